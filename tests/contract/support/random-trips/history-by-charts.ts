import { transition } from 'xstate';
import type { TripEventKind } from '#domain/contract.ts';
import type { ApprovalLevel } from '#domain/policy/decision.ts';
import type { PartStatus, TripStatus } from '#domain/trip-status.ts';
import { type PartEvent, partMachine, type StatusAtSupplier } from '#machines/trip/part-machine.ts';
import { type TripEvent, tripMachine } from '#machines/trip/trip-machine.ts';

const FOUND: readonly StatusAtSupplier[] = ['held', 'confirmed', 'cancelled', 'expired'];
const found = FOUND.map((status) => ({ type: 'booking.found' as const, status }));

/** What may have happened to a part when its history says so. */
const PART_EVENTS: Partial<Record<TripEventKind, readonly PartEvent[]>> = {
  confirming: [{ type: 'booking.confirm' }],
  confirmed: [{ type: 'booking.confirmed' }],
  failed: [{ type: 'booking.refused' }, { type: 'hold.lapsed' }, { type: 'booking.missing' }],
  answerLost: [{ type: 'booking.lost' }],
  priceExceeded: [{ type: 'price.risen' }],
  cancellationRequested: [{ type: 'booking.cancel' }],
  leftOut: [{ type: 'booking.cancel' }],
  partCancelled: [{ type: 'booking.cancelled' }],
  cancellationRefused: [{ type: 'cancellation.refused' }],
  cancellationDearer: [{ type: 'cancellation.dearer' }],
  changing: [{ type: 'booking.change' }],
  changed: [{ type: 'booking.changed' }],
  changeRefused: [{ type: 'change.refused' }],
  changeDearer: [{ type: 'change.dearer' }],
  airlineChanged: [{ type: 'airline.changed' }],
  airlineChangeAccepted: [{ type: 'airline.accepted' }],
  found,
};

const settled = (...parts: PartStatus[]) => ({ type: 'parts.settled' as const, parts });

const TRIP_EVENTS: Partial<Record<TripEventKind, readonly TripEvent[]>> = {
  completed: [settled('confirmed')],
  cancelled: [{ type: 'trip.cancel' }, settled('cancelled')],
  failed: [settled('failed')],
  expired: [
    { type: 'trip.expire', parts: ['held'] },
    { type: 'trip.expire', parts: ['held', 'confirmed'] },
  ],
  priceExceeded: [{ type: 'price.risen' }],
  partsAdded: ([[], [1], [1, 2]] as const).map((levels) => ({ type: 'parts.added', levels })),
  approved: [
    { type: 'trip.approve', upTo: 1 },
    { type: 'trip.approve', upTo: 2 },
  ],
  rejected: refused('trip.reject'),
  sentBack: refused('trip.sendBack'),
  requestClosed: (['held', 'confirmed', 'cancelled'] as const).map((part) => ({
    type: 'request.close',
    parts: [part],
  })),
};

function refused(type: 'trip.reject' | 'trip.sendBack'): TripEvent[] {
  return [
    { type, comment: 'Why', parts: ['held'] },
    { type, comment: 'Why', parts: ['held', 'confirmed'] },
  ];
}

const CHANGES_NOTHING: ReadonlySet<TripEventKind> = new Set([
  ...(['requested', 'reminded', 'approverAsked', 'messageWritten', 'cancellationRecorded'] as const),
  ...(['changeRequested', 'changeApproved', 'changeRejected', 'changeExpired', 'changeWithdrawn'] as const),
  ...(['questionAsked', 'questionAnswered'] as const),
]);

/** Of histories that were followed before: most are asked about again and again. */
const partStatuses = new Map<string, ReadonlySet<PartStatus>>();
const tripStatuses = new Map<string, ReadonlySet<TripStatus>>();

/** The statuses in which the chart may be after such a history; none when it does not allow the history. */
export function partStatusesAfter(kinds: readonly TripEventKind[]): ReadonlySet<PartStatus> {
  const ofPart = kinds.filter((kind) => !CHANGES_NOTHING.has(kind)).filter(isNoEcho);
  return remembered(partStatuses, ofPart.join(), () =>
    follow<PartStatus, PartEvent>('held', ofPart, PART_EVENTS, (status, event) => {
      const before = partMachine.resolveState({ value: status });
      return before.can(event) ? transition(partMachine, before, event)[0].value : null;
    }),
  );
}

/** A change that was looked up is found at first, and then said to be done. */
function isNoEcho(kind: TripEventKind, index: number, kinds: readonly TripEventKind[]): boolean {
  return !(kind === 'changed' && kinds[index - 1] === 'found');
}

/** The same for a trip that these levels have to approve, or that began as a request in words. */
export function tripStatusesAfter(
  { levels, isRequest }: { levels: readonly ApprovalLevel[]; isRequest: boolean },
  kinds: readonly TripEventKind[],
): ReadonlySet<TripStatus> {
  const [level] = levels;
  const first: TripStatus = level === undefined || isRequest ? 'approved' : `waiting_level_${level}_approval`;
  const ofTrip = kinds.filter((kind) => !CHANGES_NOTHING.has(kind));
  return remembered(tripStatuses, [isRequest, ...levels, ...ofTrip].join(), () => {
    const begin = { status: first, hasOpenRequest: isRequest };
    const reached = follow<string, TripEvent>(nameOf(begin), ofTrip, TRIP_EVENTS, (name, event) => {
      const { status: value, hasOpenRequest } = standingOf(name);
      const before = tripMachine.resolveState({ value, context: { levels, hasOpenRequest } });
      if (!before.can(event)) return null;
      const [after] = transition(tripMachine, before, event);
      // Never `deciding`.
      return nameOf({ status: after.value as TripStatus, hasOpenRequest: after.context.hasOpenRequest });
    });
    return new Set([...reached].map((name) => standingOf(name).status));
  });
}

const OPEN = ', with an open request';

interface Standing {
  status: TripStatus;
  hasOpenRequest: boolean;
}

function nameOf({ status, hasOpenRequest }: Standing): string {
  return hasOpenRequest ? `${status}${OPEN}` : status;
}

function standingOf(name: string): Standing {
  const status = name.replace(OPEN, '') as TripStatus; // as it was named
  return { status, hasOpenRequest: name.endsWith(OPEN) };
}

function follow<Status extends string, Event>(
  first: Status,
  kinds: readonly TripEventKind[],
  events: Partial<Record<TripEventKind, readonly Event[]>>,
  after: (status: Status, event: Event) => Status | null,
): ReadonlySet<Status> {
  let possible: ReadonlySet<Status> = new Set([first]);
  for (const kind of kinds) {
    const reached = [...possible].flatMap((status) =>
      (events[kind] ?? []).flatMap((event) => after(status, event) ?? []),
    );
    possible = new Set(reached);
  }
  return possible;
}

function remembered<Value>(known: Map<string, Value>, name: string, find: () => Value): Value {
  const value = known.get(name) ?? find();
  known.set(name, value);
  return value;
}
