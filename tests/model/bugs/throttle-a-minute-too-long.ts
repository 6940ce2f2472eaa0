import type { PlantedBug } from '#tests/support/planted-bug.ts';

export const throttleAMinuteTooLong: PlantedBug = {
  file: 'src/features/sign-in/SignInScreen.tsx',
  from: `amount: Math.ceil(whole / 60), unit: 'minutes'`,
  to: `amount: Math.ceil(whole / 60) + 1, unit: 'minutes'`,
  foundBy: 'session: Too many attempts',
};
