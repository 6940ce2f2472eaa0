import type { PartChange, TripPart } from '#domain/contract.ts';
import { subtractMoney } from '#domain/money.ts';
import { comparisonSide } from '#src/components/booking/comparison-side.ts';
import { FLIGHT } from './flight/flight-fixtures.ts';
import { onSiteChange } from './paid-on-site.ts';
import {
  chf,
  DANIEL_DECIDES,
  MIRJAM,
  PETRA,
  RENTAL,
  RUTH,
  STAY,
  STAY_ABROAD,
  TRIP,
} from './trip-fixtures.ts';

const id = (end: string) => `01994b5e-7c1a-7cc2-b7a1-3f0c5a8e${end}`;

const NIGHT = { rule: 'hotel.highestPrice', limit: chf(30000), actual: { asked: chf(36000) } } as const;
const FOR_APPROVAL = { action: 'approve', levels: [1], inPolicy: false } as const;

/** The rules allow no night that dear. */
const TOO_DEAR: PartChange['verdict'] = {
  ...FOR_APPROVAL,
  levels: [1],
  travelers: [
    {
      ...FOR_APPROVAL,
      _id: MIRJAM._id,
      levels: [1],
      rules: [{ ...NIGHT, result: 'broken', action: 'approve' }],
      thresholds: [],
    },
  ],
};

/** A change that waits for approval: one more night in a better room, at a rate that can't be cancelled. */
export const STAY_CHANGE: PartChange = {
  ...buildChange(STAY, {
    ...STAY,
    endsOn: '2027-03-17',
    nights: 3,
    price: { asked: chf(108000) },
    room: {
      ...neverFree(STAY.room),
      roomName: 'Junior suite',
      roomType: 'suite',
      mealPlan: 14,
      breakfastIncluded: false,
    },
  }),
  status: 'waiting_level_1_approval',
  penalty: chf(2000),
  due: chf(62000),
  lost: ['freeCancellation', 'breakfast'],
  verdict: TOO_DEAR,
  reason: { code: 'clientRequest' },
  comment: 'The workshop goes on for a day.',
  approval: {
    level: 1,
    deciders: [DANIEL_DECIDES, { ...RUTH, onBehalfOf: PETRA }],
    until: '2027-03-02T09:30:00.000Z',
    onTimeout: 'staysAsItIs',
  },
};

/** A later flight home for less, with a fee of the airline that is higher than the difference. */
export const FLIGHT_CHANGE: PartChange = {
  ...buildChange(FLIGHT, {
    ...FLIGHT,
    endsOn: '2027-03-21',
    price: { asked: chf(84740) },
    seats: [],
    legs: FLIGHT.legs.map((leg, index) => (index === 1 ? aDayLater(leg) : leg)),
  }),
  _id: id('ac02'),
  penalty: chf(15000),
  due: chf(7300),
  lost: ['seats'],
};

/** A day less with the car, which is paid at the rental desk. */
export const RENTAL_CHANGE: PartChange = {
  ...buildChange(RENTAL, {
    ...RENTAL,
    endsOn: '2027-03-15',
    dropOffAt: '2027-03-15T12:00',
    price: { asked: chf(15000) },
    car: { ...RENTAL.car, dueAtDesk: chf(15000) },
  }),
  _id: id('ac03'),
  onSite: onSiteChange('desk', 21000, 15000),
};

const gbp = (amount: number) => ({ amount, currency: 'GBP' });

/** A better room in London, which its hotel prices in pounds. */
export const ABROAD_CHANGE: PartChange = {
  ...buildChange(STAY_ABROAD, {
    ...STAY_ABROAD,
    price: { ...STAY_ABROAD.price, asked: gbp(45000), converted: chf(50254) },
    room: { ...STAY_ABROAD.room, roomName: 'Junior suite', roomType: 'suite' },
  }),
  _id: id('ac04'),
  status: 'waiting_level_1_approval',
  penalty: gbp(1000),
  due: gbp(4800),
  refund: gbp(0),
  verdict: TOO_DEAR,
  ...(STAY_CHANGE.approval && { approval: STAY_CHANGE.approval }),
};

/** A change that is done, in policy, and costs as much as its price is higher or lower. */
function buildChange(before: TripPart, after: TripPart): PartChange {
  const { asked } = before.price;
  return {
    _id: id('ac01'),
    partId: before._id,
    status: 'done',
    requestedAt: '2027-03-01T09:45:00.000Z',
    requestedBy: MIRJAM,
    before: {
      title: comparisonSide(before).title,
      price: asked,
      startsOn: before.startsOn,
      endsOn: before.endsOn,
    },
    after,
    difference: subtractMoney(after.price.asked, asked),
    penalty: chf(0),
    due: chf(0),
    refund: chf(0),
    lost: [],
    verdict: TRIP.verdict,
  };
}

function neverFree({ freeUntil: _, ...room }: typeof STAY.room): typeof STAY.room {
  return { ...room, refundable: false };
}

type Leg = (typeof FLIGHT.legs)[number];

function aDayLater({ segments, ...leg }: Leg): Leg {
  return {
    ...leg,
    segments: segments.map((segment) => ({
      ...segment,
      departure: segment.departure.replace('-19T', '-20T'),
      arrival: segment.arrival.replace('-20T', '-21T'),
    })),
  };
}
