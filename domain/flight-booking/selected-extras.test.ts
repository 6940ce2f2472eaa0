import { describe, expect, it } from 'vitest';
import { francs } from '#tests/support/flight-booking-examples.ts';
import { fittingMemberships, indexAlliances } from './fitting-memberships.ts';
import {
  chooseBags,
  chooseMembership,
  chooseSeat,
  isSameExtras,
  leaveSeat,
  NO_EXTRAS,
  nextTraveler,
  risenExtras,
  type SelectedExtras,
  totalOfExtras,
} from './selected-extras.ts';

const seat = (traveler: string, name: string, segment = 0) => ({
  segment,
  traveler,
  seat: name,
  price: francs(16),
});
const bags = (traveler: string, quantity: number, leg = 0) => ({
  leg,
  traveler,
  kind: 'checked' as const,
  quantity,
  price: francs(70),
});
const formatSeats = ({ seats }: SelectedExtras) =>
  seats.map(({ traveler, seat: name }) => `${traveler} ${name}`);

describe('extras that cost more than was shown', () => {
  const chosen = { ...NO_EXTRAS, seats: [seat('anna', '11A'), seat('beat', '11C')], bags: [bags('anna', 1)] };

  it('are named at their prices of now', () => {
    const now = {
      seats: [{ ...seat('anna', '11A'), price: francs(18) }, seat('beat', '11C')],
      bags: [{ ...bags('anna', 1), price: francs(75) }],
    };
    expect(risenExtras(chosen, now)).toEqual({ seats: [now.seats[0]], bags: now.bags });
  });

  it('include those that were free', () => {
    const free = { ...NO_EXTRAS, seats: [{ ...seat('anna', '11A'), price: null }] };
    expect(risenExtras(free, { seats: [seat('anna', '11A')], bags: [] }).seats).toHaveLength(1);
  });

  it('are none where prices are the same or lower', () => {
    expect(risenExtras(chosen, chosen)).toEqual({ seats: [], bags: [] });
    const lower = { seats: [{ ...seat('anna', '11A'), price: null }], bags: [] };
    expect(risenExtras(chosen, lower)).toEqual({ seats: [], bags: [] });
  });
});

describe('seats', () => {
  const two = chooseSeat(chooseSeat(NO_EXTRAS, seat('anna', '11A')), seat('beat', '11C'));

  it('are unassigned at first', () => {
    expect(NO_EXTRAS).toEqual({ seats: [], bags: [], memberships: [] });
  });

  it('are one per traveler, and one traveler per seat', () => {
    expect(formatSeats(two)).toEqual(['anna 11A', 'beat 11C']);
    expect(formatSeats(chooseSeat(two, seat('anna', '12A')))).toEqual(['beat 11C', 'anna 12A']);
    expect(formatSeats(chooseSeat(two, seat('anna', '11C')))).toEqual(['anna 11C']);
  });

  it('of another segment are independent', () => {
    expect(formatSeats(chooseSeat(two, seat('anna', '11A', 1)))).toEqual([
      'anna 11A',
      'beat 11C',
      'anna 11A',
    ]);
    expect(formatSeats(leaveSeat(two, { segment: 1, traveler: 'anna' }))).toHaveLength(2);
    expect(formatSeats(leaveSeat(two, { segment: 0, traveler: 'anna' }))).toEqual(['beat 11C']);
  });

  it('are chosen by one traveler after the other', () => {
    const travelers = ['anna', 'beat', 'carl'];
    const one = chooseSeat(NO_EXTRAS, seat('beat', '11A'));
    expect(nextTraveler(one, 0, { travelers, after: 'beat' })).toBe('carl');
    expect(nextTraveler(one, 0, { travelers, after: 'carl' })).toBe('anna');
    const all = ['anna', 'carl'].reduce((seats, id) => chooseSeat(seats, seat(id, `12${id}`)), one);
    expect(nextTraveler(all, 0, { travelers, after: 'carl' })).toBeNull();
    expect(nextTraveler(all, 1, { travelers, after: 'carl' })).toBe('anna');
  });
});

