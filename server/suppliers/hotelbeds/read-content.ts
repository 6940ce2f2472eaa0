import type { FastifyBaseLogger } from 'fastify';
import { Fields, UnreadableField } from '../fields.ts';
import { requireNumber } from './amounts.ts';
import type { HouseContent, KnownHouse } from './house-content.ts';
import { starsOf } from './room-codes.ts';

interface ContentPage {
  houses: KnownHouse[];
  /** How many hotels there are on all pages. */
  total: number;
}

/** Names by codes. */
type ChainNames = ReadonlyMap<string, string>;

/** Chains without a name are left out. */
export function readChains(data: unknown): ChainNames {
  const chains = new Fields(data, 'answer').optionalObjects('chains');
  return new Map(
    chains.flatMap((chain) => {
      const name = chain.optionalObject('description')?.optionalText('content')?.trim();
      return name ? [[chain.text('code'), name] as const] : [];
    }),
  );
}

/** Hotels that can't be read are left out and logged. */
export function readContentPage(
  data: unknown,
  chains: ChainNames,
  log: Pick<FastifyBaseLogger, 'warn'>,
): ContentPage {
  const fields = new Fields(data, 'answer');
  const unreadable: string[] = [];
  const houses = fields.list('hotels').flatMap((value): KnownHouse[] => {
    try {
      return [readKnownHouse(new Fields(value, 'hotel'), chains)];
    } catch (error) {
      if (!(error instanceof UnreadableField)) throw error;
      unreadable.push(error.path);
      return [];
    }
  });
  if (unreadable.length > 0) {
    log.warn(
      { fields: [...new Set(unreadable)], hotels: unreadable.length },
      'Content of Hotelbeds was left out',
    );
  }
  return { houses, total: requireNumber(fields, 'total') };
}

function readKnownHouse(fields: Fields, chains: ChainNames): KnownHouse {
  const coordinates = fields.object('coordinates');
  return {
    code: requireNumber(fields, 'code'),
    latitude: requireNumber(coordinates, 'latitude'),
    longitude: requireNumber(coordinates, 'longitude'),
    content: readContent(fields, chains),
  };
}

function readContent(fields: Fields, chains: ChainNames): HouseContent {
  const content = (name: string) => fields.optionalObject(name)?.optionalText('content')?.trim() ?? '';
  const chainCode = fields.optionalText('chainCode') ?? null;
  return {
    name: fields.object('name').text('content').replaceAll(/\s+/g, ' '),
    stars: starsOf(fields.optionalText('categoryCode') ?? ''),
    chainCode,
    chainName: chains.get(chainCode ?? ''),
    street: content('address'),
    postalCode: fields.optionalText('postalCode') ?? '',
    city: inWords(content('city')),
    phone: readPhone(fields),
    amenities: readAmenities(fields),
  };
}

/** Cities come in capital letters. */
function inWords(city: string): string {
  if (city !== city.toUpperCase()) return city;
  return city.toLowerCase().replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
}

function readPhone(fields: Fields): string | null {
  const phones = fields.optionalObjects('phones');
  const ofType = (type: string) => phones.find((phone) => phone.optionalText('phoneType') === type);
  const phone = ofType('PHONEHOTEL') ?? ofType('PHONEBOOKING');
  return phone?.optionalText('phoneNumber') ?? null;
}

/** Groups and codes of facilities, with the OTA codes (HAC) that mean the same. */
const AMENITIES: Readonly<Record<string, number>> = {
  '70/10': 5,
  '70/70': 33,
  '70/270': 77,
  '70/280': 58,
  '70/470': 345,
  '70/505': 103,
  '70/559': 201,
  '70/585': 22,
  '71/130': 165,
  '71/200': 76,
  '72/170': 24,
  '72/575': 269,
  '72/605': 228,
  '73/360': 54,
  '73/362': 54,
  '74/420': 79,
  '74/460': 84,
  '80/30': 157,
  '85/562': 198,
  '90/295': 345,
};

function readAmenities(fields: Fields): number[] {
  const codes = fields.optionalObjects('facilities').flatMap((facility) => {
    const group = facility.optionalNumber('facilityGroupCode');
    const code = AMENITIES[`${group}/${facility.optionalNumber('facilityCode')}`];
    return code !== undefined && facility.flag('indLogic') !== false ? [code] : [];
  });
  return [...new Set(codes)].sort((one, other) => one - other);
}
