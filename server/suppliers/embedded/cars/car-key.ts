import { type CarSource, isCarSource } from './car-sources.ts';
import { type Rental, readRental } from './rental.ts';

export interface CarKey {
  source: CarSource;
  acriss: string;
  pickUp: KeyPlace;
  /** Null when returned to the pick-up station. */
  dropOff: KeyPlace | null;
  rental: Rental;
}

interface KeyPlace {
  stationId: string;
  origin: string;
}

const SHAPE = /^([a-z]+)~([A-Z]{4})~([\w.-]+~[\w.-]+)~(\d{12})~(\d{12})~(\d{2})(?:~([\w.-]+~[\w.-]+))?$/;
const LONGEST = 400;

export function writeCarKey({ source, acriss, pickUp, dropOff, rental }: CarKey): string {
  const times = [rental.pickUpAt, rental.dropOffAt].map((time) => time.replaceAll(/\D/g, ''));
  const places = [pickUp, ...(dropOff === null ? [] : [dropOff])].map(
    ({ stationId, origin }) => `${stationId}~${origin}`,
  );
  return [source, acriss, places[0], ...times, rental.driverAge, ...places.slice(1)].join('~');
}

export function readCarKey(key: string): CarKey | null {
  if (key.length > LONGEST) return null;
  const [, source = '', acriss = '', pickUp = '', from = '', to = '', age, dropOff] = SHAPE.exec(key) ?? [];
  const rental = readRental(readTime(from), readTime(to), Number(age));
  if (!isCarSource(source) || rental === null) return null;
  return {
    source,
    acriss,
    pickUp: readPlace(pickUp),
    dropOff: dropOff === undefined ? null : readPlace(dropOff),
    rental,
  };
}

function readPlace(text: string): KeyPlace {
  const [stationId = '', origin = ''] = text.split('~');
  return { stationId, origin };
}

function readTime(digits: string): string {
  return digits.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5');
}
