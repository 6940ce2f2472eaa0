import type { HotelRate, HotelResults } from '#domain/contract.ts';
import { distanceIn, distanceKm, findDirection } from '#domain/geography.ts';
import type { HotelOffer, Property, RoomRate } from '#domain/offers/hotel-offer.ts';
import { type JointVerdict, judge } from '#domain/policy/judge.ts';
import { createCompanyPrices } from '../../offers/company-prices.ts';
import { judgeAsChange } from '../../offers/judge-as-change.ts';
import { listVerdicts } from '../../offers/listed-verdicts.ts';
import type { OfferTokens } from '../../offers/offer-tokens.ts';
import { OFFER_LIFETIME_MS } from '../../offers/search-tools.ts';
import type { AreaFinder } from './area-finder.ts';
import { perNight, toRefund } from './describe-rate.ts';
import { createHotelFilter, hasAspects } from './hotel-filter.ts';
import type { HotelSearch } from './hotel-search.ts';
import type { HotelTally } from './hotel-tally.ts';
import { stayFacts, toExtent, writeExtent } from './stay-facts.ts';

interface ResultTools {
  tokens: OfferTokens;
  tally: HotelTally;
  areaOf: AreaFinder;
}

export function toHotelResults(
  { source, found }: { source: string; found: readonly HotelOffer[] },
  search: HotelSearch,
  { tokens, tally, areaOf }: ResultTools,
): HotelResults {
  const { query, terms, unit } = search;
  const extent = toExtent(query);
  const note = writeExtent(extent);
  const expiresAt = new Date(terms.now.getTime() + OFFER_LIFETIME_MS);
  const verdicts = listVerdicts();
  const prices = createCompanyPrices(terms);
  const judgeRate = (rate: RoomRate) =>
    judgeAsChange(judge(terms.policies, stayFacts(rate, extent, terms.now), terms.rates), rate.price, terms);

  function toRate({ rate, verdict }: RateWithVerdict): HotelRate {
    const { key, price, onSite, roomName, roomType, breakfastIncluded, corporate, prepaid, roomsLeft } = rate;
    const companyPrice = prices.of(price);
    return {
      offer: tokens.write({ kind: 'hotel', key, price, note, expiresAt }),
      source: rate.source,
      roomName,
      roomType,
      breakfastIncluded,
      ...toRefund(rate, terms.now),
      corporate,
      prepaid,
      price,
      companyPrice,
      perNight: perNight(price, extent),
      onSite: onSite ?? undefined,
      roomsLeft,
      verdict: verdicts.indexOf(verdict),
    };
  }

  const hotels = wantedHotels(found, search, { judgeRate, tally }).map(({ property, distance, rates }) => ({
    ...describe(property),
    area: areaOf(property),
    distance,
    direction: findDirection(query, property),
    rates: rates.map(toRate),
  }));
  return {
    type: 'results',
    source,
    expiresAt: expiresAt.toISOString(),
    currency: terms.currency,
    rates: prices.rates,
    unit,
    ...extent,
    verdicts: verdicts.entries,
    hotels,
  };
}

interface RateWithVerdict {
  rate: RoomRate;
  verdict: JointVerdict;
}

interface Judging {
  judgeRate(rate: RoomRate): JointVerdict;
  tally: HotelTally;
}

interface MatchingHotel {
  property: Property;
  distance: number;
  rates: RateWithVerdict[];
}

function wantedHotels(
  found: readonly HotelOffer[],
  { query, terms, unit, filter }: HotelSearch,
  { judgeRate, tally }: Judging,
): MatchingHotel[] {
  const isWanted = filter ? createHotelFilter(filter) : () => true;
  const aspects = filter?.roomAspects ?? [];

  function selectRates({
    property,
    kilometres,
    rates,
  }: HotelOffer & { kilometres: number }): MatchingHotel[] {
    const { propertyId } = property;
    const distance = distanceIn(unit, kilometres);
    const judged = rates.map((rate) => ({ rate, verdict: judgeRate(rate) }));
    const shown = judged.filter(({ verdict }) => verdict.action !== 'hide');
    for (let hidden = judged.length - shown.length; hidden > 0; hidden -= 1) tally.rateHidden();
    const matching = isWanted(property, distance) ? shown.filter(hasAll) : [];
    if (matching.length > 0) tally.hotel(propertyId, { shown: matching.length });
    else tally.hotel(propertyId, shown.length > 0 ? 'filteredOut' : 'hidden');
    return matching.length > 0 ? [{ property, distance, rates: matching }] : [];
  }
  const hasAll = ({ rate, verdict }: RateWithVerdict) =>
    hasAspects({ ...rate, ...toRefund(rate, terms.now), inPolicy: verdict.inPolicy }, aspects);

  return found
    .map((hotel) => ({ ...hotel, kilometres: distanceKm(query, hotel.property) }))
    .sort((one, other) => one.kilometres - other.kilometres)
    .flatMap(selectRates);
}

function describe({
  propertyId,
  name,
  chain,
  stars,
  rating,
  address,
  latitude,
  longitude,
  amenities,
}: Property) {
  return {
    propertyId,
    name,
    chain: chain ?? undefined,
    stars,
    rating: rating ?? undefined,
    address,
    latitude,
    longitude,
    amenities: [...amenities],
  };
}
