import { subject } from '@casl/ability';
import { amountDue } from '#domain/checkout/amount-due.ts';
import type { TripCounts, TripFilter, TripList, TripSummary } from '#domain/contract.ts';
import { isPartlyBooked } from '#domain/partly-booked.ts';
import type { Deps } from '../../../deps.ts';
import type { SignedInContext } from '../../../http/handler.ts';
import { clockFor } from '../../practice/clock-for.ts';
import { listEnd } from '../../search/counted-pages.ts';
import { countTrips, readTripPage, type TripSummaryRow } from './trip-list-repository.ts';

type ListDeps = Pick<Deps, 'db' | 'clock' | 'practice'>;
type Caller = Pick<SignedInContext, 'abilities' | 'signedIn'>;

/** The trips of the company in which the session acts, as far as the caller may read them. */
export async function listTrips(
  deps: ListDeps,
  caller: Caller,
  { page, filter, searchString }: { page: number; filter: TripFilter | undefined; searchString: string },
): Promise<TripList> {
  const { abilities } = caller;
  const scope = { abilities, readerId: readerOf(caller), today: await todayOf(deps, caller) };
  const { rows, ...counted } = await readTripPage(deps.db, { ...scope, page, filter, searchString });
  return { docs: rows.map(toSummary), ...listEnd(page, counted) };
}

export async function countListedTrips(
  deps: ListDeps,
  caller: Caller,
  searchString: string,
): Promise<TripCounts> {
  const today = await todayOf(deps, caller);
  return await countTrips(deps.db, { readerId: readerOf(caller), today, searchString });
}

/** Who may read every trip of the company reads its lists, everybody else those of what concerns them. */
function readerOf({ abilities, signedIn: { companyId, companyUserId } }: Caller): string {
  const readsAll = abilities.can('read', subject('Trip', { company: companyId }));
  return readsAll ? companyId : companyUserId;
}

async function todayOf(deps: ListDeps, { signedIn }: Caller): Promise<string> {
  const clock = await clockFor(deps, signedIn.companyId);
  return clock.now().toISOString().slice(0, 10);
}

function toSummary(row: TripSummaryRow): TripSummary {
  const { id, itinerary_ref, status, ended_by, title, travellers, kinds, approver, parts } = row;
  const asked = { amount: row.total_amount, currency: row.total_currency };
  const partStatuses = parts?.map((part) => part.status) ?? [];
  return {
    _id: id,
    itineraryRefId: itinerary_ref,
    status,
    title,
    ...(ended_by && { end: ended_by }),
    ...(isPartlyBooked(status, partStatuses) && { partlyBooked: true as const }),
    travelers: travellers,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    total: amountDue({ asked }, row.booking_info.bookingFee),
    kinds: kinds.map(({ kind }) => kind),
    ...(approver && { approver }),
  };
}
