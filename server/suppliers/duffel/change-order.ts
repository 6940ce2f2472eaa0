import { addMoney, amountText } from '#domain/money.ts';
import type { FlightOfferDetails } from '#domain/offers/flight-offer.ts';
import { Fields } from '../fields.ts';
import type { ChangeOutcome, ChangeQuote } from '../outcomes.ts';
import type { ChangedOrder, PriceOrder } from '../supplier.ts';
import type { SupplierCall } from '../supplier-call.ts';
import {
  type ChangeRecord,
  finishChange,
  insertChange,
  readChanges,
  removeChange,
} from './change-repository.ts';
import type { DuffelAnswer } from './duffel-client.ts';
import {
  type DuffelDesk,
  declined,
  fetchOffer,
  isAboveCap,
  isUndone,
  type Refused,
  toRefused,
  UNKNOWN,
} from './duffel-desk.ts';
import { findOrder, type OrderRecord } from './order-repository.ts';
import {
  fetchOrder,
  isSettling,
  type OrderState,
  orderedBooking,
  orderStatus,
  readState,
} from './order-state.ts';
import { type ChangeOffer, isChangeOfferId, readChangeOffer } from './read-change-offer.ts';
import { toOfferDetails } from './read-offer.ts';
import type { DuffelOrder } from './read-order.ts';

type Ordered = Extract<OrderState, { kind: 'ordered' }>;
type NoChange = Exclude<ChangeQuote<never>, { outcome: 'quoted' }>;

export async function quoteChange(
  desk: DuffelDesk,
  reference: string,
  to: PriceOrder,
  call: SupplierCall,
): Promise<ChangeQuote<FlightOfferDetails>> {
  const state = await findChangeable(desk, reference, call);
  if ('outcome' in state) return state;
  const found = await findChangeOffer(desk, state.order, to, call);
  if ('outcome' in found) return found;
  const { offer, difference, penalty } = found;
  return { outcome: 'quoted', offer: toOfferDetails(offer), difference, penalty, until: offer.expiresAt };
}

export async function changeOrder(
  desk: DuffelDesk,
  reference: string,
  to: ChangedOrder,
  call: SupplierCall,
): Promise<ChangeOutcome> {
  const state = await findChangeable(desk, reference, call);
  if ('outcome' in state) return state;
  const { order, record } = state;
  const changes = await settleChanges(desk, record, call);
  if (changes === 'unknown') return UNKNOWN;
  const earlier = changes.find((change) => change.call === call.reference);
  if (earlier) return changedInto(state, earlier, call);
  const found = await findChangeOffer(desk, order, to, call);
  if ('outcome' in found) return found;
  const { penalty } = found;
  const price = addMoney(order.total, found.difference);
  if (isAboveCap(price, to.priceCap) || isAboveCap(penalty, to.feeCap)) {
    return { outcome: 'dearer', price, penalty };
  }
  // A changed flight comes without seats and bags.
  if (to.extras && to.extras.seats.length + to.extras.bags.length > 0) return { outcome: 'extraGone' };
  return await sendChange(desk, { state, found }, call);
}

interface ChangeToSend {
  state: Ordered;
  found: ChangeOffer;
}

/** A change that is not confirmed changes nothing; from then on, its outcome may be unknown. */
async function sendChange(
  desk: DuffelDesk,
  { state, found: { offer, penalty, toPay } }: ChangeToSend,
  call: SupplierCall,
): Promise<ChangeOutcome> {
  const { order, record } = state;
  const body = { selected_order_change_offer: offer.id };
  const pending = await desk.client.post('/air/order_changes', body, call.signal);
  if (pending.kind === 'lost') return UNKNOWN;
  if (pending.kind === 'refused') return toNoChange(pending);
  const { companyId, reference } = record;
  const change: ChangeRecord = {
    companyId,
    reference,
    call: call.reference,
    changeId: new Fields(pending.data, 'order_change').text('id'),
    offerId: offer.id,
    penalty,
    sentAt: call.now,
    isDone: false,
  };
  await insertChange(desk.db, change);
  const payment =
    toPay.amount > 0
      ? { payment: { type: 'balance', amount: amountText(toPay), currency: toPay.currency } }
      : {};
  const path = `/air/order_changes/${change.changeId}/actions/confirm`;
  const confirmed = await desk.client.post(path, payment, call.signal);
  if (confirmed.kind === 'refused' && isKnown(confirmed)) {
    await removeChange(desk.db, change);
    return toNoChange(confirmed);
  }
  if (confirmed.kind !== 'data' || !isConfirmed(confirmed.data)) return UNKNOWN;
  await finishChange(desk.db, change);
  const after = await fetchOrder(desk, order.id, call);
  return after === 'lost' ? UNKNOWN : changedInto({ ...state, order: after }, change, call);
}

