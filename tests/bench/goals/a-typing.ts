import type { Bench } from '../bench.ts';
import { timeTyping } from '../browser/typing.ts';
import type { Finding } from '../measure/finding.ts';
import { median } from '../measure/statistics.ts';
import { inMs } from '../measure/wording.ts';

const FIELDS = 60;

/** Whether a key is ever felt in a long form. */
export async function measureATyping(bench: Bench): Promise<Finding[]> {
  const { browser, front } = await bench.browser();
  const address = `${front.origin}/long-form/`;
  const { fields, longest } = await timeTyping(browser, address, 'alive');
  const bare = await timeTyping(browser, address, 'bare');
  if (fields < FIELDS) throw new Error(`The form has no more than ${fields} fields`);
  if (longest.length === 0) throw new Error('No key was seen');
  return [
    {
      ...{
        goal: 'A-typing',
        what: `Longest task by a key in a form of ${fields} fields, CPU 4x`,
        unit: 'ms',
      },
      ...{ value: Math.max(...longest), must: { atMost: 16 }, reach: { atMost: 12 } },
      detail: `${longest.length} keys, ${inWords(longest)}; with no script at all: ${inWords(bare.longest)}`,
      steady: true,
    },
  ];
}

function inWords(times: readonly number[]): string {
  return `median ${inMs(median(times))}, longest ${inMs(Math.max(...times))}`;
}
