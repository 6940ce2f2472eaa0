/** A fault that one line tells in full; no stack is shown. */
export class StartError extends Error {}
