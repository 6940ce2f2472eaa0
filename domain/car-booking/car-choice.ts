import type { FlowTypes, OfferOutcome, SelectedOffer, SelectedResult } from '../booking/flow-types.ts';
import type { CarCheckAnswer, RentalCarTerms } from '../contract.ts';
import type { CarCriteria } from './car-criteria.ts';
import type { CarEntry } from './car-list.ts';
import type { CarListSettings } from './car-list-settings.ts';

export type CarStep = 'search' | 'cars' | 'checkout';

export interface SelectedCar extends SelectedOffer {
  terms: CarTerms;
}

export interface CarTerms {
  vendor: string;
  pickUpStation: string;
  dropOffStation: string;
  car: RentalCarTerms;
}

export type CarQuote = Extract<CarCheckAnswer, { outcome: 'priced' }>;

export interface CarTypes extends FlowTypes {
  step: CarStep;
  criteria: CarCriteria;
  list: CarListSettings;
  result: SelectedResult;
  offer: SelectedCar;
  priced: CarQuote;
  extras: null;
}

export type CarOutcome = OfferOutcome<CarTypes>;

export function termsOfCarEntry({ vendor, pickUp, dropOff, car }: CarEntry): CarTerms {
  return { vendor: vendor.code, pickUpStation: pickUp.stationId, dropOffStation: dropOff.stationId, car };
}

export function toSelectedCar(listed: CarEntry): SelectedCar {
  const { levels, inPolicy } = listed.verdict;
  return {
    offer: listed.offer,
    terms: termsOfCarEntry(listed),
    price: listed.price,
    verdict: { levels, inPolicy },
  };
}

export function toAcceptedCar({
  offer,
  vendor,
  pickUp,
  dropOff,
  car,
  total,
  verdict,
}: CarQuote): SelectedCar {
  return {
    offer,
    terms: {
      vendor: vendor.code,
      pickUpStation: pickUp.stationId,
      dropOffStation: dropOff.stationId,
      car,
    },
    price: total.asked,
    verdict: { levels: verdict.levels, inPolicy: verdict.inPolicy },
  };
}

export function isSameCar(one: CarTerms, other: CarTerms): boolean {
  return (
    one.vendor === other.vendor &&
    one.pickUpStation === other.pickUpStation &&
    one.dropOffStation === other.dropOffStation &&
    one.car.acriss === other.car.acriss &&
    one.car.model === other.car.model &&
    one.car.prepaid === other.car.prepaid &&
    one.car.refundable === other.car.refundable
  );
}
