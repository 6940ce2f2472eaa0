import fc from 'fast-check';
import { expect } from 'vitest';
import { testEngine } from '#tests/support/database.ts';

const SEQUENCES_AT_ONCE = 20;

/** COMMANDS=1000000 for the long run, with another SEED for other commands. */
const { COMMANDS, SEED = '1' } = process.env;

/** How many commands are wanted, when so many are enough for a short run. */
export function commandsWanted(short: number): number {
  return Number(COMMANDS ?? short);
}

interface RandomCommands<Sequence> {
  /** What they are about, as the command for long runs calls it. */
  about: string;
  commands: number;
  /** Of a sequence. */
  meanLength: number;
  sequences: fc.Arbitrary<Sequence>;
  /** Fails when something contradicts something else; says of each command that it was performed. */
  perform: (sequence: Sequence, onPerformed: () => void) => Promise<void>;
}

/** Performs one sequence after the other until there were as many commands as are wanted, and says how fast. */
export async function performRandomly<Sequence>({
  about,
  commands,
  meanLength,
  sequences,
  perform,
}: RandomCommands<Sequence>): Promise<void> {
  let done = 0;
  const began = performance.now();
  const agreement = fc.asyncProperty(sequences, (sequence) =>
    perform(sequence, () => {
      done += 1;
    }),
  );
  for (let part = 0; done < commands; part += 1) {
    const numRuns = Math.min(SEQUENCES_AT_ONCE, Math.ceil((commands - done) / meanLength));
    await fc.assert(agreement, { seed: Number(SEED) + part, numRuns });
  }
  const rate = Math.round((done / (performance.now() - began)) * 1000);
  process.stdout.write(`${done} commands to ${about} on ${testEngine()} (seed ${SEED}), ${rate} a second\n`);
  expect(done).toBeGreaterThanOrEqual(commands);
}
