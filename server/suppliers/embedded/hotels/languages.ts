export type Language =
  | 'de'
  | 'fr'
  | 'it'
  | 'es'
  | 'pt'
  | 'nl'
  | 'scandinavian'
  | 'finnish'
  | 'polish'
  | 'czech'
  | 'hungarian'
  | 'turkish'
  | 'american'
  | 'asian'
  | 'english';

const COUNTRIES: Readonly<Record<Exclude<Language, 'english'>, string>> = {
  de: 'AT CH DE LI',
  fr: 'BE BF BJ BL CI CM DZ FR GA GF GN GP LU MA MC MF MG ML MQ NC NE PF PM RE SN TD TG TN',
  it: 'IT SM VA',
  es: 'AD AR BO CL CO CR CU DO EC ES GQ GT HN MX NI PA PE PR PY SV UY VE',
  pt: 'AO BR CV MZ PT ST TL',
  nl: 'AW CW NL SR SX',
  scandinavian: 'DK FO GL IS NO SE SJ',
  finnish: 'AX FI',
  polish: 'PL',
  czech: 'CZ SK',
  hungarian: 'HU',
  turkish: 'TR',
  american: 'CA US',
  asian: 'CN HK JP KR MO TW VN',
};

const OF_COUNTRY = new Map(
  Object.entries(COUNTRIES).flatMap(
    ([language, codes]) => codes.split(' ').map((code) => [code, language as Language] as const), // the keys of the table
  ),
);

/** Parts of countries with another language, by the codes of GeoNames for the first level below the country. */
const OF_PART = new Map<string, Language>([
  ...['GE', 'VD', 'NE', 'JU', 'FR', 'VS'].map((canton) => [`CH.${canton}`, 'fr'] as const),
  ['CH.TI', 'it'],
  ['BE.VLG', 'nl'],
  ['CA.10', 'fr'],
]);

export function languageOf({ country, adminCode }: { country: string; adminCode: string }): Language {
  return OF_PART.get(`${country}.${adminCode}`) ?? OF_COUNTRY.get(country) ?? 'english';
}
