import { dueOnSite } from '#domain/due-on-site.ts';
import { planStay } from '#domain/hotel-booking/planned-hotel.ts';
import { dayAfter, startOfDay, toInstant } from '#domain/local-time.ts';
import { divideMoney, isAllOf } from '#domain/money.ts';
import type { StayDetails } from '#domain/offers/hotel-offer.ts';
import { judge } from '#domain/policy/judge.ts';
import { priceWithConversion } from '#domain/policy/prices.ts';
import type { PartDetails } from '../../../../db/trip-tables.ts';
import type { BookingTerms } from '../../../../offers/booking-terms.ts';
import { toPriceWithConversion } from '../../../../offers/company-prices.ts';
import { questionTo } from '../../../../offers/question-to.ts';
import { toProperty, toRoomConditions } from '../../../hotels/describe-rate.ts';
import { readExtent, type StayExtent, stayFacts, writeExtent } from '../../../hotels/stay-facts.ts';
import { addressText } from './address-text.ts';
import { hotelPolicyWords } from './hotel-policy-words.ts';
import type { PartOf, SupplierPartRules } from './part-rules.ts';
import { toGuests } from './to-guests.ts';
import { costText, dayText } from './value-words.ts';

const LONGEST_REMARKS = 4000;
/** Hotels within this distance have comparable offers; it is the default radius of a search. */
const RADIUS_KM = 6;

export const hotelPart: SupplierPartRules<'hotel'> = {
  async offer({ suppliers }, { claims, terms, travelers, reference, signal }) {
    const order = {
      key: claims.key,
      travelers: travelers.length,
      guests: toGuests(travelers),
      extras: null,
    };
    const priced = await suppliers.hotels.price(order, questionTo(terms, signal, reference));
    if (priced.outcome !== 'priced') return priced;
    const { property, rate, checkIn, checkOut, checkInFrom } = priced.offer;
    const extent = readExtent(claims.note);
    const details = stayDetails(priced.offer, extent, terms);
    const part = {
      reference,
      order,
      accepted: claims.price,
      price: rate.price,
      verdict: judge(terms.policies, stayFacts(rate, extent, terms.now), terms.rates),
      startsOn: checkIn,
      endsOn: checkOut,
      beginsAt: stayBegin({ startsOn: checkIn, checkInFrom, zone: property.zone }, terms.now),
      details,
      passengers: null,
    };
    return { outcome: 'priced', part };
  },
  askAgain: (details, { key, price }) => ({
    claims: { key, price, note: writeExtent(details) },
    request: { kind: 'hotel' },
  }),
  seller: 'hotel',
  title: formatTitle,
  name: ({ property }) => property.name,
  heading: ({ property }) => property.name,
  towns: ({ property }) => ({ destinations: [property.address.city] }),
  mailLines: (part) => {
    const { property, room, rooms, startsOn, endsOn, checkInFrom, checkOutUntil, phone, remarks } = part;
    return [
      addressText(property.address),
      ...(phone ? [`Telephone: ${phone}`] : []),
      `Check-in: ${dayText(startsOn)}, from ${checkInFrom}`,
      `Check-out: ${dayText(endsOn)}, until ${checkOutUntil}`,
      `Room: ${rooms > 1 ? `${rooms} × ` : ''}${room.roomName}${room.breakfastIncluded ? ', breakfast included' : ''}`,
      ...(remarks ? [`From the hotel: ${remarks}`] : []),
      ...payableLines(part),
    ];
  },
  peopleLines: (names) => [`${names.length === 1 ? 'Guest' : 'Guests'}: ${names.join(', ')}`],
  onSiteLines: (part) => {
    const { price, onSite } = part;
    const { amount } = dueOnSite(part, price.asked);
    return [
      ...(amount.amount > 0 ? [`Of the price, paid at the hotel: ${costText(amount, price)}`] : []),
      ...(onSite && onSite.amount > 0 ? [`On top, paid at the hotel: ${costText(onSite, price)}`] : []),
    ];
  },
  bookedProperties: ({ payable_through: payableThrough }) => ({
    payableThrough: payableThrough ?? undefined,
  }),
  hideDocuments: (part) => part,
  freeUntil: ({ room }) => room.deadlines[0]?.at ?? null,
  reversal({ room: { deadlines }, price }, at) {
    if (deadlines.length === 0) return 'never';
    const due = deadlines.findLast((deadline) => new Date(deadline.at) <= at);
    if (!due) return 'free';
    return isAllOf(price.asked, due.penalty) ? 'never' : 'penalty';
  },
  // Hotels change what is still free to cancel.
  changeable: ({ room }, at) =>
    room.refundable && !room.deadlines.some((deadline) => new Date(deadline.at) <= at),
  changeFee: () => null,
  times: ({ property, checkOutUntil }, { startsOn, endsOn }) => ({
    currentFrom: startOfDay(startsOn, property.zone),
    endsAt: toInstant(`${endsOn}T${checkOutUntil}`, property.zone),
  }),
  appointments: (part) => {
    const { property, startsOn, endsOn, checkInFrom, checkOutUntil } = part;
    return [
      {
        start: toInstant(`${startsOn}T${checkInFrom}`, property.zone),
        end: toInstant(`${endsOn}T${checkOutUntil}`, property.zone),
        summary: property.name,
        location: `${property.name}, ${addressText(property.address)}`,
        position: { latitude: property.latitude, longitude: property.longitude },
        description: [
          part.room.roomName,
          `Check-in from ${checkInFrom}, check-out until ${checkOutUntil}, local time`,
        ],
      },
    ];
  },
  isPricedPerTraveler: false,
  hasExtras: false,
  policyWords: hotelPolicyWords,
  whereabouts: ({ property }, { startsOn, endsOn }) =>
    planStay(property, { checkIn: startsOn, checkOut: endsOn }),
  lost: ({ room: before }, { room: after }) => ({
    breakfast: before.breakfastIncluded && !after.breakfastIncluded,
    corporateRate: before.corporate && !after.corporate,
  }),
  searchFor: ({ property, rooms }, { startsOn, endsOn, travelers }) => ({
    kind: 'hotel',
    query: {
      latitude: property.latitude,
      longitude: property.longitude,
      radiusKm: RADIUS_KM,
      checkIn: startsOn,
      checkOut: endsOn,
      rooms,
      guests: Math.ceil(travelers / rooms),
      rateCodes: [],
    },
  }),
  bookedOffer({ property, room, nights, rooms }, price) {
    const { roomName, roomType, refundable } = room;
    return {
      title: `${property.name}, ${roomName}`,
      price,
      facts: { kind: 'hotel', price: divideMoney(price, rooms), nights, refundable, roomType },
    };
  },
};

