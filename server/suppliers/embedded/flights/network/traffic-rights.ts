import type { Carrier } from './carriers.ts';
import type { WorldAirport } from './world-airports.ts';

/** Within its single market, European airlines may fly any route. */
const EUROPEAN_MARKET = countries(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK AL',
);

/** Countries that only airlines of certain others fly to, and those that none does. */
const AVOIDED = countries('RU BY IR SY YE LY SD AF SO');
const UNDAUNTED = countries('TR AE QA EG SA JO OM BH ET CN IN RS TN LB PK LK');
const CLOSED = countries('UA KP');

const ESTRANGED: Readonly<Record<string, ReadonlySet<string>>> = {
  IL: countries('SA QA KW LB OM PK BD MY TN ID DZ IQ'),
  PK: countries('IN'),
  IN: countries('PK'),
};

export function hasTrafficRights(carrier: Carrier, base: WorldAirport, other: WorldAirport): boolean {
  if (CLOSED.has(other.country) || CLOSED.has(base.country)) return false;
  if (AVOIDED.has(other.country) && !UNDAUNTED.has(carrier.country) && carrier.country !== other.country)
    return false;
  if (ESTRANGED[other.country]?.has(carrier.country)) return false;
  const foreignDomestic = base.country === other.country && base.country !== carrier.country;
  return !foreignDomestic || (EUROPEAN_MARKET.has(base.country) && EUROPEAN_MARKET.has(carrier.country));
}

function countries(codes: string): ReadonlySet<string> {
  return new Set(codes.split(' '));
}
