import type { Kysely } from 'kysely';
import type { Position } from '#domain/geography.ts';
import type { Property } from '#domain/offers/hotel-offer.ts';
import { loadGazetteer } from '#server/gazetteer/gazetteer.ts';
import type { Database } from '../../db/schema.ts';
import { readAirports } from '../../features/airports/airport-data.ts';
import type { HotelDirectory } from '../hotel-directory.ts';
import { findHouse, findHousesAround } from './content-repository.ts';
import type { KnownHouse } from './house-content.ts';
import { hotelCodeOf, toProperty } from './read-house.ts';

const TOWN_KM = 10;
const AROUND_KM = 20;

/** The hotels whose content has been read; none before the first night. */
export function createHotelbedsDirectory(db: Kysely<Database>): HotelDirectory {
  const within = async (center: Position, kilometres: number) =>
    await Promise.all((await findHousesAround(db, center, kilometres)).map(describe));
  return {
    async inTown(townId) {
      const airport = readAirports().find(({ code }) => code === townId);
      const town = airport ?? (await loadGazetteer()).byId(townId);
      return town ? await within(town, TOWN_KM) : [];
    },
    around: (center) => within(center, AROUND_KM),
    async byId(propertyId) {
      const code = hotelCodeOf(propertyId);
      const house = code === null ? undefined : await findHouse(db, code);
      return house ? await describe(house) : null;
    },
  };
}

function describe({ content, ...place }: KnownHouse): Promise<Property> {
  const { name, stars } = content;
  return toProperty({ ...place, name, stars, zoneName: undefined, destinationName: undefined }, content);
}
