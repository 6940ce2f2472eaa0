import fc from 'fast-check';
import { test } from 'vitest';
import { ScriptedHotels } from './support/random-turns/scripted-hotels.ts';
import type { Fate, PartSpec } from './support/random-turns/turns-model.ts';
import { type TurnsCommand, TurnsRun } from './support/random-turns/turns-run.ts';
import { sharedApp } from './support/shared-app.ts';

const RUNS = Number(process.env.ROUNDS ?? 25);

const hotels = new ScriptedHotels();
const opened = sharedApp({ between: hotels.between });

const fate = fc.constantFrom<Fate[]>('booked', 'booked', 'soldOut', 'declined', 'answerLost', 'callLost');
const part: fc.Arbitrary<PartSpec> = fc.record({
  turn: fc.constantFrom(1, 2, 3),
  fates: fc.array(fate, { minLength: 1, maxLength: 4 }),
});
const index = fc.nat(3);
const command: fc.Arbitrary<TurnsCommand> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constantFrom('work' as const, 'crash' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constantFrom('workOff' as const, 'tryAgain' as const, 'tryAgain' as const, 'lapse' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('cancelAll' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({ type: fc.constantFrom('leaveOut' as const, 'giveBack' as const), index }),
  },
);

test('what is bought, and in which order, follows the rules through failures and decisions', {
  timeout: 120_000 + RUNS * 5_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(part, { minLength: 2, maxLength: 4 }),
      fc.array(command, { maxLength: 8, size: 'max' }),
      async (parts, commands) => {
        const run = await TurnsRun.start(opened, hotels, parts);
        for (const one of commands) await run.perform(one);
        await run.finish();
      },
    ),
    { numRuns: RUNS, seed: 1, endOnFailure: true },
  );
});
