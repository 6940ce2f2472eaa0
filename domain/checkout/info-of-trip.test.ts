import { expect, it } from 'vitest';
import { infoOfTrip } from './info-of-trip.ts';

it('starts with the information of the trip', () => {
  const info = infoOfTrip({
    paymentType: 'creditcard',
    creditCard: { vendor: 'VI', last4: '4242' },
    purpose: 'client-visit',
    comment: 'Meeting on both days',
    reason: { code: 'closerToMeeting' },
    referenceFields: [
      { position: 1, name: 'Cost centre', value: '4711' },
      { position: 3, name: 'Project', value: 'Gotthard II' },
    ],
  });
  expect(info).toEqual({
    purpose: 'client-visit',
    comment: 'Meeting on both days',
    reason: { code: 'closerToMeeting' },
    referenceFieldValues: { referenceField1: '4711', referenceField3: 'Gotthard II' },
  });
});

it('is empty where nothing was entered', () => {
  const info = infoOfTrip({ paymentType: 'invoice', purpose: 'conference', referenceFields: [] });
  expect(info).toEqual({ purpose: 'conference', referenceFieldValues: {} });
});
