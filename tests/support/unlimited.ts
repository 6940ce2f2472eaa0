/** Settings of servers whose people call more often than is allowed to one person. */
export const UNLIMITED = { CALLS_PER_MINUTE: '0', SEARCHES_PER_MINUTE: '0' } as const;
