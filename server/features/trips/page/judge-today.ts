import type { Kysely } from 'kysely';
import type { PolicyToday } from '#domain/contract.ts';
import type { ExchangeRates } from '#domain/exchange-rates.ts';
import { utcDay } from '#domain/local-time.ts';
import { havePoliciesChanged } from '#domain/policy/have-policies-changed.ts';
import { joinVerdicts } from '#domain/policy/join-verdicts.ts';
import { type JointVerdict, judge, type TravelerPolicy } from '#domain/policy/judge.ts';
import { judgeExternal } from '#domain/policy/judge-external.ts';
import type { Database } from '../../../db/schema.ts';
import type { PartDetails } from '../../../db/trip-tables.ts';
import { toVerdict } from '../../../offers/verdicts.ts';
import { readRatesOn } from '../../exchange-rates/exchange-rate-repository.ts';
import { readPoliciesOf } from '../../policies/policy-repository.ts';
import { bookedOffer } from '../part/kinds/part-kinds.ts';
import type { TripRow } from '../trip-row-repository.ts';
import { toPrice } from './trip-mapper.ts';

interface Judged {
  travelers: readonly string[];
  judgedBy: TripRow['policies'];
  parts: readonly JudgedPart[];
}

type JudgedPart = Pick<
  TripRow['parts'][number],
  'kind' | 'details' | 'travelers' | 'starts_on' | 'ends_on' | 'price_amount' | 'price_currency'
>;

export async function judgeTripToday(
  db: Kysely<Database>,
  { travelers: people, parts, policies: judgedBy }: TripRow,
  now: Date,
): Promise<PolicyToday | null> {
  const travelers = people.map(({ _id }) => _id);
  return await judgeToday(
    db,
    { travelers, judgedBy, parts: parts.filter(({ status }) => status === 'held') },
    now,
  );
}

export async function judgeChangeToday(
  db: Kysely<Database>,
  { parts, changes }: TripRow,
  changeId: string,
  now: Date,
): Promise<PolicyToday | null> {
  const change = changes.find(({ id }) => id === changeId);
  const part = parts.find(({ id }) => id === change?.part_id);
  if (!change || !part) return null;
  const { kind, travelers } = part;
  return await judgeToday(
    db,
    { travelers, judgedBy: change.policies, parts: [{ ...change, kind, travelers }] },
    now,
  );
}

async function judgeToday(
  db: Kysely<Database>,
  { travelers, judgedBy, parts }: Judged,
  now: Date,
): Promise<PolicyToday | null> {
  const policies = await readPoliciesOf(db, travelers);
  if (!havePoliciesChanged(judgedBy, policies)) return null;
  const rates = await readRatesOn(db, utcDay(now));
  const [first, ...others] = parts.map((part) => judgePart(part, policies, rates));
  return first ? { judgedBy, verdict: toVerdict(joinVerdicts([first, ...others])) } : null;
}

function judgePart(
  part: JudgedPart,
  policies: readonly TravelerPolicy[],
  rates: ExchangeRates | null,
): JointVerdict {
  const { kind, details, travelers, starts_on: startsOn, ends_on: endsOn } = part;
  const own = policies.filter(({ companyUserId }) => travelers.includes(companyUserId));
  const price = toPrice(part);
  if (kind !== 'external') return judge(own, bookedOffer(kind, details, price).facts, rates);
  // Kind and details come from one row, but its type does not relate them.
  const { service } = details as PartDetails<'external'>;
  return judgeExternal(own, { service, price, travelers: travelers.length, startsOn, endsOn }, rates);
}
