import type { Money } from '#domain/contract.ts';
import { compareMoney, subtractMoney } from '#domain/money.ts';
import type { CancellationQuote, CancelOutcome, Charges, LookUpOutcome } from '../outcomes.ts';
import type { CancelOrder } from '../supplier.ts';
import type { SupplierCall } from '../supplier-call.ts';
import { settleChanges } from './change-order.ts';
import type { DuffelAnswer } from './duffel-client.ts';
import { type DuffelDesk, declined, isAboveCap, UNKNOWN } from './duffel-desk.ts';
import { findOrder, type OrderRecord, updateOrder } from './order-repository.ts';
import {
  type OrderState,
  offeredBooking,
  offerStatus,
  orderedBooking,
  orderStatus,
  readState,
} from './order-state.ts';
import { type DuffelCancellation, type DuffelOrder, readCancellation } from './read-order.ts';

interface Costs {
  refund: Money;
  penalty: Money;
}

type Ordered = Extract<OrderState, { kind: 'ordered' }>;
type Quoted = { outcome: 'quoted'; cancellation: DuffelCancellation; costs: Costs };
type Unquoted = Exclude<CancellationQuote, { outcome: 'quoted' }>;

export async function lookUpOrder(
  desk: DuffelDesk,
  reference: string,
  call: SupplierCall,
): Promise<LookUpOutcome> {
  const record = await findOrder(desk.db, { companyId: call.companyId, reference });
  if (!record) return { outcome: 'notFound' };
  const state = await readState(desk, record, call);
  switch (state.kind) {
    case 'unknown':
      return UNKNOWN;
    case 'notMade':
    case 'takenByOther':
      return { outcome: 'notFound' };
    case 'offered': {
      const booking = offeredBooking(record, call.now);
      const cancellation = booking.status === 'cancelled' ? ofNothing(record) : null;
      return { outcome: 'found', booking, charges: { cancellation, changes: [] } };
    }
    case 'ordered': {
      const made = await settleChanges(desk, state.record, call);
      const cancellation = await readCharges(desk, state, call);
      if (cancellation === 'lost' || made === 'unknown') return UNKNOWN;
      const offerId = made.at(-1)?.offerId ?? state.record.offerId;
      const changed = { ...state, record: { ...state.record, offerId } };
      return {
        outcome: 'found',
        booking: orderedBooking(changed, call.now),
        charges: { cancellation, changes: made.map(({ call, penalty }) => ({ call, penalty })) },
      };
    }
  }
}

export async function quoteCancellation(
  desk: DuffelDesk,
  reference: string,
  call: SupplierCall,
): Promise<CancellationQuote> {
  const found = await findCancellable(desk, reference, call);
  if ('outcome' in found) return found.outcome === 'cancelled' ? declined('alreadyCancelled') : found;
  const { record, state } = found;
  if (!state) return { outcome: 'quoted', ...ofNothing(record), until: record.heldUntil };
  const quote = await askForQuote(desk, state, call);
  if (quote.outcome !== 'quoted') return quote;
  return { outcome: 'quoted', ...quote.costs, until: quote.cancellation.until ?? call.now };
}

export async function cancelOrder(
  desk: DuffelDesk,
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
    await updateOrder(desk.db, record, { cancelCall: call.reference });
    return { outcome: 'cancelled', ...ofNothing(record) };
  }
  const quote = await askForQuote(desk, state, call);
  if (quote.outcome !== 'quoted') return quote;
  const { costs, cancellation } = quote;
  const { penalty } = costs;
  if (penalty.amount > 0 && (!penaltyCap || isAboveCap(penalty, penaltyCap))) {
    return { outcome: 'dearer', ...costs };
  }
  await updateOrder(desk.db, record, { cancelCall: call.reference });
  const answer = await confirmCancellation(desk, cancellation.id, call);
  if (answer.kind === 'lost') return UNKNOWN;
  return answer.kind === 'data' ? { outcome: 'cancelled', ...costs } : toRefusal(answer);
}

/** Cancels what costs nothing, such as an order that is not paid. */
export async function cancelAtDuffel(
  desk: DuffelDesk,
  orderId: string,
  call: SupplierCall,
): Promise<DuffelAnswer> {
  const quote = await desk.client.post('/air/order_cancellations', { order_id: orderId }, call.signal);
  if (quote.kind !== 'data') return quote;
  return await confirmCancellation(desk, readCancellation(quote.data).id, call);
}

