import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CarPart } from '#domain/contract.ts';
import { cancellationText } from '../car-terms.ts';
import { type ComparisonKind, type ComparisonTerm, localTime } from './comparison-kind.ts';

export const carComparison: ComparisonKind<'car'> = {
  title: ({ vendor, pickUp }) => `${vendor.name}, ${pickUp.address.city}`,
  listTerms: rentalTerms,
};

const COVERS = {
  liability: msg`Damage to others`,
  collision: msg`Damage to the car`,
  theft: msg`Theft`,
} satisfies Record<CarPart['car']['insurance']['covers'][number], MessageDescriptor>;

function rentalTerms({ vendor, car, pickUp, dropOff, pickUpAt, dropOffAt }: CarPart): ComparisonTerm[] {
  const { mileage, insurance } = car;
  const kilometres = mileage.kilometresPerDay ?? 0;
  return [
    { label: msg`Company`, lines: [vendor.name] },
    { label: msg`Car`, lines: [`${car.model} (${car.acriss})`] },
    { label: msg`Pick-up`, lines: [handoverText(pickUpAt, pickUp)] },
    { label: msg`Return`, lines: [handoverText(dropOffAt, dropOff)] },
    { label: msg`Mileage`, lines: [mileage.unlimited ? msg`Unlimited` : msg`${kilometres} km a day`] },
    { label: msg`Covered`, lines: insurance.covers.map((cover) => COVERS[cover]) },
    { label: msg`Cancellation`, lines: [cancellationText(car, pickUp.zone)] },
  ];
}

function handoverText(at: string, { name }: CarPart['pickUp']): string {
  return `${localTime(at)}, ${name}`;
}
