import type { ChosenRules } from '../kinds/kind-rules.ts';
import { toAcceptedCar } from './car-choice.ts';

export const carPart: ChosenRules<'car'> = {
  startsOn: ({ criteria }) => criteria.pickUpDate,
  endsOn: ({ criteria }) => criteria.dropOffDate,
  title: ({ result }) => result.name,
  toOffer: ({ priced }) => toAcceptedCar(priced),
  toExtras: () => null,
  toRequest: ({ priced }) => ({ kind: 'car', offer: priced.offer }),
  passengers: () => [],
  loyalty: {
    category: 'carloyalty',
    isProgramme: ({ priced: { vendor } }, { id }) => vendor.code === id,
  },
};
