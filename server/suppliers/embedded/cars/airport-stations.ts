import type { AirportRecord } from '../../../features/airports/airport-data.ts';
import { createChance } from '../chance.ts';
import { type AirportSetting, airportSetting } from './airport-setting.ts';
import { placeBeside } from './place-beside.ts';
import { regionOf } from './region-of.ts';
import { buildStationId, type RentalStation } from './rental-station.ts';
import { isSentinelAirport } from './sentinel-stations.ts';
import { phoneAt, streetAt } from './station-address.ts';
import { airportHours } from './station-hours.ts';
import { type Vendor, vendorsAt } from './vendors.ts';

/** The only airport with shuttle buses to vendors whose language is not the main one of its country. */
const CANTONS: Readonly<Record<string, string>> = { GVA: 'GE' };

/** How many vendors of each kind are outside the terminal. */
const SHUTTLES = { premium: 0.1, standard: 0.35, value: 0.7 };

export function airportStations(airport: AirportRecord): readonly RentalStation[] {
  const setting = airportSetting(airport);
  const vendors = vendorsAt(airport.code, airport.country, vendorCount(airport, setting));
  return vendors.map((vendor) => airportStation(airport, setting, vendor));
}

function vendorCount({ code, country }: AirportRecord, setting: AirportSetting): number {
  const chance = createChance('vendors', code);
  if (setting === 'hub') return chance.between(10, 12);
  if (setting === 'large') return chance.between(6, 9);
  if (regionOf(country) === 'elsewhere') return chance.between(0, 3);
  return chance.between(isSentinelAirport(code) ? 3 : 2, 5);
}

function airportStation(airport: AirportRecord, setting: AirportSetting, vendor: Vendor): RentalStation {
  const stationId = buildStationId(vendor.code, airport.code);
  const chance = createChance('station', stationId);
  const shuttle = setting !== 'medium' && chance.next() < SHUTTLES[vendor.tier];
  const { city, country, zone } = airport;
  return {
    stationId,
    name: airport.name,
    address: {
      street: shuttle ? streetAt('airport', country, CANTONS[airport.code] ?? '', chance) : 'Arrivals hall',
      postalCode: '',
      city,
      country,
    },
    ...placeBeside(airport, shuttle ? 1 : 0.1, shuttle ? 3.5 : 0.5, chance),
    access: shuttle ? 'shuttle' : 'inTerminal',
    openingHours: airportHours(setting, vendor.tier, chance.once(3)),
    phone: phoneAt(country, chance),
    vendor,
    region: regionOf(country),
    zone,
    setting,
    airport: airport.code,
  };
}
