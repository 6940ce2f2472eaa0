import { describe, expect, it } from 'vitest';
import type { HotelDetailsAnswer, RoomOption } from '#domain/contract.ts';
import { groupRooms, optionsWithVerdicts, tabulateRooms, withAspects } from './room-groups.ts';

const chf = (amount: number) => ({ amount, currency: 'CHF' });

function option(offer: string, room: Partial<RoomOption['room']>, verdict = 0): RoomOption {
  return {
    offer,
    price: chf(1),
    perNight: chf(1),
    verdict,
    room: {
      source: '110',
      roomName: 'Double room',
      roomType: 'double',
      bedType: 1,
      beds: 1,
      highestOccupancy: 2,
      amenities: [],
      mealPlan: 14,
      breakfastIncluded: false,
      refundable: false,
      deadlines: [],
      corporate: false,
      prepaid: false,
      roomsLeft: 3,
      ...room,
    },
  };
}

const details: Pick<HotelDetailsAnswer, 'options' | 'verdicts'> = {
  verdicts: [
    { action: 'allow', levels: [], inPolicy: true, broken: [] },
    { action: 'approve', levels: [1], inPolicy: false, broken: ['hotel.highestPrice'] },
  ],
  options: [
    option('a', { breakfastIncluded: true, refundable: true }),
    option('b', { roomName: 'Suite', refundable: true }, 1),
    option('c', { corporate: true }),
  ],
};

const options = optionsWithVerdicts(details as HotelDetailsAnswer); // only these two are read
const offers = (some: readonly { offer: string }[]) => some.map(({ offer }) => offer);

it('brings each option together with its verdict', () => {
  expect(options.map(({ verdict }) => verdict.inPolicy)).toEqual([true, false, true]);
});

describe('the aspects', () => {
  it.each([
    [[], ['a', 'b', 'c']],
    [['BreakfastIncluded'], ['a']],
    [['InPolicy'], ['a', 'c']],
    [['Refundable'], ['a', 'b']],
    [['CorporateRate'], ['c']],
    [['InPolicy', 'Refundable'], ['a']],
    [['CorporateRate', 'Refundable'], []],
  ] as const)('%j leave %j', (aspects, remaining) => {
    expect(offers(withAspects(options, aspects))).toEqual(remaining);
  });
});

it('groups the terms of one room, the cheapest first', () => {
  expect(groupRooms(options).map(({ name, options: some }) => [name, offers(some)])).toEqual([
    ['Double room', ['a', 'c']],
    ['Suite', ['b']],
  ]);
});

it('tabulates rooms by conditions, with columns only for what is sold', () => {
  const { columns, rows } = tabulateRooms(options);
  expect(columns).toEqual([
    { breakfast: false, refundable: true },
    { breakfast: true, refundable: true },
    { breakfast: false, refundable: false },
  ]);
  expect(rows.map(({ name, cells }) => [name, ...cells.map((rates) => rates && offers(rates))])).toEqual([
    ['Double room', null, ['a'], ['c']],
    ['Suite', ['b'], null, null],
  ]);
});

it('has the other rates on the same conditions behind the cheapest', () => {
  const { rows } = tabulateRooms([...options, ...options.map((one) => ({ ...one, offer: `${one.offer}2` }))]);
  expect(rows[0]?.cells.map((rates) => rates && offers(rates))).toEqual([null, ['a', 'a2'], ['c', 'c2']]);
});
