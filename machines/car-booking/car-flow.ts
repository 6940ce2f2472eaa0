import type { CarFuel, CarTransmission } from '#domain/acriss.ts';
import { BEST } from '#domain/booking/best-for-you.ts';
import {
  type CarQuote,
  type CarTerms,
  type CarTypes,
  isSameCar,
  type SelectedCar,
  toAcceptedCar,
} from '#domain/car-booking/car-choice.ts';
import type { CarCriteria, RentalPlace } from '#domain/car-booking/car-criteria.ts';
import {
  CAR_SORTS,
  type CarListFilter,
  type CarListSettings,
  DEFAULT_CAR_LIST_SETTINGS,
} from '#domain/car-booking/car-list-settings.ts';
import type { CarStation, CarVendor, RentalCarTerms } from '#domain/contract.ts';
import {
  hasFields,
  hasShape,
  isCount,
  isDay,
  isDayOrEmpty,
  isFlag,
  isListOf,
  isNullOr,
  isNumber,
  isOneOf,
  isOptional,
  isSelectedResult,
  isText,
  isTraveler,
  isWord,
  OFFER_SHAPE,
  PLACE_SHAPE,
  PRICED_SHAPE,
  type ShapeOf,
} from '../booking/draft-checks.ts';
import type { FlowDescription } from '../booking/flow-description.ts';

type Airport = Extract<RentalPlace, { kind: 'airport' }>;
type Point = Extract<RentalPlace, { kind: 'point' }>;

const isAirport = hasShape<Airport>({ kind: isOneOf('airport'), code: isText, label: isText });
const isPoint = hasShape<Point>({ kind: isOneOf('point'), radius: isOptional(isNumber), ...PLACE_SHAPE });
const isRentalPlace = (value: unknown): value is RentalPlace => isAirport(value) || isPoint(value);
const isTime = (value: unknown): value is string => isText(value) && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);

const CRITERIA_SHAPE = {
  pickUp: isNullOr(isRentalPlace),
  dropOffAtPickUp: isFlag,
  dropOff: isNullOr(isRentalPlace),
  pickUpDate: isDayOrEmpty,
  dropOffDate: isDayOrEmpty,
  pickUpTime: isTime,
  dropOffTime: isTime,
  driverAge: isCount,
  purpose: isText,
  travelers: isListOf(isTraveler),
} satisfies ShapeOf<CarCriteria>;

const isFilter = hasShape<CarListFilter>({
  vendorCode: isListOf(isText),
  carCategory: isListOf(isText),
  carTransmission: isListOf(isWord<CarTransmission>),
  carFuel: isListOf(isWord<CarFuel>),
  minimumSeats: isNullOr(isCount),
  airConditioning: isFlag,
  inPolicyOnly: isFlag,
});

const isCar = hasFields<RentalCarTerms>({
  acriss: isText,
  model: isText,
  prepaid: isFlag,
  refundable: isFlag,
});

const isStation = hasFields<CarStation>({ stationId: isText, name: isText });

export const CAR_FLOW: FlowDescription<CarTypes> = {
  id: 'carBooking',
  steps: [
    { name: 'search', roles: ['search'] },
    { name: 'cars', roles: ['list', 'offer'] },
    { name: 'checkout', roles: ['checkout'] },
  ],
  chartVersion: 1,
  defaultList: DEFAULT_CAR_LIST_SETTINGS,
  draft: {
    criteria: hasShape<CarCriteria>({
      ...CRITERIA_SHAPE,
      pickUp: isRentalPlace,
      pickUpDate: isDay,
      dropOffDate: isDay,
    }),
    written: hasShape<CarCriteria>(CRITERIA_SHAPE),
    list: hasShape<CarListSettings>({ page: isCount, sort: isOneOf(...CAR_SORTS, BEST), filter: isFilter }),
    result: isSelectedResult,
    offer: hasShape<SelectedCar>({
      ...OFFER_SHAPE,
      terms: hasShape<CarTerms>({
        vendor: isText,
        pickUpStation: isText,
        dropOffStation: isText,
        car: isCar,
      }),
    }),
    priced: hasFields<CarQuote>({
      ...PRICED_SHAPE,
      vendor: hasShape<CarVendor>({ code: isText, name: isText }),
      pickUp: isStation,
      dropOff: isStation,
      car: isCar,
    }),
  },
  isSameOffer: (accepted, { terms }) => isSameCar(toAcceptedCar(accepted).terms, terms),
  toOffer: toAcceptedCar,
  toPart: ({ criteria, result, accepted }) => ({
    kind: 'car',
    criteria,
    result,
    priced: accepted,
    extras: null,
  }),
};
