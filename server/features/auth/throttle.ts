import { createHmac, createSecretKey } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { type Expression, type Kysely, sql } from 'kysely';
import { type Params, preparedStatement, type ValuesOrPlaceholders } from '../../db/prepared-statement.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { oncePer } from '../../http/once-per.ts';
import type { Keys } from '../../security/keys.ts';
import { readDeviceToken } from './device-token.ts';

interface ThrottleRule {
  name: string;
  limit: number;
  windowSeconds: number;
}

const QUARTER_HOUR = 15 * 60;

/** How many attempts are allowed in any quarter of an hour. */
const LIMITS = {
  signInByPair: 10,
  signInByAccount: 50,
  signInByAddress: 100,
  forgottenByPair: 3,
  forgottenByAccount: 30,
  forgottenByAddress: 30,
  resetByAddress: 30,
  mailDecisionByAddress: 100,
  calendarFeed: 60,
  unknownFeedByAddress: 30,
  currentPassword: 10,
  invitation: 5,
  profileChange: 20,
  clientErrors: 30,
};

export const THROTTLES = Object.fromEntries(
  Object.entries(LIMITS).map(([name, limit]) => [name, { name, limit, windowSeconds: QUARTER_HOUR }]),
) as Record<keyof typeof LIMITS, ThrottleRule>; // a rule for each limit

export interface Reservation {
  key: string;
  at: Date;
}

export interface Attempt extends Reservation {
  since: Date;
  limit: number;
}

/** A key object: raw bytes would be turned into one at every attempt, which takes as long as the hashing. */
const throttleKey = oncePer((keys: Keys) => createSecretKey(keys.throttle));

/** The subject is only stored as a keyed hash. */
export function newAttempt(
  keys: Keys,
  { name, limit, windowSeconds }: ThrottleRule,
  subject: string,
  at: Date,
): Attempt {
  const key = createHmac('sha256', throttleKey(keys)).update(`${name}\n${subject}`).digest('base64url');
  return { key, at, since: new Date(at.getTime() - windowSeconds * 1000), limit };
}

/**
 * Counts an attempt before it is made, so that many at once can't pass together. One beyond the limit is refused, and
 * isn't counted.
 */
export async function reserveAttempt(
  { db, clock, keys }: Pick<Deps, 'db' | 'clock' | 'keys'>,
  rule: ThrottleRule,
  subject: string,
): Promise<Reservation> {
  const attempt = newAttempt(keys, rule, subject, clock.now());
  const counted = await countAttempt(db, attempt);
  if (counted.length > 0) return attempt;
  throw await tooManyAttempts(db, attempt);
}

const countAttempt = preparedStatement((attempt: Params<Attempt>) => countOfAttempt(attempt));

export function countOfAttempt(
  { key, at, since, limit }: ValuesOrPlaceholders<Attempt>,
  condition: Expression<boolean> = sql`true`,
) {
  const recent = sql`array(select a from unnest(throttles.attempts) a where a > ${since})`;
  return sql`
    insert into throttles (key, attempts) select ${key}::text, array[${at}::timestamptz] where ${condition}
    on conflict (key) do update set attempts = ${recent} || ${at}::timestamptz
    where cardinality(${recent}) < ${limit}::integer
    returning key`;
}

export async function tooManyAttempts(db: Kysely<Database>, attempt: Attempt): Promise<DomainError> {
  return new DomainError('too_many_requests', 'There were too many attempts. Please try again later.', {
    retryAfterSeconds: await secondsToWait(db, attempt),
  });
}

export function refundOfAttempt(db: Kysely<Database>, { key, at }: ValuesOrPlaceholders<Reservation>) {
  const index = sql`array_position(attempts, ${at}::timestamptz)`;
  return db
    .updateTable('throttles')
    .set({ attempts: sql`attempts[:${index} - 1] || attempts[${index} + 1:]` })
    .where('key', '=', key)
    .where(sql<boolean>`${at}::timestamptz = any(attempts)`);
}

export function clearingOfAttempts(
  db: Kysely<Database>,
  { key }: ValuesOrPlaceholders<Pick<Reservation, 'key'>>,
) {
  return db.deleteFrom('throttles').where('key', '=', key);
}

export async function deleteOldAttempts(db: Kysely<Database>, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - QUARTER_HOUR * 1000);
  await sql`delete from throttles where not ${longAgo}::timestamptz < any(attempts)`.execute(db);
}

/**
 * Where an attempt comes from: a network, or a device that is known to the account. A known device is counted apart, so
 * that failures of others lock neither it nor its network out of the account.
 */
export function identifySource(
  keys: Keys,
  { ip, deviceToken }: { ip: string; deviceToken: string | undefined },
  emailKey: string,
): { source: string; isKnown: boolean } {
  const deviceId = readDeviceToken(keys, deviceToken, emailKey);
  return deviceId === undefined
    ? { source: toNetwork(ip), isKnown: false }
    : { source: `device ${deviceId}`, isKnown: true };
}

/**
 * The addresses of one IPv6 network belong to one party, so they are counted as one: the first four groups of
 * eight.
 */
export function toNetwork(ip: string): string {
  const address = ip.replace(/^::ffff:|%.*/g, '');
  if (!isIPv6(address)) return address;
  const zeros = '0:'.repeat(8 - splitGroups(address).length);
  return splitGroups(address.replace('::', `:${zeros}`))
    .slice(0, 4)
    .join(':');
}

function splitGroups(address: string): string[] {
  return address.split(':').filter((group) => group !== '');
}

async function secondsToWait(db: Kysely<Database>, { key, since }: Attempt): Promise<number> {
  const { rows } = await sql<{ oldest: Date | null }>`
    select min(a) as oldest from throttles, unnest(attempts) a where key = ${key} and a > ${since}`.execute(
    db,
  );
  const oldest = rows[0]?.oldest ?? since;
  return Math.max(1, Math.ceil((oldest.getTime() - since.getTime()) / 1000));
}
