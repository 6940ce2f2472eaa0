import {
  type EarlierChoice,
  type EarlierOffer,
  findAmong,
  type SearchForEarlier,
} from '../booking/earlier-choice.ts';
import type { CarPart } from '../contract.ts';
import { type CarTerms, termsOfCarEntry } from './car-choice.ts';
import type { CarEntry, CarList } from './car-list.ts';

export function choiceOfCar({ vendor, pickUp, dropOff, car, price }: CarPart): Omit<EarlierChoice, 'info'> {
  const stations = { pickUpStation: pickUp.stationId, dropOffStation: dropOff.stationId };
  const offer = carKey({ vendor: vendor.code, ...stations, car });
  return { result: offer, offer, price: price.asked };
}

export function findEarlierCar(
  { cars }: CarList,
  { earlier, isComplete, gone }: SearchForEarlier<ReadonlySet<string>>,
): EarlierOffer<CarEntry> | null {
  if (!earlier) return null;
  const offers = cars
    .filter(({ id }) => !gone.has(id))
    .map((car) => {
      const key = carKey(termsOfCarEntry(car));
      return { result: car, id: key, key, price: car.price, distance: car.pickUp.distance };
    });
  return findAmong(offers, earlier, isComplete);
}

function carKey({ vendor, pickUpStation, dropOffStation, car }: CarTerms): string {
  const { acriss, model, prepaid, refundable } = car;
  return JSON.stringify([vendor, pickUpStation, dropOffStation, acriss, model, prepaid, refundable]);
}