async function confirmCancellation(
  { client }: DuffelDesk,
  id: string,
  { signal }: SupplierCall,
): Promise<DuffelAnswer> {
  return await client.post(`/air/order_cancellations/${id}/actions/confirm`, {}, signal);
}

interface Cancellable {
  record: OrderRecord;
  /** Null when nothing is ordered yet. */
  state: Ordered | null;
}

type Cancelled = { outcome: 'cancelled'; call: string | null; answer: CancelOutcome };

async function findCancellable(
  desk: DuffelDesk,
  reference: string,
  call: SupplierCall,
): Promise<Cancellable | Cancelled | Unquoted> {
  const record = await findOrder(desk.db, { companyId: call.companyId, reference });
  if (!record) return declined('noSuchBooking');
  const cancelled = (costs: Costs | null): Cancelled => ({
    outcome: 'cancelled',
    call: record.cancelCall,
    answer: { outcome: 'cancelled', ...(costs ?? ofNothing(record)) },
  });
  const state = await readState(desk, record, call);
  if (state.kind === 'unknown') return UNKNOWN;
  if (state.kind !== 'ordered') {
    const status = offerStatus(record, call.now);
    if (status === 'cancelled') return cancelled(null);
    return status === 'expired' ? { outcome: 'expired' } : { record, state: null };
  }
  const status = orderStatus(state, call.now);
  if (status === 'expired') return { outcome: 'expired' };
  if (status !== 'cancelled') return { record, state };
  const charges = await readCharges(desk, state, call);
  return charges === 'lost' ? UNKNOWN : cancelled(charges);
}

async function askForQuote(
  { client }: DuffelDesk,
  { order }: Ordered,
  { signal }: SupplierCall,
): Promise<Quoted | Unquoted> {
  const answer = await client.post('/air/order_cancellations', { order_id: order.id }, signal);
  if (answer.kind === 'lost') return UNKNOWN;
  if (answer.kind === 'refused') return toRefusal(answer);
  const cancellation = readCancellation(answer.data);
  return { outcome: 'quoted', cancellation, costs: costsOf(cancellation, order) };
}

/** The documented refusals of a cancellation; after each of them, nothing was cancelled. */
const NOT_CANCELLABLE: ReadonlySet<string> = new Set([
  'not_found',
  'order_not_cancellable',
  'order_cancellation_stale',
  'unsupported_action',
  'unavailable_feature',
  'validation_required',
  'validation_format',
]);

function toRefusal({ code }: Extract<DuffelAnswer, { kind: 'refused' }>): Unquoted {
  if (code === 'already_cancelled') return declined('alreadyCancelled');
  return NOT_CANCELLABLE.has(code) ? declined('notCancellable') : UNKNOWN;
}

/** What is not known to come back as money is lost. Of an unpaid order nothing is, because nothing was paid. */
function costsOf({ refund }: DuffelCancellation, { total, awaitsPayment }: DuffelOrder): Costs {
  const nothing = { ...total, amount: 0 };
  if (awaitsPayment) return { refund: nothing, penalty: nothing };
  const isKnown = refund && refund.currency === total.currency && compareMoney(refund, total) <= 0;
  const back = isKnown ? refund : nothing;
  return { refund: back, penalty: subtractMoney(total, back) };
}

function ofNothing({ price }: OrderRecord): Costs {
  const nothing = { ...price, amount: 0 };
  return { refund: nothing, penalty: nothing };
}

async function readCharges(
  { client }: DuffelDesk,
  { order }: Ordered,
  { signal }: SupplierCall,
): Promise<Charges['cancellation'] | 'lost'> {
  if (!order.isCancelled) return null;
  const answer = await client.get(`/air/order_cancellations?order_id=${order.id}`, signal);
  if (answer.kind !== 'data' || !Array.isArray(answer.data)) return 'lost';
  const confirmed = answer.data.map(readCancellation).find(({ isConfirmed }) => isConfirmed);
  return confirmed ? costsOf(confirmed, order) : null;
}
