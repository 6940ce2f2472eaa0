import type { FlightDateCell, FlightDatePrice, FlightDatesEnd } from '#domain/contract.ts';
import type { DatePair } from '#domain/flight-booking/date-grid.ts';
import type { FlightQuery, Itinerary } from '#domain/offers/flight-offer.ts';
import { createCompanyPrices } from '../../offers/company-prices.ts';
import { searchCall } from '../../offers/search-call.ts';
import type { Searching, SearchTools } from '../../offers/search-tools.ts';
import { asCompleted } from './as-completed.ts';
import { findFastestMinutes } from './flight-facts.ts';
import type { FlightDatesSearch, FlightSearch } from './flight-search.ts';
import { judgeFare } from './judge-fare.ts';

const SEARCHES_AT_ONCE = 4;
/**
 * How long a source may take for a pair of days, in milliseconds: a source that never answers costs a minute
 * in all.
 */
const CELL_TIMEOUT_MS = 5_000;

export async function* findFlightDates(
  search: FlightDatesSearch,
  { suppliers }: Pick<SearchTools, 'suppliers'>,
  { signal, sourceFailed }: Searching,
): AsyncGenerator<FlightDateCell | FlightDatesEnd> {
  const { query, terms, bookingToChange, pairs } = search;
  const reported = new Set<string>();
  const call = searchCall({ terms, bookingToChange }, { timeoutMs: CELL_TIMEOUT_MS, signal });

  async function searchPair(pair: DatePair): Promise<FlightDateCell> {
    signal.throwIfAborted();
    const daySearch = { ...search, query: onDays(query, pair) };
    const cell = startCell(pair);
    for await (const answer of suppliers.flights.search(daySearch.query, call)) {
      if ('found' in answer) {
        addFound(cell, answer.found, daySearch);
        continue;
      }
      const { source, failure } = answer;
      cell.failedSources.push(source);
      if (!reported.has(source) && !signal.aborted) sourceFailed({ source, reason: failure });
      reported.add(source);
    }
    signal.throwIfAborted();
    return cell;
  }

  yield* asCompleted(pairs, SEARCHES_AT_ONCE, searchPair);
  yield { type: 'end', cells: pairs.length };
}

function startCell({ departureDate, returnDate }: DatePair): FlightDateCell {
  const cell = { type: 'cell' as const, departureDate, hiddenByPolicy: 0, failedSources: [] };
  return returnDate === null ? cell : { ...cell, returnDate };
}

function onDays(query: FlightQuery, { departureDate, returnDate }: DatePair): FlightQuery {
  const days = [departureDate, returnDate];
  return { ...query, legs: query.legs.map((leg, index) => ({ ...leg, date: days[index] ?? leg.date })) };
}

/** Judged as a search judges it, so that the cell has the prices of its list. */
function addFound(
  cell: FlightDateCell,
  found: readonly Itinerary[],
  { query, terms, inPolicyOnly }: FlightSearch,
): void {
  const fastest = findFastestMinutes(found, query);
  const prices = createCompanyPrices(terms);
  for (const itinerary of found) {
    let shown = 0;
    for (const fare of itinerary.fares) {
      const verdict = judgeFare(itinerary, fare, { fastest, terms });
      if (verdict.action === 'hide') continue;
      shown += 1;
      if (inPolicyOnly && !verdict.inPolicy) continue;
      const companyPrice = prices.of(fare.price);
      const price = companyPrice ? { price: fare.price, companyPrice } : { price: fare.price };
      cell.cheapest = chooseCheaper(cell.cheapest, price);
      if (verdict.inPolicy) cell.cheapestInPolicy = chooseCheaper(cell.cheapestInPolicy, price);
    }
    if (shown === 0) cell.hiddenByPolicy += 1;
  }
}

/** Prices without an exchange rate can't be compared; any other one goes before them. */
function chooseCheaper(one: FlightDatePrice | undefined, other: FlightDatePrice): FlightDatePrice {
  if (!one) return other;
  if (!other.companyPrice) return one;
  return !one.companyPrice || other.companyPrice.amount < one.companyPrice.amount ? other : one;
}
