/** Tells whoever waits for a start what it is about to do that takes long. */
export type Announce = (line: string) => void;

export const announceNothing: Announce = () => {};
