import { amountText, type StoredOffer, servicePrice, sliceAnswer } from './offers.ts';
import { type Reply, refuse, reply } from './replies.ts';

export interface StoredOrder {
  id: string;
  offer: StoredOffer;
  metadata: unknown;
  /** Pence. */
  total: number;
  paidAt: Date | null;
  cancelledAt: Date | null;
  passengers: Record<string, unknown>[];
}

interface StoredCancellation {
  id: string;
  order: StoredOrder;
  refund: number;
  expiresAt: Date;
  confirmedAt: Date | null;
}

interface OrderBody {
  type: string;
  selected_offers: string[];
  passengers: Record<string, unknown>[];
  services?: { id: string; quantity: number }[];
  payments?: { amount: string; currency: string }[];
  metadata?: unknown;
}

const REQUIRED = ['title', 'gender', 'given_name', 'family_name', 'born_on', 'email', 'phone_number'];
const QUOTE_MS = 3_600_000;

/** The orders of one account; the same offer can be ordered twice, as a retried order can at Duffel. */
export class OrderBook {
  readonly orders: StoredOrder[] = [];
  /** By how many percent an airline raises the price when it holds an order. */
  raiseOnHold = 0;
  readonly #cancellations: StoredCancellation[] = [];
  readonly #newId: (prefix: string) => string;

  constructor(newId: (prefix: string) => string) {
    this.#newId = newId;
  }

  create(body: OrderBody, offer: StoredOffer | undefined, now: Date): Reply {
    if (!offer || offer.id !== body.selected_offers[0])
      return refuse(404, 'invalid_request_error', 'not_found');
    if (offer.expiresAt <= now) return refuse(422, 'invalid_state_error', 'offer_expired');
    const ids = body.passengers.map(({ id }) => id);
    const isComplete = body.passengers.every((one) => REQUIRED.every((field) => Boolean(one[field])));
    if (ids.join() !== offer.passengerIds.join() || !isComplete) {
      return refuse(422, 'validation_error', 'validation_required');
    }
    const isHold = body.type === 'hold';
    if (isHold && !offer.holdUntil) return refuse(422, 'invalid_state_error', 'invalid_order_create_type');
    const services = body.services ?? [];
    const prices = services.map(({ id, quantity }) => (servicePrice(offer, id) ?? Number.NaN) * quantity);
    const total = prices.reduce((sum, price) => sum + price, offer.total);
    if (offer.scenario === 'orderFails') return refuse(502, 'airline_error', 'airline_unknown');
    if (!isHold) {
      const refusal = this.#refusePayment(body.payments?.[0], total, offer);
      if (refusal) return refusal;
    }
    const order: StoredOrder = {
      id: this.#newId('ord'),
      offer,
      metadata: body.metadata,
      total: isHold ? raised(total, this.raiseOnHold) : total,
      paidAt: isHold ? null : now,
      cancelledAt: null,
      passengers: body.passengers,
    };
    this.orders.push(order);
    return reply(201, orderAnswer(order));
  }

