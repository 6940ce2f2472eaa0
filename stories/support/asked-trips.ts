import type { ApprovalQuestion, Trip } from '#domain/contract.ts';
import { DANIEL, MIRJAM } from './trip-fixtures.ts';
import { TO_DECIDE } from './trips-to-decide.ts';

export const QUESTION: ApprovalQuestion = {
  _id: '01994b5e-7c1a-7cc2-b7a1-3f0c5a8eff01',
  text: 'Is there nothing cheaper in the same street?\nThe client can send a car.',
  at: '2027-03-01T09:40:00.000Z',
  by: { firstName: DANIEL.firstName, lastName: DANIEL.lastName },
};

export const ANSWER: NonNullable<ApprovalQuestion['answer']> = {
  text: 'The conference has booked all of it.',
  at: '2027-03-01T10:05:00.000Z',
  by: { firstName: MIRJAM.firstName, lastName: MIRJAM.lastName },
};

/** As those see it who may answer. */
export const TO_ANSWER: Trip = {
  ...TO_DECIDE,
  questions: [{ ...QUESTION, mayAnswer: true }],
  allowedActions: [],
};
