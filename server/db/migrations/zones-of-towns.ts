import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Each line has a country, a zone and the names of its towns; the first of a country has the zone of all others. */
const FILE = path.join(import.meta.dirname, '0037-zones-of-towns.tsv');

type ZoneOf = (city: string | null, country: string) => string;

export async function readZones(): Promise<ZoneOf> {
  const countries = new Map<string, string>();
  const towns = new Map<string, string>();
  for (const line of (await readFile(FILE, 'utf8')).trimEnd().split('\n')) {
    const [country = '', zone = '', names = ''] = line.split('\t');
    if (!countries.has(country)) countries.set(country, zone);
    for (const name of names.split(',')) towns.set(`${country} ${name}`, zone);
  }
  return (city, country) =>
    (city && towns.get(`${country} ${foldName(city)}`)) || (countries.get(country) ?? 'UTC');
}

const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ə: 'a',
};

function foldName(name: string): string {
  return name
    .trim()
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\P{ASCII}/gu, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/['’‘ʻʼ`´]/gu, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}
