import { Fields } from '../fields.ts';
import type { SupplierCall } from '../supplier-call.ts';
import { declined, type HotelbedsDesk, RATE_OUTCOMES, type Refused, UNKNOWN } from './hotelbeds-desk.ts';
import { readOfferKey } from './offer-key.ts';
import { type House, readHouse } from './read-house.ts';
import { type HotelbedsRate, readRate } from './read-rate.ts';

export interface CheckedRate extends HotelbedsRate {
  house: House;
  checkIn: string;
  checkOut: string;
  /** What the hotel wants its guests to know. */
  comments: string;
}

/** The rate at its price of now. Rates that have to be rechecked get the key here that can be booked. */
export async function checkRate(
  { client }: Pick<HotelbedsDesk, 'client'>,
  offerKey: string,
  { signal, now }: Pick<SupplierCall, 'signal' | 'now'>,
): Promise<CheckedRate | Refused> {
  const rateKey = readOfferKey(offerKey);
  if (rateKey === null) return { outcome: 'expired' };
  const answer = await client.post('/hotel-api/1.0/checkrates', { rooms: [{ rateKey }] }, signal);
  if (answer.kind === 'lost') return UNKNOWN;
  if (answer.kind === 'refused') return RATE_OUTCOMES[answer.reason] ?? declined('refused');
  const hotel = new Fields(answer.data, 'answer').object('hotel');
  const [room] = hotel.optionalObjects('rooms');
  const [fields] = room?.optionalObjects('rates') ?? [];
  if (!room || !fields) return { outcome: 'soldOut' };
  const rate = readRate(room, fields, { currency: hotel.text('currency'), now });
  if (!rate || hotel.flag('paymentDataRequired') === true) return declined('refused');
  return {
    ...rate,
    house: readHouse(hotel),
    checkIn: hotel.text('checkIn'),
    checkOut: hotel.text('checkOut'),
    comments: (fields.optionalText('rateComments') ?? '').replaceAll(/\s+/g, ' ').trim(),
  };
}