function changedInto({ order, record }: Ordered, change: ChangeRecord, { now }: SupplierCall): ChangeOutcome {
  const state = { kind: 'ordered' as const, order, record: { ...record, offerId: change.offerId } };
  return { outcome: 'changed', booking: orderedBooking(state, now), penalty: change.penalty };
}

/** The changes that were made, once it is known of each of them. */
export async function settleChanges(
  desk: DuffelDesk,
  record: OrderRecord,
  call: SupplierCall,
): Promise<readonly ChangeRecord[] | 'unknown'> {
  const made: ChangeRecord[] = [];
  for (const change of await readChanges(desk.db, record)) {
    const state = change.isDone ? 'made' : await settleChange(desk, change, call);
    if (state === 'unknown') return 'unknown';
    if (state === 'made') made.push(change);
  }
  return made;
}

async function settleChange(
  { client, db }: DuffelDesk,
  change: ChangeRecord,
  { now, signal }: SupplierCall,
): Promise<'made' | 'notMade' | 'unknown'> {
  const answer = await client.get(`/air/order_changes/${change.changeId}`, signal);
  if (answer.kind !== 'data') return 'unknown';
  if (isConfirmed(answer.data)) {
    await finishChange(db, change);
    return 'made';
  }
  if (isSettling(change, now)) return 'unknown';
  await removeChange(db, change);
  return 'notMade';
}

const isConfirmed = (change: unknown) =>
  new Fields(change, 'order_change').optionalInstant('confirmed_at') !== undefined;

async function findChangeable(
  desk: DuffelDesk,
  reference: string,
  call: SupplierCall,
): Promise<Ordered | NoChange> {
  const record = await findOrder(desk.db, { companyId: call.companyId, reference });
  if (!record) return declined('noSuchBooking');
  const state = await readState(desk, record, call);
  if (state.kind === 'unknown') return UNKNOWN;
  if (state.kind === 'notMade') return declined('noSuchBooking');
  if (state.kind !== 'ordered') {
    if (record.cancelCall !== null) return declined('alreadyCancelled');
    return record.heldUntil > call.now ? declined('notConfirmed') : { outcome: 'expired' };
  }
  switch (orderStatus(state, call.now)) {
    case 'held':
      return declined('notConfirmed');
    case 'expired':
      return { outcome: 'expired' };
    case 'cancelled':
      return declined('alreadyCancelled');
    case 'confirmed':
      return state;
  }
}

/** What was found by a search for a change of this order, at its price of now. */
export async function findChangeOffer(
  desk: DuffelDesk,
  order: DuffelOrder,
  to: PriceOrder,
  call: SupplierCall,
): Promise<ChangeOffer | Refused | NoChange> {
  if (!isChangeOfferId(to.key)) return await explainOtherOffer(desk, order, to, call);
  const answer = await desk.client.get(`/air/order_change_offers/${to.key}`, call.signal);
  if (answer.kind === 'lost') return UNKNOWN;
  if (answer.kind === 'refused') return toNoChange(answer);
  const found = readChangeOffer(answer.data, order);
  if (!found) return declined('otherRoute');
  if (found.offer.passengerIds.length !== to.travelers) return declined('refused');
  return found.offer.expiresAt > call.now ? found : { outcome: 'expired' };
}

/** An ordinary offer: an order is only changed into what was found for it. */
async function explainOtherOffer(
  desk: DuffelDesk,
  order: DuffelOrder,
  to: PriceOrder,
  call: SupplierCall,
): Promise<Refused | NoChange> {
  const fetched = await fetchOffer(desk, to, call);
  if ('outcome' in fetched) return fetched;
  return declined(fetched.offer.owner === order.owner ? 'otherRoute' : 'otherAirline');
}

/** The documented refusals of a change; after each of them, nothing was changed. */
const NOT_CHANGEABLE: ReadonlySet<string> = new Set([
  'order_not_changeable',
  'order_not_changeable_yet',
  'order_change_already_actioned',
  'modified_externally',
]);

type Refusal = Extract<DuffelAnswer, { kind: 'refused' }>;

const isKnown = (refusal: Refusal) => isUndone(refusal) || NOT_CHANGEABLE.has(refusal.code);

function toNoChange(refusal: Refusal): NoChange {
  return NOT_CHANGEABLE.has(refusal.code) ? declined('notChangeable') : toRefused(refusal);
}
