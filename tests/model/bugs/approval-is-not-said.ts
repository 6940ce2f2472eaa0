import type { PlantedBug } from '#tests/support/planted-bug.ts';

export const approvalIsNotSaid: PlantedBug = {
  file: 'src/features/checkout/SendAction.tsx',
  from: `{levels.length > 0 ? <SendToApprover`,
  to: `{levels.length > 1 ? <SendToApprover`,
  foundBy:
    'flight: Another flight drops the fare and its seats, undo brings them back; one that needs an approval is taken',
};
