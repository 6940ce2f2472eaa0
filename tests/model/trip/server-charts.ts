import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
  type InspectionEvent,
} from 'xstate';
import { type ChangeEvent, changeMachine } from '#machines/trip/change-machine.ts';
import { type PartEvent, partMachine } from '#machines/trip/part-machine.ts';
import { type TripEvent, tripMachine } from '#machines/trip/trip-machine.ts';
import type { ReferenceWalk } from '../follow-moves.ts';
import type { ChartWalks } from '../inspect-charts.ts';
import { leavesIn, nameOf } from '../paths.ts';
import { CHANGES, ORDERS } from './reference-moves.ts';
import { type TripState, waitingLevel } from './reference-state.ts';

interface ChartEvents {
  trip?: TripEvent[];
  part?: PartEvent[];
  change?: ChangeEvent[];
}

/**
 * What the charts of the server do in a walk. They are no actors that could be watched, but the statuses in the database
 * are asserted after each move.
 */
export function serverCharts({ steps }: ReferenceWalk<TripState>): ChartWalks {
  const charts = { trip: new ReplayedChart(), part: new ReplayedChart(), change: new ReplayedChart() };
  for (const { move, before, state } of steps) {
    const order = ORDERS[move];
    if (order) {
      charts.trip.start(tripMachine, { levels: order.levels });
      charts.part.start(partMachine);
    }
    const levels = CHANGES[move];
    if (levels) charts.change.start(changeMachine, { levels });
    const { trip = [], part = [], change = [] } = eventsOf(move, before, state);
    charts.trip.send(trip);
    charts.part.send(part);
    charts.change.send(change);
  }
  return Object.fromEntries(
    Object.entries(charts).flatMap(([name, chart]) => (chart.isStarted ? [[name, chart.seen()]] : [])),
  );
}

/** A chart that gets the events which the server gave to it, one after the other. */
class ReplayedChart {
  readonly #transitions = new Set<string>();
  readonly #leaves = new Set<string>();
  #actor: ReturnType<typeof createActor<AnyStateMachine>> | null = null;

  start(machine: AnyStateMachine, input?: object): void {
    const inspect = (event: InspectionEvent) => {
      if (event.type !== '@xstate.microstep') return;
      for (const transition of event._transitions) this.#transitions.add(nameOf(transition));
    };
    this.#actor = createActor(machine, { input, inspect });
    this.#actor.start();
    this.#look();
  }

  send(events: readonly EventObject[]): void {
    for (const event of events) {
      this.#actor?.send(event);
      this.#look();
    }
  }

  get isStarted(): boolean {
    return this.#actor !== null;
  }

