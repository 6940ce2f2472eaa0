import { subject } from '@casl/ability';
import type { FullVerdict, TripCounts, TripFilter, TripList, TripSummary } from '#domain/contract.ts';
import { isBeingCancelled, isPartlyBooked } from '#domain/partly-booked.ts';
import { countedVerdicts } from '#domain/policy/trip-verdict.ts';
import { waitingLevel } from '#machines/trip/approval-region.ts';
import type { Deps } from '../../../deps.ts';
import type { SignedInContext } from '../../../http/handler.ts';
import { readCompanyClock } from '../../practice/read-company-clock.ts';
import { listEnd } from '../../search/page-count.ts';
import { toTotal } from '../page/trip-mapper.ts';
import { titleOfRow } from '../title-of-row.ts';
import { countTrips, readTripPage, type TripSummaryRow } from './trip-list-repository.ts';
import type { TripReader } from './trip-reader-repository.ts';
import { countWaiting, readWaitingPage } from './waiting-trip-repository.ts';

type ListDeps = Pick<Deps, 'db' | 'clock' | 'practice'>;
const MOST_RULES = 50;

type WaitingTrip = NonNullable<TripSummary['waiting']>;
type Caller = Pick<SignedInContext, 'abilities' | 'signedIn'>;

export interface TripSearch {
  searchString: string;
  /** Empty for everyone's trips. */
  travelers: readonly string[];
}

export async function listTrips(
  deps: ListDeps,
  caller: Caller,
  { page, filter, ...search }: TripSearch & { page: number; filter: TripFilter | undefined },
): Promise<TripList> {
  const { abilities, signedIn } = caller;
  const clock = await readCompanyClock(deps, signedIn.companyId);
  const today = clock.today();
  const scope = { abilities, now: clock.now(), ...search };
  if (filter === 'waitingApproval') {
    const { rows, ...counted } = await readWaitingPage(deps.db, { ...scope, signedIn, page });
    return { docs: rows.map((row) => toSummary(row, today)), ...listEnd(page, counted) };
  }
  const { rows, ...counted } = await readTripPage(deps.db, {
    ...scope,
    reader: toReader(caller),
    page,
    filter,
  });
  return { docs: rows.map((row) => toSummary(row, today)), ...listEnd(page, counted) };
}

export async function countListedTrips(
  deps: ListDeps,
  caller: Caller,
  search: TripSearch,
): Promise<TripCounts> {
  const { abilities, signedIn } = caller;
  const clock = await readCompanyClock(deps, signedIn.companyId);
  const scope = { abilities, now: clock.now(), ...search };
  const [listed, waiting] = await Promise.all([
    countTrips(deps.db, { ...scope, reader: toReader(caller) }),
    countWaiting(deps.db, { ...scope, signedIn }),
  ]);
  return { ...listed, ...waiting };
}

function toReader({ abilities, signedIn: { companyId, companyUserId } }: Caller): TripReader {
  const readsAll = abilities.can('read', subject('Trip', { company: companyId }));
  return { companyId, companyUserId: readsAll ? null : companyUserId };
}

function toSummary(row: TripSummaryRow, today: string): TripSummary {
  const partStatuses = row.parts.map((part) => part.status);
  const booked = row.parts.map((part) => ({ status: part.status, wasBooked: part.was_booked }));
  const waiting = toWaiting(row);
  return {
    _id: row.id,
    version: row.version,
    itineraryRefId: row.itinerary_ref,
    status: row.status,
    title: titleOfRow(row, today),
    end: row.ended_by ?? undefined,
    openRequest: row.request_open ? true : undefined,
    cancelling: isBeingCancelled(row.status, partStatuses) ? true : undefined,
    partlyBooked: isPartlyBooked(row.status, booked) ? true : undefined,
    travelers: row.travelers,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    total: toTotal(row),
    kinds: row.kinds.map(({ kind }) => kind),
    waiting: waiting ?? undefined,
  };
}

function toWaiting(row: TripSummaryRow): TripSummary['waiting'] | null {
  const level = waitingLevel(row.status);
  const mayDecide = row.may_decide && { mayDecide: true as const };
  if (level && row.waiting_until) {
    const { reason, comment } = row.booking_info;
    return {
      level,
      deciders: row.deciders ?? [],
      until: row.waiting_until.toISOString(),
      ...toRules(listVerdicts(row)),
      reason,
      comment: comment || undefined,
      ...mayDecide,
    };
  }
  const waiting = toWaitingChange(row);
  return waiting && { ...waiting, ...mayDecide };
}

function listVerdicts({ judged_parts, verdict }: TripSummaryRow) {
  return countedVerdicts({ parts: judged_parts ?? [], together: verdict });
}

function toRules(verdicts: readonly FullVerdict[]): Pick<WaitingTrip, 'keepsRules' | 'broken'> {
  const results = verdicts.flatMap(({ travelers }) => travelers.flatMap(({ rules }) => rules));
  const broken = results.filter(({ result }) => result !== 'kept');
  if (broken.length === 0) return { keepsRules: true };
  const distinct = new Map(broken.map((rule) => [JSON.stringify(rule), rule]));
  return { keepsRules: false, broken: [...distinct.values()].slice(0, MOST_RULES) };
}

/** A booked trip with a waiting change is listed as waiting, too. */
function toWaitingChange({ change }: TripSummaryRow): TripSummary['waiting'] | null {
  const level = change && waitingLevel(change.status);
  if (!level || !change.waiting_until) return null;
  return {
    level,
    deciders: change.deciders,
    until: new Date(change.waiting_until).toISOString(),
    ...toRules([change.verdict]),
    change: true,
  };
}
