import type { Money } from '#domain/contract.ts';
import { addMoney, subtractMoney } from '#domain/money.ts';
import type { Cancellation, RoomRate } from '#domain/offers/hotel-offer.ts';
import type { PriceLine } from '#domain/offers/price-line.ts';
import type { Fields } from '../fields.ts';
import { optionalAmount, penaltyOf, requireAmount, requireNumber } from './amounts.ts';
import { HOTELBEDS_SOURCE } from './hotelbeds-client.ts';
import { mealsOf, roomKindOf } from './room-codes.ts';

export interface HotelbedsRate {
  rateKey: string;
  rooms: number;
  /** In each room. */
  adults: number;
  /** What Hotelbeds charges; the price, unless the hotel prescribes another one. */
  net: Money;
  rate: Omit<RoomRate, 'key'>;
  lines: readonly PriceLine[];
}

/**
 * Null for what can't be sold here: rates that are paid by card at the hotel, and those that are sold only together
 * with a flight. Throws `UnreadableField` when something is missing without which a rate can't be shown or sold.
 */
export function readRate(
  room: Fields,
  fields: Fields,
  { currency, now }: Circumstances,
): HotelbedsRate | null {
  if (fields.optionalText('paymentType') !== 'AT_WEB' || fields.flag('packaging') === true) return null;
  const net = requireAmount(fields, 'net', currency);
  const price = readPrice(fields, net);
  const rooms = requireNumber(fields, 'rooms');
  const adults = requireNumber(fields, 'adults');
  const code = room.text('code');
  const taxes = readTaxes(fields, currency);
  const onSite = sumOf(taxes.filter(({ included }) => !included));
  const rate = {
    source: HOTELBEDS_SOURCE,
    roomName: room.text('name'),
    ...roomKindOf(code, adults),
    view: null,
    highestOccupancy: adults,
    amenities: [],
    ...mealsOf(fields.text('boardCode')),
    corporate: false,
    prepaid: true,
    cancellation: readCancellation(fields, { net, price, now }),
    price,
    onSite,
    roomsLeft: fields.optionalNumber('allotment') ?? rooms,
  };
  return {
    rateKey: fields.text('rateKey'),
    rooms,
    adults,
    net,
    rate,
    lines: priceLines(price, taxes, onSite),
  };
}

interface Circumstances {
  currency: string;
  now: Date;
}

/** No markup: the net price, except where the hotel prescribes at which price its rooms are sold. */
function readPrice(fields: Fields, net: Money): Money {
  if (fields.flag('hotelMandatory') !== true) return net;
  return optionalAmount(fields, 'sellingRate', net.currency) ?? net;
}

/** Policies come with the offset of the hotel's zone. Without any, nothing is said to be given back. */
function readCancellation(
  fields: Fields,
  { net, price, now }: { net: Money; price: Money; now: Date },
): Cancellation {
  const policies = fields.optionalObjects('cancellationPolicies').map((policy) => ({
    at: policy.instant('from'),
    penalty: penaltyOf(requireAmount(policy, 'amount', net.currency), { net, price }),
  }));
  const deadlines = policies
    .filter(({ penalty }) => penalty.amount > 0)
    .sort((one, other) => one.at.getTime() - other.at.getTime());
  const applied = deadlines.findLast(({ at }) => at <= now);
  if (applied && applied.penalty.amount >= price.amount) return { deadlines: [] };
  return { deadlines: deadlines.map(({ at, penalty }) => ({ at: at.toISOString(), penalty })) };
}

interface Tax {
  included: boolean;
  label: string;
  amount: Money;
  /** In the currency of the price. */
  converted: Money;
}

/** A tax without an amount says nothing. */
function readTaxes(fields: Fields, currency: string): Tax[] {
  const taxes = fields.optionalObject('taxes')?.optionalObjects('taxes') ?? [];
  return taxes.flatMap((tax) => {
    const ownCurrency = tax.optionalText('currency') ?? currency;
    const amount = optionalAmount(tax, 'amount', ownCurrency);
    const clientCurrency = tax.optionalText('clientCurrency') ?? ownCurrency;
    const converted = optionalAmount(tax, 'clientAmount', clientCurrency) ?? amount;
    if (!amount || !converted || amount.amount === 0) return [];
    const label = tax.optionalText('subType') ?? tax.optionalText('type') ?? 'Tax';
    return [{ included: tax.flag('included') ?? false, label, amount, converted }];
  });
}

/** In the currency of the hotel, or in that of the price where there are several; null when there are none. */
function sumOf(taxes: readonly Tax[]): Money | null {
  const inOne = (amounts: readonly Money[]) => new Set(amounts.map(({ currency }) => currency)).size === 1;
  const own = taxes.map(({ amount }) => amount);
  const converted = taxes.map((tax) => tax.converted);
  if (inOne(own)) return own.reduce(addMoney);
  return inOne(converted) ? converted.reduce(addMoney) : null;
}

/** They sum up to the price, except for the one that is paid at the hotel. */
function priceLines(price: Money, taxes: readonly Tax[], onSite: Money | null): PriceLine[] {
  const included = taxes.filter(
    ({ included, converted }) => included && converted.currency === price.currency,
  );
  const base = included.reduce((left, { converted }) => subtractMoney(left, converted), price);
  return [
    { kind: 'base', code: 'ROOM', label: 'Room', amount: base, onSite: false },
    ...included.map(({ label, converted }) => ({
      kind: 'tax' as const,
      code: 'TAX',
      label,
      amount: converted,
      onSite: false,
    })),
    ...(onSite
      ? [
          {
            kind: 'tax' as const,
            code: 'SITE',
            label: 'Taxes, paid at the hotel',
            amount: onSite,
            onSite: true,
          },
        ]
      : []),
  ];
}
