import type { CarPart, HotelPart, Money, Trip, TripRequest } from '#domain/contract.ts';
import type { PartSpec } from '../practice-offers.ts';
import type { ModelPart, PartTerms } from './model-trip.ts';

interface OfferPayment {
  room?: Pick<HotelPart['room'], 'prepaid'>;
  car?: Pick<CarPart['car'], 'prepaid' | 'dueAtDesk'>;
}

/** An offer without its price, its end and its signature. */
export function goodsOf({ offer }: TripRequest['parts'][number]): string {
  return offer.split('~').slice(0, -4).join('~');
}

/** The price that an offer names. */
export function offeredPrice({ offer }: Pick<TripRequest['parts'][number], 'offer'>): Money {
  const [, amount = '', currency = ''] = /^(\d+)([A-Z]{3})$/.exec(offer.split('~').at(-4) ?? '') ?? [];
  return { amount: Number(amount), currency };
}

export function isOnlyRoom({ kind, fate }: PartSpec): boolean {
  return kind === 'hotel' && fate === 'good';
}

/** All that is ordered here begins long after anything of it is free to give up, or never is. */
function turnOf(part: Trip['parts'][number] | undefined): PartTerms['turn'] {
  if (part?.kind === 'hotel') return part.room.deadlines.length > 0 ? 1 : 3;
  if (part?.kind === 'car' && part.car.freeUntil === undefined) return part.car.prepaid ? 3 : 2;
  return 1;
}

/** A hotel changes what is free to cancel; a car is changed unless it is never refunded. */
function changeableUntil(part: Trip['parts'][number] | undefined): number {
  if (part?.kind === 'hotel') {
    const [first] = part.room.deadlines;
    return first ? new Date(first.at).getTime() : 0;
  }
  return turnOf(part) === 3 ? 0 : Number.POSITIVE_INFINITY;
}

/** Who keeps what is changed: a hotel in its house, a rental company with its cars. */
export function soldBy({ kind, goods }: Pick<ModelPart, 'kind' | 'goods'>): string | undefined {
  const [, house, , station] = goods.split('~');
  return kind === 'hotel' ? house : station?.split('.')[0];
}

/** How much of its price is paid at the hotel or at the desk: nothing, all, or a fixed part. */
export function dueOnSite({ room, car }: OfferPayment): number {
  if (room) return room.prepaid ? 0 : Number.POSITIVE_INFINITY;
  return car?.prepaid ? car.dueAtDesk.amount : Number.POSITIVE_INFINITY;
}

export function termsOf(
  part: Trip['parts'][number] | undefined,
  ordered: TripRequest['parts'][number] | undefined,
): PartTerms {
  const goods = ordered ? goodsOf(ordered) : '';
  const onSite = part?.kind === 'hotel' || part?.kind === 'car' ? dueOnSite(part) : 0;
  return {
    turn: turnOf(part),
    changeableUntil: changeableUntil(part),
    isPrepaid: part?.kind === 'car' && part.car.prepaid,
    dueOnSite: onSite,
    goods,
  };
}
