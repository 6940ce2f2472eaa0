import { type StoredOffer, sliceAnswer } from './offers.ts';
import type { StoredOrder } from './orders.ts';
import { type Reply, refuse, reply } from './replies.ts';

type Action = 'accept' | 'cancel' | 'change' | 'update';

interface StoredAirlineChange {
  id: string;
  order: StoredOrder;
  before: StoredOffer;
  /** Null when the airline no longer flies it. */
  after: StoredOffer | null;
  slice: number;
  detectedAt: Date;
  actions: Action[];
  taken: 'accepted' | 'cancelled' | 'changed' | null;
}

interface Detection {
  order: StoredOrder;
  /** When the slice leaves from now on; null when the airline no longer flies it. */
  hour: number | null;
  slice?: number;
  actions?: Action[];
}

/** What the airlines have changed of one account's orders by themselves. */
export class AirlineChangeBook {
  readonly changes: StoredAirlineChange[] = [];
  readonly #newId: (prefix: string) => string;

  constructor(newId: (prefix: string) => string) {
    this.#newId = newId;
  }

  detect({
    order,
    hour,
    slice = 0,
    actions = ['accept', 'cancel', 'change'],
  }: Detection): StoredAirlineChange {
    const before = order.offer;
    const move = (one: StoredOffer['slices'][number], index: number, to: number) =>
      index === slice ? { ...one, hour: to } : one;
    const id = this.#newId('aic');
    const after =
      hour === null
        ? null
        : {
            ...before,
            id: `off_${id.slice(4)}`,
            slices: before.slices.map((one, index) => move(one, index, hour)),
          };
    const change = { id, order, before, after, slice, detectedAt: new Date(), actions, taken: null };
    this.changes.push(change);
    return change;
  }

  list(orderId: string | null): Reply {
    return reply(
      200,
      this.changes.filter(({ order }) => order.id === orderId).map((change) => changeAnswer(change)),
    );
  }

  accept(id: string): Reply {
    return this.#settle(id, 'accept');
  }

  update(id: string, { action_taken: taken }: { action_taken: string }): Reply {
    return taken === 'accepted'
      ? this.#settle(id, 'update')
      : refuse(422, 'validation_error', 'validation_inclusion');
  }

  #settle(id: string, action: Action): Reply {
    const change = this.changes.find((one) => one.id === id);
    if (!change) return refuse(404, 'invalid_request_error', 'not_found');
    if (!change.actions.includes(action) || change.taken) {
      return refuse(422, 'invalid_state_error', 'unsupported_action');
    }
    change.taken = 'accepted';
    if (change.after) change.order.offer = { ...change.after, id: change.order.offer.id };
    return reply(200, changeAnswer(change));
  }
}

function changeAnswer(change: StoredAirlineChange): object {
  const { id, order, before, after, slice, detectedAt, actions, taken } = change;
  return {
    id,
    order_id: order.id,
    created_at: detectedAt.toISOString(),
    updated_at: new Date().toISOString(),
    removed: [sliceAnswer(before, slice)],
    added: after ? [sliceAnswer(after, slice)] : [],
    available_actions: taken ? [] : actions,
    action_taken: taken,
    action_taken_at: taken && new Date().toISOString(),
    travel_agent_ticket: null,
  };
}
