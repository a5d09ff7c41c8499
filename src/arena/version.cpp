namespace papan {}
