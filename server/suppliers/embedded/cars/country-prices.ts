import { regionOf } from './region-of.ts';

/** The price level of rentals in a country, compared to Switzerland, and the taxes in thousandths. */
interface CountryPrices {
  level: number;
  taxThousandths: number;
}

/** Estimates: the standard rates of value added tax as of 2026, or the total of sales and rental taxes. */
const PRICES: Readonly<Record<string, readonly [level: number, taxThousandths: number]>> = {
  AE: [0.75, 50],
  AT: [0.85, 200],
  AU: [0.85, 100],
  BE: [0.8, 210],
  BG: [0.55, 200],
  CA: [0.9, 130],
  CH: [1, 81],
  CY: [0.65, 190],
  CZ: [0.65, 210],
  DE: [0.8, 190],
  DK: [0.95, 250],
  EE: [0.65, 240],
  ES: [0.65, 210],
  FI: [0.95, 255],
  FR: [0.85, 200],
  GB: [0.8, 200],
  GR: [0.65, 240],
  HK: [0.9, 0],
  HR: [0.65, 250],
  HU: [0.6, 270],
  IE: [0.85, 230],
  IL: [0.7, 180],
  IN: [0.55, 180],
  IS: [1.2, 240],
  IT: [0.75, 220],
  JP: [0.8, 100],
  LT: [0.6, 210],
  LU: [0.85, 170],
  LV: [0.6, 210],
  MT: [0.6, 180],
  MX: [0.6, 160],
  NL: [0.85, 210],
  NO: [1.1, 250],
  NZ: [0.85, 150],
  PL: [0.6, 230],
  PT: [0.6, 230],
  RO: [0.55, 210],
  SE: [0.9, 250],
  SG: [1, 90],
  SI: [0.65, 220],
  SK: [0.6, 230],
  TR: [0.55, 200],
  US: [0.95, 140],
  ZA: [0.55, 150],
};

const OTHERS = { europe: [0.65, 200], america: [0.9, 120], elsewhere: [0.7, 120] } as const;

const TAX_NAMES: Readonly<Record<string, string>> = {
  AU: 'Goods and services tax',
  CA: 'Sales taxes',
  IN: 'Goods and services tax',
  JP: 'Consumption tax',
  NZ: 'Goods and services tax',
  PR: 'Sales and rental taxes',
  SG: 'Goods and services tax',
  US: 'Sales and rental taxes',
};

export function pricesOf(country: string): CountryPrices {
  const [level, taxThousandths] = PRICES[country] ?? OTHERS[regionOf(country)];
  return { level, taxThousandths };
}

export function taxLabel(country: string): string {
  const percent = pricesOf(country).taxThousandths / 10;
  return `${TAX_NAMES[country] ?? 'Value added tax'} ${percent} % (estimate)`;
}
