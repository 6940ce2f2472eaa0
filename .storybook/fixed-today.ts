import { shiftTime, startOfTests } from '../tests/support/shift-time.ts';

// Imported first, so that no module has read the time of the machine.
shiftTime(startOfTests(import.meta.env.STORYBOOK_TODAY || undefined) - Date.now());
