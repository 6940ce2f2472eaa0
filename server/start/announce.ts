/** Prints long steps of the start before they begin. */
export type Announce = (line: string) => void;

export const announceNothing: Announce = () => {};