  seen() {
    return { transitions: [...this.#transitions], leaves: [...this.#leaves] };
  }

  #look(): void {
    const snapshot = this.#actor?.getSnapshot() as AnyMachineSnapshot | undefined;
    for (const leaf of snapshot ? leavesIn(snapshot) : []) this.#leaves.add(leaf);
  }
}

const REFUSAL = { comment: 'Not this month', parts: ['held' as const] };
const settled = (part: 'confirmed' | 'failed' | 'cancelled'): TripEvent => ({
  type: 'parts.settled',
  parts: [part],
});

function eventsOf(move: string, before: TripState, state: TripState): ChartEvents {
  const upTo = waitingLevel(before.change?.status ?? before.status) ?? 1;
  const isConfirming: PartEvent[] = state.part === 'confirming' ? [{ type: 'booking.confirm' }] : [];
  const isChanging: PartEvent[] = state.part === 'changing' ? [{ type: 'booking.change' }] : [];
  if (move in ORDERS) return { part: isConfirming };
  if (move in CHANGES) return { part: isChanging };
  switch (move) {
    case 'approve it':
      return { trip: [{ type: 'trip.approve', upTo }], part: isConfirming };
    case 'reject it':
      return { trip: [{ type: 'trip.reject', ...REFUSAL }], part: [{ type: 'booking.cancel' }] };
    case 'send it back':
      return { trip: [{ type: 'trip.sendBack', ...REFUSAL }], part: [{ type: 'booking.cancel' }] };
    case 'no approval comes in time':
      return { trip: [{ type: 'trip.expire', parts: ['held'] }], part: [{ type: 'booking.cancel' }] };
    case 'cancel the trip':
      return {
        trip: before.status === 'complete' ? [] : [{ type: 'trip.cancel' }],
        part: before.status === 'rejected' ? [] : [{ type: 'booking.cancel' }],
      };
    case 'request it again':
      return {
        trip: [{ type: 'trip.resubmit', levels: before.levels }],
        part: [{ type: 'booking.hold' }, ...isConfirming],
      };
    case 'approve the change':
      return { change: [{ type: 'change.approve', upTo }], part: isChanging };
    case 'reject the change':
      return { change: [{ type: 'change.reject', comment: REFUSAL.comment }] };
    case 'no approval of the change comes in time':
      return { change: [{ type: 'change.expire' }] };
    case 'withdraw the change':
      return { change: [{ type: 'change.withdraw' }] };
    default:
      return before.part === 'changing' || before.change?.status === 'unknown'
        ? eventsOfChange(move, before)
        : eventsAtHotel(move, before);
  }
}

function eventsOfChange(move: string, { change }: TripState): ChartEvents {
  switch (move) {
    case 'the hotel changes it':
      return { change: [{ type: 'change.done' }], part: [{ type: 'booking.changed' }] };
    case 'the new days are sold out':
      return { change: [{ type: 'change.refused' }], part: [{ type: 'change.refused' }] };
    case 'the answer of the hotel is lost':
    case 'the hotel is not reached':
      return { change: [{ type: 'change.lost' }], part: [{ type: 'booking.lost' }] };
    case 'the hotel is asked again': {
      const found: PartEvent = { type: 'booking.found', status: 'confirmed' };
      return change?.isUnheard
        ? { change: [{ type: 'change.repeat' }], part: [found, { type: 'booking.change' }] }
        : { change: [{ type: 'change.done' }], part: [found] };
    }
  }
  throw new Error(`Nothing is known of the move “${move}”`);
}

function eventsAtHotel(move: string, { status, part, lost, isUnheard }: TripState): ChartEvents {
  const failed = [settled('failed')];
  const over = status === 'complete' ? [settled('cancelled')] : [];
  switch (move) {
    case 'the hotel books':
      return { part: [{ type: 'booking.confirmed' }], trip: [settled('confirmed')] };
    case 'the hotel declines':
      return { part: [{ type: 'booking.refused' }], trip: failed };
    case 'the price has risen':
      return { part: [{ type: 'price.risen' }], trip: [{ type: 'price.risen' }] };
    case 'the reservation ends':
      return part === 'unknown'
        ? { part: [{ type: 'booking.found', status: 'expired' }], trip: failed }
        : { part: [{ type: 'hold.lapsed' }], trip: failed };
    case 'the hotel knows nothing of it':
      return { part: [{ type: 'booking.missing' }], trip: failed };
    case 'the hotel cancels':
      return { part: [{ type: 'booking.cancelled' }], trip: over };
    case 'the stay is over before the hotel answers':
      return { part: [{ type: 'cancellation.refused' }] };
    case 'the answer of the hotel is lost':
    case 'the hotel is not reached':
      return { part: [{ type: 'booking.lost' }] };
    case 'the hotel is asked again':
      if (lost === 'cancellation')
        return { part: [{ type: 'booking.found', status: 'cancelled' }], trip: over };
      return isUnheard
        ? { part: [{ type: 'booking.found', status: 'held' }, { type: 'booking.confirm' }] }
        : { part: [{ type: 'booking.found', status: 'confirmed' }], trip: [settled('confirmed')] };
    default:
      return {};
  }
}
