import type { Trip, TripPart } from '#domain/contract.ts';
import { countryName } from '../enums/countries.ts';
import type { MailSection } from '../mails/mail-layout.ts';
import { dayText, momentText, moneyText } from './mail-words.ts';

/** What a trip consists of, part by part. */
export function itinerary({ parts, travelers, itineraryRefId }: Trip): MailSection[] {
  const names = travelers.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  return [
    { heading: 'Trip', lines: [`Reference: ${itineraryRefId}`, `Travellers: ${names.join(', ')}`] },
    ...parts.map((part) => ({ heading: part.property.name, lines: linesOf(part) })),
  ];
}

function linesOf(part: TripPart): string[] {
  const { property, room, status, failure, locator, rooms, onSite, refund, penalty } = part;
  const { street, postalCode, city, country } = property.address;
  const isUnbooked = status === 'failed' || failure !== undefined;
  return [
    `${street}, ${postalCode} ${city}, ${countryName(country)}`,
    `Check-in: ${dayText(part.startsOn)}, from ${part.checkInFrom}`,
    `Check-out: ${dayText(part.endsOn)}, until ${part.checkOutUntil}`,
    `Room: ${rooms > 1 ? `${rooms} × ` : ''}${room.roomName}${room.breakfastIncluded ? ', breakfast included' : ''}`,
    ...(status === 'confirmed' && locator !== undefined ? [`Booking number: ${locator}`] : []),
    `Price: ${moneyText(part.price.asked)}`,
    ...(onSite ? [`To be paid at the hotel: ${moneyText(onSite)}`] : []),
    ...(status === 'confirmed' ? [termsOf(part)] : []),
    ...(isUnbooked ? [`Not booked: ${failure ? FAILURES[failure] : 'the booking failed'}`] : []),
    ...(status === 'cancelled' && !isUnbooked ? ['Cancelled'] : []),
    ...(refund ? [`Refund: ${moneyText(refund)}`] : []),
    ...(penalty && penalty.amount > 0 ? [`Cancellation fee: ${moneyText(penalty)}`] : []),
  ];
}

function termsOf({ room, property }: TripPart): string {
  const [first] = room.deadlines;
  if (!first) return 'Cancellation: not refundable';
  return `Cancellation: free until ${momentText(first.at, property.zone)}, local time`;
}

const FAILURES = {
  soldOut: 'others were faster, and it is sold out',
  priceChanged: 'it has become dearer',
  declined: 'the hotel declined it',
  expired: 'the hold ended before it was booked',
  notFound: 'the hotel knows nothing of it',
} satisfies Record<NonNullable<TripPart['failure']>, string>;
