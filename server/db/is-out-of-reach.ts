import { reasonOf } from '../reason-of.ts';

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
  ...['57P01', '57P02', '57P03', '57P05', '57014', '53300'],
]);

/** The driver has no codes of its own. */
const MESSAGES = [
  /^Connection terminated\b/,
  /^timeout (?:exceeded when trying to connect|expired)$/,
  /^Client (?:has encountered a connection error|was closed) and is not queryable$/,
  /^Cannot use a pool after calling end on the pool$/,
];

export function isOutOfReach(thrown: unknown): boolean {
  if (typeof thrown !== 'object' || thrown === null) return false;
  if ('code' in thrown && thrown.code !== undefined) return CODES.has(String(thrown.code));
  return MESSAGES.some((message) => message.test(reasonOf(thrown)));
}
