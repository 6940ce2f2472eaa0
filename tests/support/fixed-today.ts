import { shiftTime, startOfTests } from './shift-time.ts';

/**
 * Loaded first, lets a test process begin on the same day on every machine, and time run on from there. `TEST_TODAY`
 * chooses another day, or an instant. Processes that it starts have the same time.
 */
const { TEST_TODAY, NODE_OPTIONS = '' } = process.env;
const PRELOAD = `--import=${import.meta.url}`;

process.env.TZ = 'UTC';
process.env.TEST_TIME_SHIFT ??= String(startOfTests(TEST_TODAY) - Date.now());
if (!NODE_OPTIONS.includes(PRELOAD)) process.env.NODE_OPTIONS = `${NODE_OPTIONS} ${PRELOAD}`.trim();

/** The milliseconds between the time of tests and that of the machine. */
export const timeShift = Number(process.env.TEST_TIME_SHIFT);

/** What a process needs that does not get the whole environment. */
export const timeSettings = {
  NODE_OPTIONS: PRELOAD,
  TEST_TIME_SHIFT: process.env.TEST_TIME_SHIFT,
  TZ: process.env.TZ,
};

shiftTime(timeShift);
