import { planRental } from '#domain/car-booking/planned-car.ts';
import { dueOnSite } from '#domain/due-on-site.ts';
import type { Position } from '#domain/geography.ts';
import { startOfDay, toInstant } from '#domain/local-time.ts';
import type { CarOfferDetails, CarPlace } from '#domain/offers/car-offer.ts';
import { judge } from '#domain/policy/judge.ts';
import { priceWithConversion } from '#domain/policy/prices.ts';
import type { PartDetails } from '../../../../db/trip-tables.ts';
import type { BookingTerms } from '../../../../offers/booking-terms.ts';
import { toPriceWithConversion } from '../../../../offers/company-prices.ts';
import { questionTo } from '../../../../offers/question-to.ts';
import { carFacts, toRentalCar, toStation } from '../../../cars/describe-car.ts';
import { addressText } from './address-text.ts';
import type { PartOf, SupplierPartRules } from './part-rules.ts';
import { toGuests } from './to-guests.ts';
import { costText, localMomentText } from './value-words.ts';

const RADIUS_KM = 6;

function around({ latitude, longitude }: Position): CarPlace {
  return { kind: 'point', latitude, longitude, radiusKm: RADIUS_KM };
}

export const carPart: SupplierPartRules<'car'> = {
  async offer({ suppliers }, { claims, terms, travelers, unit, reference, signal }) {
    const order = {
      key: claims.key,
      travelers: travelers.length,
      guests: toGuests(travelers),
      extras: null,
    };
    const priced = await suppliers.cars.price(order, questionTo(terms, signal, reference));
    if (priced.outcome !== 'priced') return priced;
    const { offer, pickUpAt, dropOffAt } = priced.offer;
    const details = carDetails(priced.offer, unit, terms);
    const part = {
      reference,
      order,
      accepted: claims.price,
      price: offer.price,
      verdict: judge(terms.policies, carFacts(offer), terms.rates),
      startsOn: pickUpAt.slice(0, 10),
      endsOn: dropOffAt.slice(0, 10),
      beginsAt: toInstant(pickUpAt, offer.pickUp.zone),
      details,
      passengers: null,
    };
    return { outcome: 'priced', part };
  },
  askAgain: (_, { key, price }) => ({
    claims: { key, price, note: '' },
    request: { kind: 'car' },
  }),
  seller: 'rental company',
  title: formatTitle,
  name: ({ vendor, car }) => `${vendor.name}, ${car.model}`,
  heading: ({ vendor, car }) => `${vendor.name}: ${car.model} or similar`,
  towns: ({ pickUp, dropOff }) => ({ destinations: [pickUp.address.city, dropOff.address.city] }),
  mailLines: (part) => {
    const { pickUp, dropOff, pickUpAt, dropOffAt, car, status, price } = part;
    const isOver = status === 'cancelled' || status === 'failed';
    const { amount: due } = dueOnSite(part, price.asked);
    return [
      `Pick-up: ${localMomentText(pickUpAt)}, ${pickUp.name}, ${addressText(pickUp.address)}`,
      `Return: ${localMomentText(dropOffAt)}, ${dropOff.name}, ${addressText(dropOff.address)}`,
      `Telephone of the pick-up station: ${pickUp.phone}`,
      ...(due.amount > 0 && !isOver ? [`Of the price, paid at the counter: ${costText(due, price)}`] : []),
      `Deposit, blocked on the driver's card: ${costText(car.deposit, price)}`,
    ];
  },
  peopleLines: ([driver, ...others]) => [
    `Driver: ${driver}`,
    ...(others.length > 0
      ? [`${others.length === 1 ? 'Passenger' : 'Passengers'}: ${others.join(', ')}`]
      : []),
  ],
  onSiteLines: () => [],
  bookedProperties: () => ({}),
  hideDocuments: (part) => part,
  freeUntil: ({ car: { freeUntil } }) => freeUntil ?? null,
  reversal({ car: { freeUntil, prepaid } }, at) {
    if (freeUntil !== undefined && new Date(freeUntil) > at) return 'free';
    return freeUntil === undefined && prepaid ? 'never' : 'penalty';
  },
  // Rentals that were booked before offers stated it are judged by whether they were ever refunded.
  changeable: ({ car: { changeable, prepaid, freeUntil } }) =>
    changeable ?? (!prepaid || freeUntil !== undefined),
  changeFee: () => null,
  times: ({ pickUp, dropOff, dropOffAt }, { startsOn }) => ({
    currentFrom: startOfDay(startsOn, pickUp.zone),
    endsAt: toInstant(dropOffAt, dropOff.zone),
  }),
  appointments: (part) => {
    const { vendor, car, pickUp, dropOff, pickUpAt, dropOffAt } = part;
    return [
      {
        start: toInstant(pickUpAt, pickUp.zone),
        end: toInstant(dropOffAt, dropOff.zone),
        summary: `Rental car, ${vendor.name}`,
        location: `${pickUp.name}, ${addressText(pickUp.address)}`,
        position: { latitude: pickUp.latitude, longitude: pickUp.longitude },
        description: [
          `${car.model} or similar`,
          `Return: ${localMomentText(dropOffAt)}, ${dropOff.name}`,
          `Telephone: ${pickUp.phone}`,
        ],
      },
    ];
  },
  isPricedPerTraveler: false,
  hasExtras: false,
  policyWords: { priced: 'A day', toSides: (rule) => rule },
  whereabouts: (details) => planRental(details, details),
  lost: ({ car: before }, { car: after }) => ({
    unlimitedMileage: before.mileage.unlimited && !after.mileage.unlimited,
    damageCover: before.insurance.covers.some((cover) => !after.insurance.covers.includes(cover)),
  }),
  searchFor: ({ pickUp, dropOff, pickUpAt, dropOffAt }) => ({
    kind: 'car',
    query: { pickUp: around(pickUp), dropOff: around(dropOff), pickUpAt, dropOffAt },
  }),
  bookedOffer: ({ vendor, car }, price) => ({
    title: `${vendor.name}, ${car.model}`,
    price,
    facts: { kind: 'car', price, days: car.days },
  }),
};

function formatTitle({ vendor, pickUp }: Pick<PartDetails<'car'>, 'vendor' | 'pickUp'>): string {
  return `${vendor.name}, ${pickUp.address.city}`;
}

function carDetails(
  { offer, pickUpAt, dropOffAt, lines }: CarOfferDetails,
  unit: PartOf<'car'>['unit'],
  terms: BookingTerms,
): PartDetails<'car'> {
  return {
    vendor: offer.vendor,
    pickUp: toStation(offer.pickUp, unit),
    dropOff: toStation(offer.dropOff, unit),
    pickUpAt,
    dropOffAt,
    unit,
    car: toRentalCar(offer, terms.now),
    lines: [...lines],
    price: toPriceWithConversion(priceWithConversion(offer.price, terms)),
  };
}
