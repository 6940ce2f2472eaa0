import { distanceKm } from '#domain/geography.ts';
import type { Property } from '#domain/offers/hotel-offer.ts';
import type { SeededRandom } from '#server/suppliers/embedded/seeded-random.ts';
import { createChance } from '../chance.ts';
import { localCurrency } from '../local-price.ts';
import { inventStreet } from './addresses.ts';
import { chooseAmenities } from './amenities.ts';
import { type Chain, pickChain } from './chains.ts';
import { createSeed } from './free-rooms.ts';
import type { House } from './house.ts';
import { nameHouse } from './house-name.ts';
import { findSite } from './house-site.ts';
import { inventPostalCode } from './postal-codes.ts';
import { starFactor, townLevel } from './price-level.ts';
import { chooseRooms } from './room-kinds.ts';
import type { Town } from './town.ts';

/** Per hundred hotels, from one star to five, in villages, towns and cities; and at airports. */
const STARS = {
  village: [6, 34, 50, 10, 0],
  town: [3, 19, 50, 25, 3],
  city: [2, 14, 36, 35, 13],
  airport: [0, 5, 50, 45, 0],
};
/** The percentage of chain hotels, from one star to five. */
const CHAIN_SHARES = { village: [0, 3, 8, 10, 10], town: [10, 25, 35, 45, 40], city: [20, 45, 52, 68, 62] };
const TOWN = 5000;
const CITY = 60_000;

/** All hotels of a town: always the same ones in the same order. */
export function buildHouses(town: Town): readonly House[] {
  const usedNames = new Set<string>();
  return Array.from({ length: town.hotels }, (_, index) => {
    const house = buildHouse(town, `${town.id}-${index + 1}`, usedNames);
    usedNames.add(house.property.name);
    return house;
  });
}

function buildHouse(town: Town, propertyId: string, usedNames: ReadonlySet<string>): House {
  const chance = createChance('house', propertyId);
  const stars = pickStars(town, chance);
  const chain = chance.next() * 100 < chainShare(town, stars) ? pickChain(stars, town.country, chance) : null;
  const { district, ...position } = findSite(town, chance);
  const property = describe(
    town,
    propertyId,
    { stars, chain, district: district?.name ?? null, position },
    usedNames,
    chance,
  );
  const level = townLevel(town) * Math.max(0.8, 1.06 - 0.03 * distanceKm(town.center, position));
  const own = 0.88 + 0.06 * (property.rating - 3) + 0.24 * chance.next();
  return {
    property,
    seed: createSeed(propertyId),
    rooms: chooseRooms(stars, chance.next()),
    francs: level * starFactor(stars) * own,
    breakfastFrancs: (9 + 3.5 * stars + 3 * chance.next()) * Math.max(0.5, Math.min(1, level / 200)),
    currency: localCurrency(town.country),
    business: town.population >= TOWN * 4 || chance.once(3),
    fairSeed: createChance('fair', town.market.id).between(0, 2 ** 32 - 1),
  };
}

interface Outline {
  stars: number;
  chain: Chain | null;
  district: string | null;
  position: { latitude: number; longitude: number };
}

function describe(
  town: Town,
  propertyId: string,
  { stars, chain, district, position }: Outline,
  usedNames: ReadonlySet<string>,
  chance: SeededRandom,
): Property & { rating: number } {
  return {
    propertyId,
    name: nameHouse(town, town.airport ? 'Airport' : district, chain, usedNames, chance),
    chain: chain && { code: chain.code, name: chain.name },
    stars,
    rating: rate(stars, chance),
    address: {
      street: inventStreet(town.language, town.country, chance),
      postalCode: inventPostalCode(town, chance),
      city: town.city,
      country: town.country,
    },
    ...position,
    amenities: chooseAmenities(stars, town.airport, chance),
    zone: town.zone,
  };
}

function pickStars(town: Town, chance: SeededRandom): number {
  let left = chance.next() * 100;
  const shares = town.airport ? STARS.airport : STARS[classifyTown(town)];
  const index = shares.findIndex((share) => {
    left -= share;
    return left < 0;
  });
  return index + 1;
}

function chainShare(town: Town, stars: number): number {
  return town.airport ? 95 : (CHAIN_SHARES[classifyTown(town)][stars - 1] ?? 0);
}

function classifyTown({ population }: Town): 'village' | 'town' | 'city' {
  if (population >= CITY) return 'city';
  return population >= TOWN ? 'town' : 'village';
}

/** On average, more stars get better ratings. */
function rate(stars: number, chance: SeededRandom): number {
  const spread = (chance.next() + chance.next() + chance.next() - 1.5) * 1.3;
  return Math.max(1, Math.min(5, Math.round((2.5 + 0.38 * stars + spread) * 2) / 2));
}
