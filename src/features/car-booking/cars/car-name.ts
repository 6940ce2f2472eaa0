import type { ListedCar } from '#domain/car-booking/car-list.ts';

/** What a car of the list is called, as it is on the page of a trip. */
export function carName({ vendor, car }: Pick<ListedCar, 'vendor' | 'car'>): string {
  return `${vendor.name}, ${car.model}`;
}
