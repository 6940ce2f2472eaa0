import type { PartChange, Trip, TripPart } from '#domain/contract.ts';
import { FLIGHT } from './flight/flight-fixtures.ts';
import { ABROAD_CHANGE, FLIGHT_CHANGE, STAY_CHANGE } from './part-changes.ts';
import { chf, DANIEL, MIRJAM, RENTAL, RUTH, STAY, STAY_ABROAD, TRIP } from './trip-fixtures.ts';
import { NEEDS_APPROVAL } from './verdicts.ts';

type Event = Trip['events'][number];
type UnchangeableReason = Extract<TripPart['changeable'], { possible: false }>['reason'];

function event(number: number, kind: Event['kind'], more: Partial<Event> = {}): Event {
  return {
    _id: `01994b5e-7c1a-7cc2-b7a1-3f0c5a8eb${String(900 + number)}`,
    at: `2027-03-01T09:${45 + number}:00.000Z`,
    kind,
    partId: STAY._id,
    changeId: STAY_CHANGE._id,
    ...more,
  };
}

const requested = event(0, 'changeRequested', {
  by: MIRJAM,
  before: chf(48000),
  after: chf(108000),
  agreed: { price: chf(103000), fee: chf(0) },
  comment: 'The workshop goes on for a day.',
});
const start = event(2, 'changing');

/** A stay and a car that can be changed. */
export const CHANGEABLE: Trip = {
  ...TRIP,
  parts: [
    { ...STAY, changeable: { possible: true } },
    { ...RENTAL, changeable: { possible: true } },
  ],
  total: { asked: chf(69000) },
  allowedActions: ['update', 'cancel', 'addPart', 'changePart'],
};

const TOWER = `${STAY._id.slice(0, -2)}a7`;

/** A stay that is still booked, although another one is booked instead. */
export const BOOKED_INSTEAD: Trip = {
  ...CHANGEABLE,
  parts: [
    ...CHANGEABLE.parts,
    { ...STAY, _id: TOWER, property: { ...STAY.property, name: 'Hotel Zum Turm' } },
  ],
  events: [
    ...TRIP.events,
    {
      _id: start._id,
      at: start.at,
      kind: 'partsAdded',
      replaced: { parts: [STAY._id], added: [TOWER] },
    },
  ],
};

/** The stay can't be changed for a reason, the car can. */
export const unchangeable = (reason: UnchangeableReason): Trip => ({
  ...CHANGEABLE,
  parts: [
    { ...STAY, changeable: { possible: false, reason } },
    { ...RENTAL, changeable: { possible: true } },
  ],
});

function withChange(change: Partial<PartChange>, part: Partial<TripPart>, ...events: Event[]): Trip {
  return {
    ...CHANGEABLE,
    // The kind stays that of the stay.
    parts: [{ ...STAY, ...part } as TripPart, { ...RENTAL, changeable: { possible: true } }],
    changes: [{ ...STAY_CHANGE, ...change }],
    events: [...TRIP.events, requested, ...events],
  };
}

/** As its traveler sees it. */
export const CHANGE_WAITS: Trip = withChange(
  { mayWithdraw: true },
  { changeable: { possible: false, reason: 'changeWaits' } },
);

/** Daniel Frei has approved it; Ruth Ammann decides now. */
export const CHANGE_WAITS_SECOND: Trip = withChange(
  {
    status: 'waiting_level_2_approval',
    mayWithdraw: true,
    verdict: { ...STAY_CHANGE.verdict, levels: [1, 2] },
    approval: {
      level: 2,
      deciders: [RUTH],
      until: '2027-03-02T09:46:00.000Z',
      onTimeout: 'staysAsItIs',
    },
  },
  { changeable: { possible: false, reason: 'changeWaits' } },
  event(1, 'changeApproved', { by: DANIEL, level: 1 }),
);

/** As Daniel Frei sees it, who decides. */
export const CHANGE_TO_DECIDE: Trip = {
  ...withChange({ mayDecide: true }, {}),
  allowedActions: [],
};

const changeToDecide = (more: Partial<PartChange>): Trip => ({
  ...CHANGE_TO_DECIDE,
  changes: [{ ...STAY_CHANGE, mayDecide: true, ...more }],
});

export const CHANGE_OF_DEPARTED_TO_DECIDE = changeToDecide({
  approval: STAY_CHANGE.approval
    ? { ...STAY_CHANGE.approval, departed: CHANGEABLE.travelers.map(({ _id }) => _id) }
    : undefined,
});

export const CHANGE_WITH_ALTERNATIVE = changeToDecide({
  search: 'found',
  alternative: {
    title: 'Hotel Seefeld, Single room',
    price: { ...STAY_CHANGE.after.price.asked, amount: STAY_CHANGE.after.price.asked.amount - 12_000 },
    foundAt: '2027-02-24T09:30:20.000Z',
  },
});

