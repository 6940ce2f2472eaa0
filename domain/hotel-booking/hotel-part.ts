import type { ChosenRules } from '../kinds/kind-rules.ts';
import { toAcceptedRate } from './hotel-choice.ts';

export const hotelPart: ChosenRules<'hotel'> = {
  startsOn: ({ criteria }) => criteria.checkIn,
  endsOn: ({ criteria }) => criteria.checkOut,
  title: ({ result }) => result.name,
  toOffer: ({ priced }) => toAcceptedRate(priced),
  toExtras: () => null,
  toRequest: ({ priced }) => ({ kind: 'hotel', offer: priced.offer }),
  passengers: () => [],
  loyalty: {
    category: 'hotelloyalty',
    isProgramme: ({ priced: { property } }, { additionalData = '' }) =>
      property.chain !== undefined && additionalData.split(',').includes(property.chain.code),
  },
};
