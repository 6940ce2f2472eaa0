import type { FlowTypes, OfferOutcome, SelectedOffer, SelectedResult } from '../booking/flow-types.ts';
import type { CarCheckAnswer, RentalCarTerms } from '../contract.ts';
import type { CarCriteria } from './car-criteria.ts';
import type { CarEntry } from './car-list.ts';
import type { CarListSettings } from './car-list-settings.ts';

/** Cars are listed and priced on one page. */
export type CarStep = 'search' | 'cars' | 'checkout';

/** A car on its terms, as it was chosen. */
export interface SelectedCar extends SelectedOffer {
  terms: CarTerms;
}

/** The properties that identify a car when its offer has expired. */
export interface CarTerms {
  vendor: string;
  pickUpStation: string;
  dropOffStation: string;
  car: RentalCarTerms;
}

/** A car that the supplier has repriced. */
export type CarQuote = Extract<CarCheckAnswer, { outcome: 'priced' }>;

/** The types of a car booking. */
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

/** A car of the list, as it is chosen. */
export function toSelectedCar(listed: CarEntry): SelectedCar {
  const { levels, inPolicy } = listed.verdict;
  return {
    offer: listed.offer,
    terms: termsOfCarEntry(listed),
    price: listed.price,
    verdict: { levels, inPolicy },
  };
}

/** The accepted offer, in a form that can be repriced. */
export function toAgreedCar({ offer, vendor, pickUp, dropOff, car, total, verdict }: CarQuote): SelectedCar {
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

/** Whether both are the same class of car at the same stations on the same terms, at any price. */
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
