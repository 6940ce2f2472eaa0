import type { CarEntry } from './car-list.ts';

/** The name of a car in the list, as on the page of a trip. */
export function carName({ vendor, car }: Pick<CarEntry, 'vendor' | 'car'>): string {
  return `${vendor.name}, ${car.model}`;
}
