import type { SeededRandom } from '#server/suppliers/embedded/seeded-random.ts';
import { createChance } from '../chance.ts';
import { CITY_DATA } from './city-data.ts';
import type { Town } from './town.ts';

/** `#` stands for a digit and `@` for a letter; countries that are not listed use five digits. */
const PATTERNS: Readonly<Record<string, string>> = {
  ...entries('####', 'AF AL AM AR AT AU BD BE BG CH CY DK GE GL HU LI LU LV MD MK NO NZ PH PY SI TN VE ZA'),
  ...entries('######', 'BY CN CO EC IN KG KZ MN NG RO RS RU SG TJ TM TT UZ VN'),
  ...entries('### ##', 'CZ GR SE SK'),
  ...entries(
    '',
    'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CM DJ DM ER FJ GA GD GH GM GQ GY HK JM KM KN KI ML MO MR MW NR QA RW SC SL SR ST SY TD TG TL TO TV UG VU YE ZW',
  ),
  BR: '#####-###',
  CA: '@#@ #@#',
  CL: '#######',
  GB: '@@# #@@',
  IE: '@## @#@#',
  IL: '#######',
  IR: '#####-#####',
  JP: '###-####',
  MT: '@@@ ####',
  NL: '#### @@',
  PL: '##-###',
  PT: '####-###',
};

/** A place in the centre of a city shares the codes of that city. */
const SAME_CITY_KM = 3;

/** The first half depends on the town, the rest on the street; empty for countries without postal codes. */
export function inventPostalCode(
  { id, country, market }: Pick<Town, 'id' | 'country' | 'market'>,
  chance: SeededRandom,
): string {
  const pattern = PATTERNS[country] ?? '#####';
  const inCity = market.country === country && market.distanceKm < SAME_CITY_KM;
  const start = CITY_DATA.get(inCity ? market.id : id)?.postalStart ?? '';
  const town = createChance('postal', id);
  const own = Math.ceil(pattern.length / 2);
  const rest = Array.from(pattern.slice(start.length), (sign, index) => {
    const source = start.length + index < own ? town : chance;
    if (sign === '#') return String(source.between(start.length + index === 0 ? 1 : 0, 9));
    return sign === '@' ? source.pick([...'ABCDEFGHJKLMNPRSTUW']) : sign;
  });
  return start + rest.join('');
}

function entries(pattern: string, codes: string): Record<string, string> {
  return Object.fromEntries(codes.split(' ').map((code) => [code, pattern]));
}
