import { countries, type TCountryCode } from 'countries-list';
import type { SeededRandom } from '#server/suppliers/embedded/seeded-random.ts';

/** Numbers reserved for fiction by the authorities; `#` stands for a digit. */
const KEPT_FREE: Readonly<Record<string, string>> = {
  AU: '+61 2 5550 ####',
  CA: '+1 613 555 01##',
  DE: '+49 30 23125 ###',
  FR: '+33 1 99 00 ## ##',
  GB: '+44 20 7946 0###',
  SE: '+46 8 465 004 ##',
  US: '+1 202 555 01##',
};

/** An unassigned number: no area code begins with 000. */
export function inventPhoneNumber(country: string, chance: SeededRandom): string {
  const [code = 1] = country in countries ? countries[country as TCountryCode].phone : []; // just checked
  const pattern = KEPT_FREE[country] ?? `+${code} 000 ## ## ##`;
  return pattern.replaceAll('#', () => String(chance.between(0, 9)));
}
