import type { Money } from '#domain/contract.ts';
import { subtractMoney } from '#domain/money.ts';
import type { CancellationQuote, CancelOutcome, LookUpOutcome } from '../outcomes.ts';
import type { CancelOrder } from '../supplier.ts';
import type { SupplierCall } from '../supplier-call.ts';
import { penaltyOf } from './amounts.ts';
import { type BookingRecord, findRecord, updateRecord } from './booking-repository.ts';
import {
  type Booked,
  bookedBooking,
  bookingPath,
  keptBooking,
  keptStatus,
  readState,
} from './booking-state.ts';
import { declined, type HotelbedsDesk, isAboveCap, UNKNOWN } from './hotelbeds-desk.ts';
import { type HotelbedsBooking, readBookingAnswer } from './read-booking.ts';
import type { Reason } from './refusal.ts';

interface Costs {
  refund: Money;
  penalty: Money;
}

type Unquoted = Exclude<CancellationQuote, { outcome: 'quoted' }>;

export async function lookUpBooking(
  desk: HotelbedsDesk,
  reference: string,
  call: SupplierCall,
): Promise<LookUpOutcome> {
  const record = await findRecord(desk.db, { companyId: call.companyId, reference });
  if (!record) return { outcome: 'notFound' };
  const state = await readState(desk, record, call);
  if (state.kind === 'unknown') return UNKNOWN;
  if (state.kind === 'booked') {
    const cancellation = state.booking.status === 'cancelled' ? costsOf(state.booking, record) : null;
    return { outcome: 'found', booking: bookedBooking(state), charges: { cancellation, changes: [] } };
  }
  const booking = keptBooking(record, call.now);
  const cancellation = booking.status === 'cancelled' ? ofNothing(record) : null;
  return { outcome: 'found', booking, charges: { cancellation, changes: [] } };
}

/** How long a quote is good for when no later deadline is known to change it. */
const QUOTE_MS = 3_600_000;

export async function quoteCancellation(
  desk: HotelbedsDesk,
  reference: string,
  call: SupplierCall,
): Promise<CancellationQuote> {
  const found = await findCancellable(desk, reference, call);
  if ('outcome' in found) return found.outcome === 'cancelled' ? declined('alreadyCancelled') : found;
  const { record, state } = found;
  if (!state) return { outcome: 'quoted', ...ofNothing(record), until: record.heldUntil };
  const costs = await simulate(desk, state, call);
  if ('outcome' in costs) return costs;
  const ends = [call.now.getTime() + QUOTE_MS, ...state.booking.policyTimes.map((time) => time.getTime())];
  const until = Math.min(...ends.filter((time) => time > call.now.getTime()));
  return { outcome: 'quoted', ...costs, until: new Date(until) };
}

export async function cancelBooking(
  desk: HotelbedsDesk,
  { booking: reference, penaltyCap }: CancelOrder,
  call: SupplierCall,
): Promise<CancelOutcome> {
  const found = await findCancellable(desk, reference, call);
  if ('outcome' in found) {
    if (found.outcome !== 'cancelled') return found;
    return found.call === call.reference ? found.answer : declined('alreadyCancelled');
  }
  const { record, state } = found;
  if (!state) {
    await updateRecord(desk.db, record, { cancelCall: call.reference });
    return { outcome: 'cancelled', ...ofNothing(record) };
  }
  const costs = await simulate(desk, state, call);
  if ('outcome' in costs) return costs;
  const { penalty } = costs;
  if (penalty.amount > 0 && (!penaltyCap || isAboveCap(penalty, penaltyCap))) {
    return { outcome: 'dearer', ...costs };
  }
  await updateRecord(desk.db, record, { cancelCall: call.reference });
  const answer = await desk.client.delete(cancellationPath(state, 'CANCELLATION'), call.signal);
  if (answer.kind === 'lost') return UNKNOWN;
  if (answer.kind === 'refused') return toRefusal(answer.reason);
  const booking = readBookingAnswer(answer.data);
  if (booking.status !== 'cancelled') return UNKNOWN;
  return { outcome: 'cancelled', ...(costsOf(booking, record) ?? costs) };
}

interface Cancellable {
  record: BookingRecord;
  /** Null when nothing is booked yet. */
  state: Booked | null;
}

type Cancelled = { outcome: 'cancelled'; call: string | null; answer: CancelOutcome };

async function findCancellable(
  desk: HotelbedsDesk,
  reference: string,
  call: SupplierCall,
): Promise<Cancellable | Cancelled | Unquoted> {
  const record = await findRecord(desk.db, { companyId: call.companyId, reference });
  if (!record) return declined('noSuchBooking');
  const cancelled = (costs: Costs): Cancelled => ({
    outcome: 'cancelled',
    call: record.cancelCall,
    answer: { outcome: 'cancelled', ...costs },
  });
  const state = await readState(desk, record, call);
  if (state.kind === 'unknown') return UNKNOWN;
  if (state.kind === 'kept') {
    const status = keptStatus(record, call.now);
    if (status === 'cancelled') return cancelled(ofNothing(record));
    return status === 'expired' ? { outcome: 'expired' } : { record, state: null };
  }
  if (state.booking.status !== 'cancelled') return { record, state };
  const costs = costsOf(state.booking, record);
  return costs ? cancelled(costs) : UNKNOWN;
}

/** What Hotelbeds would charge now; nothing is cancelled. */
async function simulate(desk: HotelbedsDesk, state: Booked, call: SupplierCall): Promise<Costs | Unquoted> {
  if (!state.booking.isCancellable) return declined('notCancellable');
  const answer = await desk.client.delete(cancellationPath(state, 'SIMULATION'), call.signal);
  if (answer.kind === 'lost') return UNKNOWN;
  if (answer.kind === 'refused') return toRefusal(answer.reason);
  return costsOf(readBookingAnswer(answer.data), state.record) ?? UNKNOWN;
}

function cancellationPath({ booking }: Booked, flag: 'SIMULATION' | 'CANCELLATION'): string {
  return `${bookingPath(booking.id)}?cancellationFlag=${flag}`;
}

function toRefusal(reason: Reason): Unquoted {
  switch (reason) {
    case 'alreadyCancelled':
      return declined('alreadyCancelled');
    case 'tooFast':
    case 'quotaUsedUp':
    case 'notAllowed':
    case 'product':
      return UNKNOWN;
    default:
      return declined('notCancellable');
  }
}

/** Null when Hotelbeds does not say. */
function costsOf({ cancellationCost }: HotelbedsBooking, record: BookingRecord): Costs | null {
  if (!cancellationCost) return null;
  const penalty = penaltyOf(cancellationCost, record);
  return { refund: subtractMoney(record.price, penalty), penalty };
}

function ofNothing({ price }: BookingRecord): Costs {
  const nothing = { ...price, amount: 0 };
  return { refund: nothing, penalty: nothing };
}
