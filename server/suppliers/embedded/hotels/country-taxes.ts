import type { Money } from '#domain/contract.ts';
import { divideMoney, multiplyMoney } from '#domain/money.ts';

export interface CountryTaxes {
  code: string;
  label: string;
  /** In hundredths of a percent. */
  rate: number;
  /** Whether it is included in the advertised price; otherwise it is charged on top. */
  included: boolean;
  /** The service charge of the hotel before the tax, in hundredths of a percent. */
  service: number;
}

/** In percent, included in the price. */
const VALUE_ADDED: Readonly<Record<string, number>> = Object.fromEntries(
  `AL 6|AT 10|AU 10|BA 17|BE 12|BG 9|BR 5|CH 3.8|CN 6|CY 9|CZ 12|DE 7|DK 25|EE 13|ES 10|FI 13.5|FR 10|GB 20|GR 13|HR 13|HU 5|IE 13.5|IL 18|IS 11|IT 10|JP 10|KE 16|KR 10|LI 3.8|LT 9|LU 3|LV 12|MC 10|MT 7|NL 21|NO 12|NZ 15|PL 8|PT 6|RO 11|RS 10|SE 12|SI 9.5|SK 5|TR 10|TW 5|UA 20|ZA 15`
    .split('|')
    .map((pair) => pair.split(' '))
    .map(([country = '', percent]) => [country, Number(percent)]),
);

/** In percent, on top of the price: tax and service charge. */
const ON_TOP: Readonly<Record<string, readonly [tax: number, service: number]>> = {
  AE: [12, 10],
  CA: [13, 0],
  EG: [14, 12],
  HK: [3, 10],
  ID: [11, 10],
  IN: [18, 0],
  MX: [19, 0],
  MY: [8, 10],
  PH: [12, 10],
  QA: [0, 10],
  SA: [15, 0],
  SG: [9, 10],
  TH: [7, 10],
  US: [14, 0],
};
const ELSEWHERE = 10;

const CITY_TAXES: Readonly<Record<string, number>> = {
  AT: 320,
  BE: 400,
  CH: 300,
  CZ: 5000,
  DE: 350,
  FR: 570,
  GR: 350,
  HR: 200,
  HU: 120_000,
  IT: 500,
  JP: 200,
  LI: 300,
  PT: 300,
  SI: 310,
  SK: 300,
};
/** In tenths, from one star to five. */
const BY_STARS = [5, 5, 5, 8, 10, 15];

export function taxesOf(country: string): CountryTaxes {
  const [onTop, service] = ON_TOP[country] ?? [null, 0];
  const percent = onTop ?? VALUE_ADDED[country] ?? ELSEWHERE;
  const american = country === 'US' || country === 'CA';
  return {
    code: american ? 'OCC' : 'VAT',
    label: `${american ? 'Occupancy and sales tax' : 'Value added tax'} ${percent} % (estimate)`,
    rate: Math.round(percent * 100),
    included: onTop === null,
    service: service * 100,
  };
}

export function cityTax(country: string, stars: number, currency: string): Money | null {
  const amount = CITY_TAXES[country];
  return amount === undefined
    ? null
    : divideMoney(multiplyMoney({ amount, currency }, BY_STARS[stars] ?? 10), 10);
}
