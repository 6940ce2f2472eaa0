import { amountText, type StoredOffer, sliceAnswer } from './offers.ts';
import type { StoredOrder } from './orders.ts';
import { type Reply, refuse, reply } from './replies.ts';

interface ChangeRequest {
  order_id: string;
  slices: {
    remove: { slice_id: string }[];
    add: { origin: string; destination: string; departure_date: string }[];
  };
}

interface StoredChangeOffer {
  id: string;
  order: StoredOrder;
  /** The flights as they would be, of which only the changed ones are named. */
  offer: StoredOffer;
  changed: number[];
  /** Pence. */
  difference: number;
  changeId: string | null;
}

interface StoredChange {
  id: string;
  offer: StoredChangeOffer;
  confirmedAt: Date | null;
}

/** What each change of the test airline costs, in pence. */
export const CHANGE_FEE = 125_00;
const HOURS = [9, 17];
const RISES = [0, 20_00];

/** The changes of one account's orders. */
export class ChangeBook {
  readonly changes: StoredChange[] = [];
  readonly #offers: StoredChangeOffer[] = [];
  readonly #newId: (prefix: string) => string;
  readonly #findOrder: (id: string) => StoredOrder | undefined;

  constructor(newId: (prefix: string) => string, findOrder: (id: string) => StoredOrder | undefined) {
    this.#newId = newId;
    this.#findOrder = findOrder;
  }

  request({ order_id, slices }: ChangeRequest): Reply {
    const order = this.#findOrder(order_id);
    if (!order) return refuse(404, 'invalid_request_error', 'not_found');
    if (!order.paidAt || order.cancelledAt || this.#isChanged(order)) {
      return refuse(422, 'invalid_state_error', 'order_not_changeable');
    }
    const ids = order.offer.slices.map((_, index) => sliceId(order.offer, index));
    const changed = slices.remove.map(({ slice_id }) => ids.indexOf(slice_id));
    if (changed.includes(-1) || changed.length !== slices.add.length) {
      return refuse(422, 'validation_error', 'validation_inclusion');
    }
    const offers = HOURS.map((hour, index) => {
      const moved = new Map(changed.map((slice, position) => [slice, slices.add[position]]));
      const id = this.#newId('oco');
      const flights = order.offer.slices.map((slice, at) => {
        const add = moved.get(at);
        return add
          ? { origin: add.origin, destination: add.destination, day: add.departure_date, hour }
          : slice;
      });
      const difference = RISES[index] ?? 0;
      return {
        id,
        order,
        offer: { ...order.offer, id, slices: flights },
        changed,
        difference,
        changeId: null,
      };
    });
    this.#offers.push(...offers);
    const answers = offers.map((offer) => changeOfferAnswer(offer));
    return reply(201, { id: this.#newId('ocr'), order_id, order_change_offers: answers, live_mode: false });
  }

  readOffer(id: string): Reply {
    const offer = this.#offers.find((one) => one.id === id);
    return offer ? reply(200, changeOfferAnswer(offer)) : refuse(404, 'invalid_request_error', 'not_found');
  }

  create({ selected_order_change_offer: id }: { selected_order_change_offer: string }): Reply {
    const offer = this.#offers.find((one) => one.id === id);
    if (!offer) return refuse(404, 'invalid_request_error', 'not_found');
    const change = { id: this.#newId('oce'), offer, confirmedAt: null };
    offer.changeId = change.id;
    this.changes.push(change);
    return reply(201, changeAnswer(change));
  }

  read(id: string): Reply {
    const change = this.changes.find((one) => one.id === id);
    return change ? reply(200, changeAnswer(change)) : refuse(404, 'invalid_request_error', 'not_found');
  }

  confirm(id: string, body: { payment?: { amount: string } }, now: Date): Reply {
    const change = this.changes.find((one) => one.id === id);
    if (!change) return refuse(404, 'invalid_request_error', 'not_found');
    const { order, offer, difference } = change.offer;
    if (change.confirmedAt) return refuse(422, 'invalid_state_error', 'order_change_already_actioned');
    if (this.#isChanged(order)) return refuse(422, 'invalid_state_error', 'order_not_changeable');
    if (body.payment?.amount !== amountText(difference + CHANGE_FEE)) {
      return refuse(422, 'validation_error', 'payment_amount_does_not_match_order_amount');
    }
    change.confirmedAt = now;
    order.offer = { ...offer, id: order.offer.id };
    order.total += difference;
    return reply(200, changeAnswer(change));
  }

  #isChanged(order: StoredOrder): boolean {
    return this.changes.some(({ offer, confirmedAt }) => offer.order === order && confirmedAt !== null);
  }
}

function sliceId(offer: StoredOffer, index: number): string {
  return `sli_${offer.id.slice(4)}${index}`;
}

function changeOfferAnswer({ id, order, offer, changed, difference, changeId }: StoredChangeOffer): object {
  return {
    id,
    order_change_id: changeId,
    change_total_amount: amountText(difference + CHANGE_FEE),
    change_total_currency: 'GBP',
    new_total_amount: amountText(order.total + difference),
    new_total_currency: 'GBP',
    penalty_total_amount: amountText(CHANGE_FEE),
    penalty_total_currency: 'GBP',
    refund_to: null,
    expires_at: offer.expiresAt.toISOString(),
    conditions: { change_before_departure: null, refund_before_departure: null },
    private_fares: [],
    slices: {
      remove: changed.map((index) => sliceAnswer(order.offer, index)),
      add: changed.map((index) => sliceAnswer(offer, index)),
    },
    live_mode: false,
  };
}

function changeAnswer({ id, offer, confirmedAt }: StoredChange): object {
  return {
    ...changeOfferAnswer(offer),
    id,
    order_id: offer.order.id,
    confirmed_at: confirmedAt?.toISOString() ?? null,
  };
}
