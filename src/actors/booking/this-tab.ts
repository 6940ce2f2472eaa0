import { newKey } from './new-key.ts';

export const THIS_TAB = newKey();