  #refusePayment(
    payment: { amount: string; currency: string } | undefined,
    total: number,
    { scenario }: StoredOffer,
  ): Reply | null {
    if (scenario === 'insufficientBalance') return refuse(422, 'invalid_state_error', 'insufficient_balance');
    const isExact = payment?.amount === amountText(total) && payment.currency === 'GBP';
    if (isExact && scenario !== 'dearerOnReading') return null;
    return refuse(422, 'validation_error', 'payment_amount_does_not_match_order_amount');
  }

  read(id: string): Reply {
    const order = this.find(id);
    return order ? reply(200, orderAnswer(order)) : refuse(404, 'invalid_request_error', 'not_found');
  }

  list(offerId: string | null): Reply {
    return reply(200, this.orders.filter(({ offer }) => offer.id === offerId).map(orderAnswer));
  }

  pay(body: { order_id: string; payment: { amount: string; currency: string } }, now: Date): Reply {
    const order = this.find(body.order_id);
    if (!order) return refuse(404, 'invalid_request_error', 'not_found');
    if (order.paidAt) return refuse(422, 'invalid_state_error', 'already_paid');
    if (order.cancelledAt) return refuse(422, 'invalid_state_error', 'already_cancelled');
    const refusal = this.#refusePayment(body.payment, order.total, order.offer);
    if (refusal) return refusal;
    order.paidAt = now;
    return reply(201, { id: this.#newId('pay'), ...body.payment, live_mode: false });
  }

  quote({ order_id }: { order_id: string }, now: Date): Reply {
    const order = this.find(order_id);
    if (!order) return refuse(404, 'invalid_request_error', 'not_found');
    if (order.cancelledAt) return refuse(422, 'invalid_state_error', 'already_cancelled');
    const isRefunded = order.paidAt !== null && order.offer.brand.isFlexible;
    const cancellation = {
      id: this.#newId('ore'),
      order,
      refund: isRefunded ? order.total : 0,
      expiresAt: new Date(now.getTime() + QUOTE_MS),
      confirmedAt: null,
    };
    this.#cancellations.push(cancellation);
    return reply(201, cancellationAnswer(cancellation));
  }

  confirmCancellation(id: string, now: Date): Reply {
    const cancellation = this.#cancellations.find((one) => one.id === id);
    if (!cancellation) return refuse(404, 'invalid_request_error', 'not_found');
    const { order, expiresAt } = cancellation;
    if (order.cancelledAt) return refuse(422, 'invalid_state_error', 'already_cancelled');
    const latest = this.#cancellations.findLast((one) => one.order === order);
    if (latest !== cancellation || expiresAt <= now) {
      return refuse(422, 'invalid_state_error', 'order_cancellation_stale');
    }
    order.cancelledAt = now;
    cancellation.confirmedAt = now;
    return reply(200, cancellationAnswer(cancellation));
  }

  listCancellations(orderId: string | null): Reply {
    const own = this.#cancellations.filter(({ order }) => order.id === orderId);
    return reply(200, own.map(cancellationAnswer));
  }

  /** The airline raises the price of an order that is not paid. */
  raise(percent: number): void {
    for (const order of this.orders) order.total = raised(order.total, percent);
  }

  readonly find = (id: string): StoredOrder | undefined => this.orders.find((order) => order.id === id);
}

const raised = (total: number, percent: number) => Math.round((total * (100 + percent)) / 100);

function orderAnswer({ id, offer, metadata, total, paidAt, cancelledAt, passengers }: StoredOrder): object {
  return {
    id,
    live_mode: false,
    booking_reference: id.slice(-6).toUpperCase(),
    total_amount: amountText(total),
    total_currency: 'GBP',
    metadata,
    cancelled_at: cancelledAt?.toISOString() ?? null,
    payment_status: {
      awaiting_payment: paidAt === null,
      payment_required_by: offer.holdUntil?.toISOString() ?? null,
      price_guarantee_expires_at: offer.holdUntil?.toISOString() ?? null,
      paid_at: paidAt?.toISOString() ?? null,
    },
    passengers: passengers.map((passenger) => ({ ...passenger, type: 'adult' })),
    documents: paidAt
      ? passengers.map((passenger, index) => ({
          type: 'electronic_ticket',
          unique_identifier: `125-${id.slice(-9)}${index}`,
          passenger_ids: [passenger.id],
        }))
      : [],
    available_actions: ['cancel'],
    slices: offer.slices.map((_, index) => sliceAnswer(offer, index)),
    owner: { iata_code: 'ZZ', name: 'Duffel Airways' },
  };
}

function cancellationAnswer({ id, order, refund, expiresAt, confirmedAt }: StoredCancellation): object {
  const credit = order.offer.scenario === 'refundAsCredit';
  return {
    id,
    order_id: order.id,
    refund_amount: amountText(refund),
    refund_currency: 'GBP',
    refund_to: order.paidAt === null ? 'awaiting_payment' : credit ? 'airline_credits' : 'balance',
    expires_at: expiresAt.toISOString(),
    confirmed_at: confirmedAt?.toISOString() ?? null,
    live_mode: false,
    airline_credits: [],
  };
}
