import type { CarResult, CarResults } from '#domain/contract.ts';
import { divideMoney } from '#domain/money.ts';
import type { CarOffer, Station } from '#domain/offers/car-offer.ts';
import { type JointVerdict, judge } from '#domain/policy/judge.ts';
import { createCompanyPrices } from '../../offers/company-prices.ts';
import { judgeAsChange } from '../../offers/judge-as-change.ts';
import { listVerdicts } from '../../offers/listed-verdicts.ts';
import type { OfferTokens } from '../../offers/offer-tokens.ts';
import type { SearchTally } from '../../offers/search-tally.ts';
import { OFFER_LIFETIME_MS } from '../../offers/search-tools.ts';
import { listOnce } from '../../offers/unique-list.ts';
import { createCarFilter } from './car-filter.ts';
import type { CarSearch } from './car-search.ts';
import { carFacts, toRentalCar, toStation } from './describe-car.ts';

interface ResultTools {
  tokens: OfferTokens;
  tally: SearchTally;
}

export function toCarResults(
  { source, found }: { source: string; found: readonly CarOffer[] },
  search: CarSearch,
  { tokens, tally }: ResultTools,
): CarResults {
  const { terms, unit } = search;
  const expiresAt = new Date(terms.now.getTime() + OFFER_LIFETIME_MS);
  const vendors = listOnce(
    ({ code }: CarOffer['vendor']) => code,
    (vendor) => vendor,
  );
  const stations = listOnce(nameOfStation, (station) => toStation(station, unit));
  const verdicts = listVerdicts();
  const prices = createCompanyPrices(terms);

  function toCar({ offer, verdict }: CarWithVerdict): CarResult {
    const { key, vendor, pickUp, dropOff, price, days } = offer;
    const companyPrice = prices.of(price);
    return {
      offer: tokens.write({ kind: 'car', key, price, note: '', expiresAt }),
      vendor: vendors.indexOf(vendor),
      pickUp: stations.indexOf(pickUp),
      dropOff: stations.indexOf(dropOff),
      car: toRentalCar(offer, terms.now),
      price,
      companyPrice,
      perDay: divideMoney(price, days),
      verdict: verdicts.indexOf(verdict),
    };
  }

  const cars = wantedCars(found, search, tally).map(toCar);
  return {
    type: 'results',
    source,
    expiresAt: expiresAt.toISOString(),
    currency: terms.currency,
    rates: prices.rates,
    unit,
    vendors: vendors.entries,
    stations: stations.entries,
    verdicts: verdicts.entries,
    cars,
  };
}

interface CarWithVerdict {
  offer: CarOffer;
  verdict: JointVerdict;
}

/** Every car is counted, including hidden and filtered ones. */
function wantedCars(
  found: readonly CarOffer[],
  { terms, filter }: CarSearch,
  tally: SearchTally,
): CarWithVerdict[] {
  const isWanted = filter ? createCarFilter(filter) : () => true;
  return found.flatMap((offer) => {
    const judged = judge(terms.policies, carFacts(offer), terms.rates);
    const verdict = judgeAsChange(judged, offer.price, terms);
    if (verdict.action === 'hide') {
      tally.offerHidden();
      tally.resultHidden();
      return [];
    }
    const isCompliant = verdict.action === 'allow';
    if (!isWanted(offer) || (filter?.inPolicyOnly && !isCompliant)) {
      tally.resultFilteredOut();
      return [];
    }
    tally.shown(1);
    return [{ offer, verdict }];
  });
}

/** A shared station keeps its own position: only distance and direction depend on the place of the search. */
function nameOfStation({ stationId, distanceKm, direction }: Station): string {
  return `${stationId} ${distanceKm} ${direction}`;
}
