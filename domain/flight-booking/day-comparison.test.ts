import { describe, expect, it } from 'vitest';
import type { FlightDateCell, FlightDatePrice } from '../contract.ts';
import { compareDays, moveToDays } from './day-comparison.ts';
import { type FlightCriteria, freshFlightCriteria, type SelectedAirport } from './flight-criteria.ts';

const NOW = new Date('2027-03-09T09:00:00Z');

const airport = (code: string): SelectedAirport => ({
  code,
  type: 'airport',
  name: code,
  city: code,
  zone: 'Europe/Zurich',
  airports: [code],
});

const CRITERIA: FlightCriteria = {
  ...freshFlightCriteria({ purpose: 'client-visit', travelers: [] }),
  legs: [{ origin: airport('ZRH'), destination: airport('GVA'), departureDate: '', departureTime: null }],
  departureDateRange: { from: '2027-03-10', to: '2027-03-12' },
};

const francs = (amount: number): FlightDatePrice => {
  const money = { amount: amount * 100, currency: 'CHF' };
  return { price: money, companyPrice: money };
};

function line(departureDate: string, returnDate: string, more: Partial<FlightDateCell> = {}): FlightDateCell {
  return { type: 'cell', departureDate, returnDate, hiddenByPolicy: 0, failedSources: [], ...more };
}

const compare = (lines: FlightDateCell[], { isRunning = true, isEnded = false } = {}) =>
  compareDays({
    criteria: CRITERIA,
    now: NOW,
    lines: isEnded ? [...lines, { type: 'end', cells: lines.length }] : lines,
    isRunning,
  });

function cellAt(compared: ReturnType<typeof compare>, departureDate: string, returnDate: string) {
  return compared.cells.find(
    (cell) => cell.departureDate === departureDate && cell.returnDate === returnDate,
  );
}

describe('compared days', () => {
  it("have a cell for each pair except days that can't be booked", () => {
    const compared = compare([]);
    expect(compared.cells).toHaveLength(49);
    expect(cellAt(compared, '2027-03-10', '2027-03-12')).toMatchObject({ state: 'waiting', isChosen: true });
    expect(cellAt(compared, '2027-03-08', '2027-03-12')?.state).toBe('unavailable');
    expect(cellAt(compared, '2027-03-12', '2027-03-11')?.state).toBe('unavailable');
    expect(compared.total).toBe(compared.cells.filter(({ state }) => state === 'waiting').length);
  });

  it('report what stays unknown when the comparison was stopped or has ended', () => {
    expect(cellAt(compare([], { isRunning: false }), '2027-03-10', '2027-03-12')?.state).toBe('notCompared');
    const ended = compare([line('2027-03-10', '2027-03-12')], { isRunning: false, isEnded: true });
    expect(cellAt(ended, '2027-03-10', '2027-03-13')?.state).toBe('unavailable');
    expect(ended).toMatchObject({ compared: 1, total: 1 });
  });

  it('mark the cheapest, and the cheapest inside the policy', () => {
    const compared = compare([
      line('2027-03-10', '2027-03-12', { cheapest: francs(300), cheapestInPolicy: francs(350) }),
      line('2027-03-10', '2027-03-13', { cheapest: francs(320), cheapestInPolicy: francs(320) }),
      line('2027-03-10', '2027-03-14', { cheapest: francs(310) }),
    ]);
    const marks = ['2027-03-12', '2027-03-13', '2027-03-14'].map((day) => {
      const cell = cellAt(compared, '2027-03-10', day);
      return cell?.state === 'priced' ? [cell.isCheapest, cell.isCheapestInPolicy] : null;
    });
    expect(marks).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
  });

  it('distinguish why there is no price', () => {
    const compared = compare([
      line('2027-03-10', '2027-03-12', { hiddenByPolicy: 3 }),
      line('2027-03-10', '2027-03-13', { failedSources: ['network'] }),
      line('2027-03-10', '2027-03-14'),
    ]);
    const states = ['2027-03-12', '2027-03-13', '2027-03-14'].map(
      (day) => cellAt(compared, '2027-03-10', day)?.state,
    );
    expect(states).toEqual(['hidden', 'failed', 'nothing']);
  });

  it('do not compare prices without an exchange rate', () => {
    const yen = { price: { amount: 1, currency: 'JPY' } };
    const compared = compare([
      line('2027-03-10', '2027-03-12', { cheapest: yen }),
      line('2027-03-10', '2027-03-13', { cheapest: francs(320) }),
    ]);
    expect(cellAt(compared, '2027-03-10', '2027-03-12')).toMatchObject({ isCheapest: false });
    expect(cellAt(compared, '2027-03-10', '2027-03-13')).toMatchObject({ isCheapest: true });
  });
});

describe('a search on other days', () => {
  it('keeps all but the days', () => {
    const later = moveToDays(CRITERIA, { departureDate: '2027-03-11', returnDate: '2027-03-15' });
    expect(later).toEqual({ ...CRITERIA, departureDateRange: { from: '2027-03-11', to: '2027-03-15' } });
    const oneWay = moveToDays(CRITERIA, { departureDate: '2027-03-11', returnDate: null });
    expect(oneWay.departureDateRange).toEqual({ from: '2027-03-11', to: '2027-03-12' });
  });
});
