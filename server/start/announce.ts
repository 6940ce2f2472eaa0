export type Announce = (line: string) => void;

export const announceNothing: Announce = () => {};
