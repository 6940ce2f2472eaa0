/** Settings of test servers whose users exceed the usual call limits. */
export const UNLIMITED = { CALLS_PER_MINUTE: '0', SEARCHES_PER_MINUTE: '0' } as const;
