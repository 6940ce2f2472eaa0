import { distanceKm, findDirection } from '#domain/geography.ts';
import type { Place } from '../../../gazetteer/gazetteer.ts';
import { createChance } from '../chance.ts';
import { zoneAt } from './known-airports.ts';
import { placeBeside } from './place-beside.ts';
import { regionOf } from './region-of.ts';
import { buildStationId, type RentalStation } from './rental-station.ts';
import { phoneAt, streetAt } from './station-address.ts';
import { cityHours } from './station-hours.ts';
import { type Vendor, vendorsAt } from './vendors.ts';

/** The numbers of inhabitants from which a city has one station, two, and so on. */
const STEPS = [15_000, 22_000, 40_000, 60_000, 90_000, 130_000, 250_000, 1_000_000];

/** The maximum distance of a station from the centre of its city, in kilometres. */
export const CITY_REACH_KM = 7;

const WINDS = {
  N: 'North',
  NE: 'Northeast',
  E: 'East',
  SE: 'Southeast',
  S: 'South',
  SW: 'Southwest',
  W: 'West',
  NW: 'Northwest',
};

export function cityStations(place: Place): readonly RentalStation[] {
  const count = place.isPart ? 0 : STEPS.filter((step) => place.population >= step).length;
  if (count === 0) return [];
  const zone = zoneAt(place, place.country);
  return vendorsAt(place.id, place.country, count).map((vendor) => cityStation(place, vendor, zone));
}

function cityStation(place: Place, vendor: Vendor, zone: string): RentalStation {
  const { country, population } = place;
  const stationId = buildStationId(vendor.code, place.id);
  const chance = createChance('station', stationId);
  const reach = Math.min(CITY_REACH_KM, 0.8 + population / 120_000);
  const position = placeBeside(place, 0.2, 0.2 + (reach - 0.2) * chance.next(), chance);
  return {
    stationId,
    name: `${place.name} ${nameQuarter(place, position)}`,
    address: {
      street: streetAt('city', country, place.adminCode, chance),
      postalCode: '',
      city: place.name,
      country,
    },
    ...position,
    access: 'city',
    openingHours: cityHours(population, vendor.tier, country),
    phone: phoneAt(country, chance),
    vendor,
    region: regionOf(country),
    zone,
    setting: 'city',
    airport: null,
  };
}

function nameQuarter(place: Place, position: { latitude: number; longitude: number }): string {
  if (distanceKm(place, position) >= 1.2) return WINDS[findDirection(place, position)];
  return regionOf(place.country) === 'america' ? 'Downtown' : 'Centre';
}
