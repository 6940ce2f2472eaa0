import type { FlightResultFare, FlightResults } from '#domain/contract.ts';
import type { Fare, FareFamily, FlightLeg, Itinerary, Segment } from '#domain/offers/flight-offer.ts';
import type { JointVerdict } from '#domain/policy/judge.ts';
import { createCompanyPrices } from '../../offers/company-prices.ts';
import { listVerdicts } from '../../offers/listed-verdicts.ts';
import type { OfferTokens } from '../../offers/offer-tokens.ts';
import type { SearchTally } from '../../offers/search-tally.ts';
import { OFFER_LIFETIME_MS } from '../../offers/search-tools.ts';
import { listOnce } from '../../offers/unique-list.ts';
import { toFareFamily } from './describe-flight.ts';
import { findFastestMinutes, writeFastest } from './flight-facts.ts';
import { findFlightPlace } from './flight-places.ts';
import type { FlightSearch } from './flight-search.ts';
import { judgeFare } from './judge-fare.ts';

export function toFlightResults(
  { source, found }: { source: string; found: readonly Itinerary[] },
  { query, terms, inPolicyOnly }: FlightSearch,
  { tokens, tally }: { tokens: OfferTokens; tally: SearchTally },
): FlightResults {
  const expiresAt = new Date(terms.now.getTime() + OFFER_LIFETIME_MS);
  const fastest = findFastestMinutes(found, query);
  const note = writeFastest(fastest);
  const lists = createLists();
  const prices = createCompanyPrices(terms);

  const judgeFares = (itinerary: Itinerary) =>
    itinerary.fares.map((fare) => {
      const verdict = judgeFare(itinerary, fare, { fastest, terms });
      if (verdict.action === 'hide') tally.offerHidden();
      return { fare, verdict };
    });

  function toFare({ fare, verdict }: FareWithVerdict): FlightResultFare {
    const { key, price, serviceClasses, bookingClasses, seatsLeft, co2Kg, holdUntil } = fare;
    const companyPrice = prices.of(price);
    return {
      offer: tokens.write({ kind: 'flight', key, price, note, expiresAt }),
      family: lists.families.indexOf(fare.family),
      serviceClasses: [...serviceClasses],
      bookingClasses: [...bookingClasses],
      price,
      companyPrice,
      seatsLeft,
      co2Kg,
      holdUntil: holdUntil ? holdUntil.toISOString() : undefined,
      verdict: lists.verdicts.indexOf(verdict),
    };
  }

  const itineraries = found.flatMap((itinerary) => {
    const shown = judgeFares(itinerary).filter(({ verdict }) => verdict.action !== 'hide');
    const selected = inPolicyOnly ? shown.filter(({ verdict }) => verdict.inPolicy) : shown;
    if (shown.length === 0) tally.resultHidden();
    else if (selected.length === 0) tally.resultFilteredOut();
    else tally.shown(selected.length);
    if (selected.length === 0) return [];
    return [{ legs: itinerary.legs.map(lists.legs.indexOf), fares: selected.map(toFare) }];
  });
  return {
    type: 'results',
    source,
    expiresAt: expiresAt.toISOString(),
    currency: terms.currency,
    rates: prices.rates,
    families: lists.families.entries,
    airports: nameAirports(lists.segments.entries),
    segments: lists.segments.entries,
    legs: lists.legs.entries,
    verdicts: lists.verdicts.entries,
    itineraries,
  };
}

interface FareWithVerdict {
  fare: Fare;
  verdict: JointVerdict;
}

function createLists() {
  const segments = listOnce(nameOfSegment, (segment: Segment) => ({ ...segment }));
  const legs = listOnce(nameOfLeg, (leg: FlightLeg) => ({
    segments: leg.segments.map(segments.indexOf),
    durationMinutes: leg.durationMinutes,
    stopoverMinutes: [...leg.stopoverMinutes],
    intercontinental: leg.intercontinental,
  }));
  return {
    segments,
    legs,
    families: listOnce(({ code }: FareFamily) => code, toFareFamily),
    verdicts: listVerdicts(),
  };
}

function nameAirports(segments: readonly Segment[]): FlightResults['airports'] {
  const codes = new Set(segments.flatMap(({ origin, destination }) => [origin, destination]));
  return [...codes].flatMap((airport) => {
    const place = findFlightPlace({ type: 'airport', code: airport });
    return (place?.airports ?? []).map(({ code, name, city }) => ({ code, name, city }));
  });
}

function nameOfSegment({ carrier, flightNumber, departure }: Segment): string {
  return `${carrier}${flightNumber} ${departure}`;
}

function nameOfLeg({ segments }: FlightLeg): string {
  return segments.map(nameOfSegment).join();
}
