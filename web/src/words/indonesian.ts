// All that the page says in Indonesian, in one file that is fetched when it is wanted.

import { boardWordsInIndonesian } from "../boards/words_id";
import { id } from "./id";

export const messages: Record<string, string> = { ...boardWordsInIndonesian, ...id };
export { tellRefusal } from "./refusals";
