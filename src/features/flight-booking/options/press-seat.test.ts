import { describe, expect, it } from 'vitest';
import { buildGrid } from '#domain/flight-booking/seat-grid.ts';
import { NO_EXTRAS } from '#domain/flight-booking/selected-extras.ts';
import { francs, OFFERED } from '#tests/support/flight-booking-examples.ts';
import { pressSeat } from './press-seat.ts';

const [map] = OFFERED.seatMaps;
const [cabin] = map?.cabins ?? [];

function placed(name: string) {
  const seats = cabin ? buildGrid(cabin).rows.flatMap((row) => row.seats) : [];
  const found = seats.find((one) => one.name === name);
  if (!found) throw new Error(`There is no seat ${name}`);
  return found;
}

const buildTurn = (traveler: string) => ({ segment: 0, traveler, travelers: ['anna', 'beat'] });
const annas = pressSeat(NO_EXTRAS, placed('11A'), buildTurn('anna'));

describe('a seat that is pressed', () => {
  it('is chosen at its price, and the next traveler becomes active', () => {
    expect(annas).toMatchObject({
      kind: 'chosen',
      traveler: 'beat',
      extras: { seats: [{ segment: 0, traveler: 'anna', seat: '11A', price: francs(16) }] },
    });
  });

  it('keeps the active traveler when all have their seats', () => {
    const both = pressSeat(annas.extras, placed('11C'), buildTurn('beat'));
    expect(both).toMatchObject({ kind: 'chosen', traveler: 'beat' });
    expect(pressSeat(both.extras, placed('12C'), buildTurn('beat')).extras.seats).toHaveLength(2);
  });

  it('is given back by its own traveler', () => {
    expect(pressSeat(annas.extras, placed('11A'), buildTurn('anna'))).toEqual({
      kind: 'left',
      extras: NO_EXTRAS,
      traveler: 'anna',
    });
  });

  it('of another traveler stays assigned, and selects that traveler', () => {
    expect(pressSeat(annas.extras, placed('11A'), buildTurn('beat'))).toEqual({
      kind: 'otherTraveler',
      extras: annas.extras,
      traveler: 'anna',
    });
  });
});
