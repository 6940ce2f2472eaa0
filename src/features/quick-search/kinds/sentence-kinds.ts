import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BookingCriteria, SelectedPlace } from '#domain/booking/flow-types.ts';
import { locationsOnMap } from '#domain/booking/matching-locations.ts';
import { freshCarCriteria, type RentalPlace } from '#domain/car-booking/car-criteria.ts';
import type { FlowByKind, PartKind } from '#domain/checkout/checkout-part.ts';
import type { Airport, BookingLocations, ClientConfig } from '#domain/contract.ts';
import { EMPTY_LEG, freshFlightCriteria, pickAirport } from '#domain/flight-booking/flight-criteria.ts';
import { foldName } from '#domain/fold-name.ts';
import { freshHotelCriteria } from '#domain/hotel-booking/hotel-criteria.ts';
import type { SentenceSearch } from '#domain/search-sentence/read-sentence.ts';
import { newKey } from '../../../actors/booking/new-key.ts';
import type { Api } from '../../../api/client.ts';
import { findAirports } from '../../../api/find-airports.ts';
import { createPlaces } from '../../../api/place-requests.ts';

export interface FillContext {
  api: Api;
  config: ClientConfig;
  locations: BookingLocations['locations'];
  base: BookingCriteria;
  signal: AbortSignal;
}

interface SentenceKind<Kind extends PartKind> {
  label: MessageDescriptor;
  /** The search with its places looked up; what is not found stays empty in the form. */
  fill: (search: SentenceSearch, context: FillContext) => Promise<FlowByKind[Kind]['criteria']>;
}

export const SENTENCE_KINDS: { [Kind in PartKind]: SentenceKind<Kind> } = {
  flight: { label: msg`Search flights`, fill: fillFlight },
  hotel: { label: msg`Search hotels`, fill: fillHotel },
  car: { label: msg`Search cars`, fill: fillCar },
};

async function fillFlight({ origin, place, days, oneWay }: SentenceSearch, context: FillContext) {
  const [from, to] = await Promise.all([findAirport(origin, context), findAirport(place, context)]);
  const leg = { ...EMPTY_LEG, origin: from && pickAirport(from), destination: to && pickAirport(to) };
  return {
    ...freshFlightCriteria(context.base),
    flightType: oneWay ? ('oneWay' as const) : ('roundTrip' as const),
    legs: [leg],
    departureDateRange: days,
  };
}

async function fillHotel(search: SentenceSearch, context: FillContext) {
  const { days, place } = search;
  const criteria = { ...freshHotelCriteria(context.base), checkIn: days.from, checkOut: days.to };
  const office = findOffice(search, context);
  if (office) return { ...criteria, formVariant: 'companyLocation' as const, companyLocationId: office._id };
  return { ...criteria, place: await findPlace(place, context) };
}

async function fillCar(search: SentenceSearch, context: FillContext) {
  const { origin, place, days } = search;
  const office = findOffice(search, context);
  const [first, last] = await Promise.all([
    findRentalPlace(origin === '' ? place : origin, context),
    findRentalPlace(origin === '' ? '' : place, context),
  ]);
  const pickUp: RentalPlace | null = office ? { kind: 'point', ...toPlace(office) } : first;
  return {
    ...freshCarCriteria(context.base),
    pickUp,
    dropOffAtPickUp: last === null,
    dropOff: last,
    pickUpDate: days.from,
    dropOffDate: days.to,
  };
}

function findOffice({ nearOffice, place }: SentenceSearch, { locations }: FillContext) {
  if (!nearOffice) return null;
  const offices = locationsOnMap(locations);
  if (place === '') return offices.length === 1 ? (offices[0] ?? null) : null;
  const wanted = foldName(place);
  return (
    offices.find(({ name, address }) => foldName(`${address.city ?? ''} ${name}`).includes(wanted)) ?? null
  );
}

function toPlace({
  name,
  latitude,
  longitude,
}: { name: string } & Omit<SelectedPlace, 'label'>): SelectedPlace {
  return { label: name, latitude, longitude };
}

async function findAirport(words: string, { api, signal }: FillContext): Promise<Airport | null> {
  if (words === '') return null;
  const [airport = null] = await findAirports(api, words, signal);
  return airport;
}

async function findRentalPlace(words: string, context: FillContext): Promise<RentalPlace | null> {
  if (words === '') return null;
  const name = words.replace(/\s*\bairport$/, '');
  const isAirport = name !== words || /^[a-z]{3}$/.test(words);
  const airport = isAirport ? await findAirport(name, context) : null;
  if (airport) return { kind: 'airport', code: airport.code, label: airport.name };
  const place = await findPlace(words, context);
  return place && { kind: 'point', ...place };
}

async function findPlace(text: string, { api, config, signal }: FillContext): Promise<SelectedPlace | null> {
  if (text === '') return null;
  const places = createPlaces(config, api.address);
  const session = newKey();
  const [found] = await places.suggest({ text, session, near: undefined }, signal);
  if (!found) return null;
  const { latitude, longitude } = await places.locate(found.placeId, session, signal);
  return { label: found.name, latitude, longitude };
}
