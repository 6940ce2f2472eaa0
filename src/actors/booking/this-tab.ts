import { newKey } from './new-key.ts';

/** The id of this tab, as long as its page is open. */
export const THIS_TAB = newKey();
