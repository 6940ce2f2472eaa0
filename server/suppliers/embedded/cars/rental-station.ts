import type { Station } from '#domain/offers/car-offer.ts';
import type { Region } from './region-of.ts';
import type { Vendor } from './vendors.ts';

/** A station, independent of the search. */
export interface RentalStation extends Omit<Station, 'distanceKm' | 'direction'> {
  vendor: Vendor;
  region: Region;
  /** The size of its airport, or that it is in a city. */
  setting: StationSetting;
  /** The code of that airport; null in a city. */
  airport: string | null;
}

export type StationSetting = 'hub' | 'large' | 'medium' | 'city';

/**
 * The station of one vendor at one place: the code of an airport, or the number of a city in the gazetteer.
 */
export function buildStationId(vendor: string, place: string): string {
  return `${vendor}.${place}`;
}

export function readStationId(stationId: string): { vendor: string; place: string } | null {
  const [, vendor, place] = /^([A-Z][A-Z1-9])\.([A-Z]{3}|[1-9]\d{0,9})$/.exec(stationId) ?? [];
  return vendor === undefined || place === undefined ? null : { vendor, place };
}
