import { fn } from 'storybook/test';
import type { FlightDateCell, FlightDatePrice, FlightDatesLine } from '#domain/contract.ts';
import { findBookableDays } from '#domain/flight-booking/criteria-faults.ts';
import { type DatePair, datePairsAround } from '#domain/flight-booking/date-grid.ts';
import { compareDays } from '#domain/flight-booking/day-comparison.ts';
import type { FlightCriteria } from '#domain/flight-booking/flight-criteria.ts';
import type { DateComparisonProps } from '#src/features/flight-booking/search/DateComparison.tsx';
import { filled } from './flight-search-args.ts';

const NOW = new Date('2027-03-12T13:00:00.000Z');

const francs = (units: number): FlightDatePrice => {
  const money = { amount: units * 100 + 40, currency: 'CHF' };
  return { price: money, companyPrice: money };
};

/** Near the end of the week it is dearer; what costs more than 760 francs needs an approval. */
function cellOn({ departureDate, returnDate }: DatePair): FlightDateCell {
  const [there, back] = [Number(departureDate.slice(-2)), Number((returnDate ?? departureDate).slice(-2))];
  const units = 612 + ((there * 37) % 90) + ((back * 53) % 120);
  const cell: FlightDateCell = { type: 'cell', departureDate, hiddenByPolicy: 0, failedSources: [] };
  if (returnDate !== null) cell.returnDate = returnDate;
  if (there === 16 && back === 20) return { ...cell, hiddenByPolicy: 41 };
  if (there === 17 && back === 22) return cell;
  if (there === 13 && back === 17) return { ...cell, cheapest: francs(498), cheapestInPolicy: francs(655) };
  const cheapest = francs(units);
  if (units > 760) return { ...cell, cheapest };
  return { ...cell, cheapest, cheapestInPolicy: units % 3 === 0 ? francs(units + 90) : cheapest };
}

function buildLines(criteria: FlightCriteria): FlightDateCell[] {
  const { from, to } = criteria.departureDateRange;
  const days = findBookableDays(null, NOW);
  const chosen = { departureDate: from, returnDate: criteria.flightType === 'roundTrip' ? to : null };
  return datePairsAround(chosen, [days, days]).map(cellOn);
}

interface Comparison {
  criteria?: FlightCriteria;
  /** How many cells have arrived; all of them and the end when it is absent. */
  arrived?: number;
  state: DateComparisonProps['state'];
  change?: (cell: FlightDateCell, index: number) => FlightDateCell;
}

/** A comparison in progress. */
export function comparison({
  criteria = filled,
  arrived,
  state,
  change = (cell) => cell,
}: Comparison): DateComparisonProps {
  const all = buildLines(criteria).map(change);
  const lines: FlightDatesLine[] =
    arrived === undefined ? [...all, { type: 'end', cells: all.length }] : all.slice(0, arrived);
  return {
    criteria,
    days: compareDays({ criteria, now: NOW, lines, isRunning: state.kind === 'running' }),
    state,
    onStop: fn(),
    onRetry: fn(),
    onClose: fn(),
    onChoose: fn(),
  };
}

export const oneWay: FlightCriteria = { ...filled, flightType: 'oneWay' };
