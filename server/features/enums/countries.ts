import { countries } from 'countries-list';
import { choicesByLabel } from './choices.ts';

/** Islands for which ISO 3166-1 reserves a code without counting them as countries. */
const RESERVED = new Set(['AC', 'TA']);

/** Kosovo has had its own prefix since 2016; the package still lists those of its neighbours. */
const CURRENT_PREFIXES: Record<string, number[]> = { XK: [383] };

/** With the accents that the package omits. */
const NAMES: Readonly<Record<string, string>> = {
  AX: 'Åland',
  BL: 'Saint Barthélemy',
  CW: 'Curaçao',
  RE: 'Réunion',
  ST: 'São Tomé and Príncipe',
};

/** ISO 3166-1 alpha-2; additional data: the prefixes of its telephone numbers. */
export function listCountries() {
  return choicesByLabel(
    Object.entries(countries)
      .filter(([code]) => !RESERVED.has(code))
      .map(([code, { name, phone }]) => [
        code,
        NAMES[code] ?? name,
        prefixes(CURRENT_PREFIXES[code] ?? phone),
      ]),
  );
}

let names: ReadonlyMap<string, string> | undefined;

export function countryName(code: string): string {
  names ??= new Map(listCountries().map(({ id, label }) => [id, label]));
  return names.get(code) ?? code;
}

function prefixes(numbers: number[]): string {
  return numbers.map((number) => `+${number}`).join(',');
}