export const CHANGE_BEING_COMPARED = changeToDecide({ search: 'looking' });

export const CHANGE_UNDER_NEW_POLICY = changeToDecide({
  policyToday: { judgedBy: [{ _id: 'standard', name: 'Standard', version: 3 }], verdict: NEEDS_APPROVAL },
});

/** The change of a stay whose hotel asks for pounds, as Daniel Frei sees it. */
export const CHANGE_ABROAD_TO_DECIDE: Trip = {
  ...CHANGEABLE,
  parts: [{ ...STAY_ABROAD, price: { ...STAY_ABROAD.price, converted: chf(46010) } }],
  changes: [{ ...ABROAD_CHANGE, mayDecide: true }],
  events: [
    ...TRIP.events,
    event(0, 'changeRequested', {
      by: MIRJAM,
      partId: STAY_ABROAD._id,
      changeId: ABROAD_CHANGE._id,
      before: ABROAD_CHANGE.before.price,
      after: ABROAD_CHANGE.after.price.asked,
    }),
  ],
  allowedActions: [],
};

/** Daniel Frei decides first, Ruth Ammann after him. */
/** Approved before its supplier asked for more. */
export const CHANGE_TO_DECIDE_AGAIN = changeToDecide({ agreed: { price: chf(100000), penalty: chf(0) } });
export const CHANGE_TO_DECIDE_FIRST: Trip = {
  ...withChange({ mayDecide: true, verdict: { ...STAY_CHANGE.verdict, levels: [1, 2] } }, {}),
  allowedActions: [],
};

export const changeWithheldBecause = (withheldDecision: PartChange['withheldDecision']): Trip => ({
  ...withChange(withheldDecision ? { withheldDecision } : {}, {}),
  allowedActions: [],
});

const { approval: _, ...OVER } = STAY_CHANGE;
const approved = event(1, 'changeApproved', { by: DANIEL, level: 1, comment: 'Have a good workshop' });
const over = (
  change: Pick<PartChange, 'status'> & Partial<PartChange>,
  part: Partial<TripPart>,
  ...events: Event[]
) => ({
  ...withChange({}, part, ...events),
  changes: [{ ...OVER, ...change }],
});
const free = { changeable: { possible: true } } as const;
const busy = { changeable: { possible: false, reason: 'busy' } } as const;

export const CHANGING: Trip = over({ status: 'changing' }, { ...busy, status: 'changing' }, approved, start);
export const CHANGE_LOST: Trip = over(
  { status: 'unknown' },
  { ...busy, status: 'unknown' },
  approved,
  start,
  event(3, 'answerLost'),
);
export const CHANGE_REFUSED: Trip = over(
  { status: 'refused' },
  free,
  event(1, 'changeRejected', { by: DANIEL, level: 1, comment: 'The train goes on the same evening.' }),
);
export const CHANGE_EXPIRED: Trip = over({ status: 'expired' }, free, event(1, 'changeExpired'));
export const CHANGE_WITHDRAWN: Trip = over(
  { status: 'withdrawn' },
  free,
  event(1, 'changeWithdrawn', { by: MIRJAM }),
);
export const CHANGE_FAILED: Trip = over(
  { status: 'failed', failure: 'soldOut' },
  free,
  approved,
  start,
  event(3, 'changeRefused', { changeFailure: 'soldOut' }),
);
export const CHANGE_DEARER: Trip = over(
  {
    status: 'failed',
    failure: 'priceChanged',
    verdict: TRIP.verdict,
    agreed: { price: chf(100000), penalty: chf(0) },
  },
  free,
  start,
  event(3, 'changeDearer', { before: chf(100000), after: chf(110000) }),
);
export const CHANGE_DONE: Trip = {
  ...over({ status: 'done' }, free, approved, start, event(3, 'changed')),
  parts: [
    { ...STAY_CHANGE.after, changeable: { possible: true } },
    { ...RENTAL, changeable: { possible: true } },
  ],
  total: { asked: chf(131000) },
  endsOn: '2027-03-17',
};

/** The changes of two parts wait, that of the flight until the earlier deadline. */
export const TWO_CHANGES_TO_DECIDE: Trip = {
  ...CHANGE_TO_DECIDE,
  parts: [STAY, FLIGHT],
  changes: [
    { ...STAY_CHANGE, mayDecide: true },
    {
      ...FLIGHT_CHANGE,
      status: 'waiting_level_1_approval',
      mayDecide: true,
      approval: {
        level: 1,
        deciders: [{ _id: DANIEL._id, firstName: DANIEL.firstName, lastName: DANIEL.lastName }],
        until: '2027-03-01T18:00:00.000Z',
        onTimeout: 'staysAsItIs',
      },
    },
  ],
};