function formatTitle({ property }: Pick<PartDetails<'hotel'>, 'property'>): string {
  return `${property.name}, ${property.address.city}`;
}

/** In the words that the supplier prescribes. */
function payableLines({ payableThrough, locator }: PartOf<'hotel'>): string[] {
  if (!payableThrough) return [];
  const { name, vatNumber } = payableThrough;
  const numbers = [...(vatNumber ? [`VAT: ${vatNumber}`] : []), `Reference: ${locator}`].join(', ');
  return [
    `Payable through ${name}, acting as agent for the service operating company, details of which can be provided upon request. ${numbers}`,
  ];
}

function stayDetails(
  { property, rate, lines, conditions, checkInFrom, checkOutUntil, phone, remarks }: StayDetails,
  extent: StayExtent,
  terms: BookingTerms,
): PartDetails<'hotel'> {
  const { price, onSite } = rate;
  return {
    ...extent,
    conditions: [...conditions],
    lines: [...lines],
    onSite: onSite ?? undefined,
    property: toProperty(property),
    room: toRoomConditions(rate, terms.now),
    checkInFrom,
    checkOutUntil,
    phone,
    remarks: remarks?.slice(0, LONGEST_REMARKS),
    price: toPriceWithConversion(priceWithConversion(price, terms)),
  };
}

interface Arrival extends Pick<PartOf<'hotel'>, 'startsOn' | 'checkInFrom'> {
  zone: string;
}

/** The time when rooms are ready; after a late arrival, the first day counts until its end. */
function stayBegin({ startsOn, checkInFrom, zone }: Arrival, now: Date): Date {
  const ready = toInstant(`${startsOn}T${checkInFrom}`, zone);
  return ready > now ? ready : startOfDay(dayAfter(startsOn, 1), zone);
}
