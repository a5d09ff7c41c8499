// Something that others may listen to. `on` returns the way to stop listening.

export class Emitter<T> {
  private readonly listeners_ = new Set<(value: T) => void>();

  on(listener: (value: T) => void): () => void {
    this.listeners_.add(listener);
    return () => this.listeners_.delete(listener);
  }

  emit(value: T): void {
    for (const listener of [...this.listeners_]) listener(value);
  }
}
