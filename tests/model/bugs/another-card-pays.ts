import type { PlantedBug } from '#tests/support/planted-bug.ts';

export const anotherCardPays: PlantedBug = {
  file: 'src/features/checkout/checkout-values.ts',
  from: "creditCardId: terms.paymentType === 'creditcard' && creditCardId !== '' ? creditCardId : undefined,",
  to: "creditCardId: terms.paymentType === 'creditcard' ? terms.creditCards[0]?.card._id : undefined,",
  foundBy: 'checkout: Paid by another card, with a project',
};
