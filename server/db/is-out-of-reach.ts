/** Of the system and of PostgreSQL: no connection, or one that ended. */
const CODES = new Set([
  ...[
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOTFOUND',
    'EAI_AGAIN',
  ],
  ...['57P01', '57P02', '57P03', '53300'],
]);

/** The driver has no codes of its own. */
const MESSAGES = [
  /^Connection terminated\b/,
  /^timeout (?:exceeded when trying to connect|expired)$/,
  /^Client (?:has encountered a connection error|was closed) and is not queryable$/,
  /^Cannot use a pool after calling end on the pool$/,
];

/** Whether an error says that there is no database to talk to, or that the talk broke off. */
export function isOutOfReach(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  if ('code' in thrown) return CODES.has(String(thrown.code));
  return MESSAGES.some((message) => message.test(thrown.message));
}
