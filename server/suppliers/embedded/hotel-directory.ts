import type { Position } from '#domain/geography.ts';
import type { Property } from '#domain/offers/hotel-offer.ts';
import { loadGazetteer } from '#server/gazetteer/gazetteer.ts';
import type { HotelDirectory } from '../hotel-directory.ts';
import type { House } from './hotels/house.ts';

const AROUND_KM = 20;
const TOWNS_AROUND = 5;

export function createEmbeddedHotelDirectory(): HotelDirectory {
  const loadHouses = async () => (await import('./hotels/house-register.ts')).loadHouseRegister();
  return {
    async inTown(townId) {
      return (await loadHouses()).inTown(townId).map(toProperty);
    },
    async around(center) {
      const [houses, towns] = await Promise.all([loadHouses(), largestTownsAround(center)]);
      return towns.flatMap((id) => houses.inTown(id)).map(toProperty);
    },
    async byId(propertyId) {
      const house = (await loadHouses()).byId(propertyId);
      return house && toProperty(house);
    },
  };
}

async function largestTownsAround({ latitude, longitude }: Position): Promise<string[]> {
  const places = (await loadGazetteer()).near(latitude, longitude, AROUND_KM).map(({ place }) => place);
  return places
    .filter(({ isPart }) => !isPart)
    .sort((one, other) => other.population - one.population)
    .slice(0, TOWNS_AROUND)
    .map(({ id }) => id);
}

function toProperty({ property }: House): Property {
  return property;
}
