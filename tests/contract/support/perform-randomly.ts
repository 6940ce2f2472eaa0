import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#server/db/schema.ts';
import { testEngine } from '#tests/support/database.ts';

const SEQUENCES_AT_ONCE = 20;

/** COMMANDS=1000000 for the long run, with another SEED for other commands; SHARE=2/3 for the second of three shares. */
const { COMMANDS, SEED = '1', SHARE = '1/1' } = process.env;

/** How many commands are wanted, when so many are enough for a short run. */
export function commandCount(short: number): number {
  return Number(COMMANDS ?? short);
}

interface RandomCommands<Sequence> {
  /** What they are about, as the command for long runs calls it. */
  about: string;
  db: Kysely<Database>;
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
  db,
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
  const [share = 1, shares = 1] = SHARE.split('/').map(Number);
  for (let part = share - 1; done < commands; part += shares) {
    // What was deleted between sequences is in the way of those who read.
    if (done > 0) await sql`vacuum`.execute(db);
    const numRuns = Math.min(SEQUENCES_AT_ONCE, Math.ceil((commands - done) / meanLength));
    await fc.assert(agreement, { seed: Number(SEED) + part, numRuns });
  }
  const rate = Math.round((done / (performance.now() - began)) * 1000);
  process.stdout.write(
    `${done} commands to ${about} on ${testEngine()} (seed ${SEED}${shares > 1 ? `, share ${SHARE}` : ''}), ${rate} a second\n`,
  );
  expect(done).toBeGreaterThanOrEqual(commands);
}
