import { expect, it } from 'vitest';
import { daysOfRental } from './days-of-rental.ts';

it.each([
  ['2027-04-01', '18:00', 1],
  ['2027-04-02', '08:00', 1],
  ['2027-04-02', '08:30', 2],
  ['2027-04-03', '18:00', 3],
])('from 1 April, 08:00 to %s, %s has %i days', (dropOffDate, dropOffTime, days) => {
  expect(daysOfRental({ pickUpDate: '2027-04-01', pickUpTime: '08:00', dropOffDate, dropOffTime })).toBe(
    days,
  );
});
