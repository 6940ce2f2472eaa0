import type { CarEntry } from './car-list.ts';

export function carName({ vendor, car }: Pick<CarEntry, 'vendor' | 'car'>): string {
  return `${vendor.name}, ${car.model}`;
}
