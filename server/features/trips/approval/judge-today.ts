import type { Kysely } from 'kysely';
import type { PolicyToday } from '#domain/contract.ts';
import type { ExchangeRates } from '#domain/exchange-rates.ts';
import { utcDay } from '#domain/local-time.ts';
import { havePoliciesChanged } from '#domain/policy/have-policies-changed.ts';
import { joinVerdicts } from '#domain/policy/join-verdicts.ts';
import { type JointVerdict, judge, type TravellerPolicy } from '#domain/policy/judge.ts';
import { judgeExternal } from '#domain/policy/judge-external.ts';
import type { Database } from '../../../db/schema.ts';
import type { PartDetails } from '../../../db/trip-tables.ts';
import { toVerdict } from '../../../offers/verdicts.ts';
import { readRatesOn } from '../../exchange-rates/exchange-rate-repository.ts';
import { readPoliciesOf } from '../../policies/policy-repository.ts';
import { bookedOffer } from '../part/kinds/part-kinds.ts';
import { toPrice } from '../trip-mapper.ts';
import type { TripRow } from '../trip-row-repository.ts';

/** What the policies say today of the parts that wait; null if they are those by which these were judged. */
export async function judgeToday(
  db: Kysely<Database>,
  { travellers, parts, policies: judgedBy }: TripRow,
  now: Date,
): Promise<PolicyToday | null> {
  const policies = await readPoliciesOf(
    db,
    travellers.map(({ _id }) => _id),
  );
  if (!havePoliciesChanged(judgedBy, policies)) return null;
  const rates = await readRatesOn(db, utcDay(now));
  const [first, ...others] = parts
    .filter(({ status }) => status === 'held')
    .map((part) => judgePart(part, policies, rates));
  return first ? { judgedBy, verdict: toVerdict(joinVerdicts([first, ...others])) } : null;
}

function judgePart(
  part: TripRow['parts'][number],
  policies: readonly TravellerPolicy[],
  rates: ExchangeRates | null,
): JointVerdict {
  const { kind, details, travelers, starts_on: startsOn, ends_on: endsOn } = part;
  const own = policies.filter(({ companyUserId }) => travelers.includes(companyUserId));
  const price = toPrice(part);
  if (kind !== 'external') return judge(own, bookedOffer(kind, details, price).facts, rates);
  // Kind and details come from one row, but its type does not relate them.
  const { service } = details as PartDetails<'external'>;
  return judgeExternal(own, { service, price, travellers: travelers.length, startsOn, endsOn }, rates);
}
