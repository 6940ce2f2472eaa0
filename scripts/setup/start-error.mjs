/** An error that one line explains completely; no stack is shown. */
export class StartError extends Error {}
