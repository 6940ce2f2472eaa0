import type { PlantedBug } from '#tests/support/planted-bug.ts';

export const everyTryIsAnotherOrder: PlantedBug = {
  file: 'src/actors/booking/send-request.ts',
  from: "const header = { 'Idempotency-Key': sent.key };",
  to: "const header = { 'Idempotency-Key': sent.key.slice(0, 16) + Date.now() };",
  foundBy: 'sending: The answer is lost, and it is booked once',
};
