import type { Bench } from '../bench.ts';
import { timeTyping } from '../browser/typing.ts';
import type { Finding } from '../measure/finding.ts';
import { interleave } from '../measure/interleave.ts';
import { ATTEMPTS, ROUNDS } from '../measure/rounds.ts';
import { median } from '../measure/statistics.ts';
import { inMs } from '../measure/wording.ts';

const FIELDS = 60;

/** Whether a key is ever felt in a long form: the same keys in each round, and the key that is slow in most of them. */
export async function measureATyping(bench: Bench): Promise<Finding[]> {
  const { browser, front } = await bench.browser();
  const address = `${front.origin}/long-form/`;
  const { samples, steady } = await interleave(
    {
      alive: () => timeTyping(browser, address, 'alive'),
      bare: () => timeTyping(browser, address, 'bare'),
    },
    { rounds: ROUNDS, attempts: ATTEMPTS, floors: ['bare'], figureOf: ({ longest }) => median(longest) },
  );
  const fields = Math.min(...samples.alive.map((typing) => typing.fields));
  if (fields < FIELDS) throw new Error(`The form has no more than ${fields} fields`);
  const ours = keys(samples.alive.map(({ longest }) => longest));
  const bare = keys(samples.bare.map(({ longest }) => longest));
  return [
    {
      ...{
        goal: 'A-typing',
        what: `Longest task by a key in a form of ${fields} fields, CPU 4x`,
        unit: 'ms',
      },
      ...{ value: Math.max(...ours), must: { atMost: 16 }, reach: { atMost: 12 } },
      detail: `${ours.length} keys, ${inWords(ours)}; with no script at all: ${inWords(bare)}`,
      steady,
    },
  ];
}

/** Of each key, its median over all rounds. */
function keys(rounds: readonly (readonly number[])[]): number[] {
  const [first = []] = rounds;
  if (first.length === 0) throw new Error('No key was seen');
  if (rounds.some(({ length }) => length !== first.length)) throw new Error('Some keys were not seen');
  return first.map((_, key) => median(rounds.map((round) => round[key] ?? 0)));
}

function inWords(times: readonly number[]): string {
  return `median ${inMs(median(times))}, longest ${inMs(Math.max(...times))}`;
}
