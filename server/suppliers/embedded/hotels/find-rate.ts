import type { RoomRate, StayCondition, StayDetails } from '#domain/offers/hotel-offer.ts';
import type { Sellable } from '../inventory.ts';
import { penaltyAt } from './cancellation-terms.ts';
import { stayUnits } from './free-rooms.ts';
import { deskHours } from './house-details.ts';
import type { HouseRegister } from './house-register.ts';
import { readRateKey } from './rate-key.ts';
import { createStayQuestion, draftRates, type RateDraft, toRoomRate } from './room-rates.ts';
import { sourceOf } from './sources.ts';
import { formatDate, type Stay } from './stay.ts';
import { priceLines } from './stay-price.ts';

/**
 * The rate behind a key, calculated again. Its price is that of `at`: it rises towards the arrival, and what can't be
 * cancelled in time any more is not sold.
 */
export function findRate(register: HouseRegister, key: string, at: Date): Sellable<StayDetails> | null {
  const read = readRateKey(key);
  const source = sourceOf(read?.source ?? '');
  const house = register.byId(read?.propertyId ?? '');
  if (!read || !source || !house) return null;
  const question = createStayQuestion(read.stay, read.rateCode === null ? [] : [read.rateCode], at);
  const draft = draftRates(house, source, question).find(
    ({ room, plan, rateCode }) =>
      room.code === read.room && plan.code === read.plan && rateCode === read.rateCode,
  );
  return draft ? toSellable(draft, read.stay) : null;
}

function toSellable(draft: RateDraft, stay: Stay): Sellable<StayDetails> {
  const { house, room, prices } = draft;
  const { property } = house;
  const rate = toRoomRate(draft, stay);
  const { price, cancellation } = rate;
  const units = stayUnits({ propertyId: property.propertyId, room: room.code }, stay);
  const penalty = (at: Date) => penaltyAt(cancellation, price, stay, property.zone, at);
  return {
    offer: {
      property,
      rate,
      lines: priceLines(prices.stay, house, stay),
      conditions: listConditions(rate),
      checkIn: formatDate(stay.checkIn),
      checkOut: formatDate(stay.checkIn + stay.nights),
      ...deskHours(property.propertyId),
    },
    price,
    units: units.map((unit) => ({ ...unit, quantity: stay.rooms })),
    penaltyAt: penalty,
    changeFeeAt(at) {
      const fee = penalty(at);
      return fee?.amount === 0 ? fee : null;
    },
  };
}

function listConditions({ prepaid, onSite }: RoomRate): StayCondition[] {
  const payment: StayCondition[] = prepaid ? ['prepaid'] : ['payAtHotel', 'cardGuarantee'];
  return [...payment, ...(onSite ? ['cityTaxOnSite' as const] : []), 'idAtCheckIn'];
}