describe('bags and memberships', () => {
  it('are replaced, and removed when none is chosen', () => {
    const one = chooseBags(NO_EXTRAS, bags('anna', 1));
    expect(chooseBags(one, bags('anna', 2)).bags).toEqual([bags('anna', 2)]);
    expect(chooseBags(one, bags('anna', 1, 1)).bags).toHaveLength(2);
    expect(chooseBags(one, bags('anna', 0)).bags).toEqual([]);
    const card = { program: 'LH', membershipNumber: '992' };
    const member = chooseMembership(one, 'anna', card);
    expect(member.memberships).toEqual([{ traveler: 'anna', ...card }]);
    expect(chooseMembership(member, 'anna', null).memberships).toEqual([]);
  });

  it('match an operating airline, or one of its alliance', () => {
    const alliances = indexAlliances([
      { id: 'STAR', label: 'Star Alliance', additionalData: 'LX,LH,UA' },
      { id: 'ONEWORLD', label: 'oneworld', additionalData: 'BA,AA' },
    ]);
    const companies = [
      { id: 'LX', label: 'SWISS', additionalData: 'LH' },
      { id: 'UA', label: 'United', additionalData: 'UA' },
      { id: 'BA', label: 'British Airways', additionalData: 'BA' },
      { id: 'EK', label: 'Emirates', additionalData: 'EK' },
    ];
    const all = ['LH', 'UA', 'BA', 'EK'].map((program) => ({ program }));
    const fitting = (...carriers: string[]) =>
      fittingMemberships(all, carriers, { companies, alliances }).map(({ program }) => program);
    expect(fitting('LX')).toEqual(['LH', 'UA']);
    expect(fitting('EK')).toEqual(['EK']);
    expect(fitting('LX', 'BA')).toEqual(['LH', 'UA', 'BA']);
    expect(fitting('U2')).toEqual([]);
  });
});

describe('two choices', () => {
  const one = chooseSeat(chooseSeat(NO_EXTRAS, seat('anna', '11A')), seat('beat', '11C'));
  const inOtherOrder = chooseSeat(chooseSeat(NO_EXTRAS, seat('beat', '11C')), seat('anna', '11A'));
  const program = { program: 'LH', membershipNumber: '1' };

  it('are equal in any order', () => {
    expect(isSameExtras(one, inOtherOrder)).toBe(true);
    expect(isSameExtras(NO_EXTRAS, leaveSeat(leaveSeat(one, seat('anna', '11A')), seat('beat', '11C')))).toBe(
      true,
    );
  });

  it.each([
    ['a seat', chooseSeat(one, seat('anna', '12A'))],
    ['a traveller', chooseSeat(leaveSeat(one, seat('anna', '11A')), seat('beat', '11A'))],
    ['a bag', chooseBags(one, bags('anna', 1))],
    ['a membership', chooseMembership(one, 'anna', program)],
  ])('differ by %s', (_, other) => {
    expect(isSameExtras(one, other)).toBe(false);
    expect(isSameExtras(other, one)).toBe(false);
  });

  it('differ by the number of bags', () => {
    expect(isSameExtras(chooseBags(one, bags('anna', 1)), chooseBags(one, bags('anna', 2)))).toBe(false);
  });
});

describe('the running total', () => {
  it('counts bags and seats, but none that is included', () => {
    expect(totalOfExtras(NO_EXTRAS)).toBeNull();
    const free = chooseSeat(NO_EXTRAS, { ...seat('anna', '11A'), price: null });
    expect(totalOfExtras(free)).toBeNull();
    const more = chooseBags(chooseSeat(free, seat('beat', '12C')), bags('anna', 2));
    expect(totalOfExtras(more)).toEqual(francs(86));
  });
});
