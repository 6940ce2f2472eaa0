import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface AirportRecord {
  code: string;
  name: string;
  city: string;
  country: string;
  latitude: number;
  longitude: number;
  zone: string;
  size: 'large' | 'medium';
}

const FILE = path.join(import.meta.dirname, 'airports.tsv');

let airports: readonly AirportRecord[] | undefined;

export function readAirports(): readonly AirportRecord[] {
  airports ??= readFileSync(FILE, 'utf8').trimEnd().split('\n').slice(1).map(toRecord);
  return airports;
}

function toRecord(line: string): AirportRecord {
  const [code, name, city, country, latitude, longitude, zone, size] = line.split('\t') as [
    ...texts: [string, string, string, string, string, string, string],
    size: AirportRecord['size'],
  ];
  return { code, name, city, country, latitude: Number(latitude), longitude: Number(longitude), zone, size };
}
