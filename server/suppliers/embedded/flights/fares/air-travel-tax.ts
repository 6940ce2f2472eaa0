import type { ServiceClass } from '#domain/contract.ts';

type Tax = [code: string, label: string, francs: number];

const EEA = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);
/** The distance bands of the British duty end at 2,000 and 5,500 miles. */
const BRITISH_NEAR_KM = 3219;
const BRITISH_FAR_KM = 8851;

/** Departure taxes of states per passenger: estimates based on published rates. */
export function airTravelTax(from: string, to: string, km: number, serviceClass: ServiceClass): Tax[] {
  const inside = from === to;
  switch (from) {
    case 'AT':
      return [['QD', 'Air transport tax Austria', 11.2]];
    case 'AU':
      return inside ? [] : [['AU', 'Passenger movement charge Australia', 34.2]];
    case 'DE':
      return [['OY', 'Air transport tax Germany', germanTax(km)]];
    case 'FR':
      return [['FR', 'Civil aviation tax France', EEA.has(to) ? 4.35 : 7.8]];
    case 'GB':
      return [['GB', 'Air passenger duty UK', britishDuty(inside, km, serviceClass)]];
    case 'IT':
      return [['VT', 'Security charge Italy', 2.6]];
    case 'NL':
      return [['CJ', 'Air passenger tax Netherlands', 24.7]];
    default:
      return [];
  }
}

function germanTax(km: number): number {
  if (km <= 2500) return 11.9;
  return km <= 6000 ? 30.05 : 54.25;
}

function britishDuty(inside: boolean, km: number, serviceClass: ServiceClass): number {
  const [economy, above] = inside
    ? [7.45, 14.9]
    : km <= BRITISH_NEAR_KM
      ? [13.85, 27.65]
      : km <= BRITISH_FAR_KM
        ? [92.55, 203.2]
        : [96.8, 213.85];
  return serviceClass === 'Y' ? economy : above;
}
