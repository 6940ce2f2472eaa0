import { describe, expect, it } from 'vitest';
import { sourceFiles } from './repository-files.ts';

const FLOWS = ['flight-booking', 'hotel-booking', 'car-booking'];
/** So many lines with content in a row say the same once too often. */
const REPEATED = 8;
/** What the shell of the flows knows for all of them. */
const OF_SHELL = [
  'components/booking/BookingSteps.tsx',
  'components/booking/DraftNotice.tsx',
  'components/results/ResultsTrouble.tsx',
  'components/results/SearchProgress.tsx',
  'booking/search-state.ts',
  'booking/use-policy-rules.ts',
];

describe('the booking flows', () => {
  const files = sourceFiles().filter(({ name }) =>
    FLOWS.some((flow) => name.startsWith(`src/features/${flow}/`) && /\.tsx?$/.test(name)),
  );
  const flowOf = (name: string) => name.split('/')[2];

  it.each(['ResultsScreen', 'SearchScreen', 'ResultsList'])('show %s once each', (shell) => {
    const shown = files.filter(({ text }) => new RegExp(`<${shell}\\b`).test(text));
    expect(shown.map(({ name }) => flowOf(name)).sort()).toEqual(FLOWS.toSorted());
  });

  it('leave steps, progress, failures and unfinished bookings to it', () => {
    const searching = files.filter(({ name }) => /\/(search|flights|select|cars)\//.test(name));
    const own = searching.flatMap(({ name, text }) =>
      OF_SHELL.filter((part) => new RegExp(`^import (?!type).*${part}'`, 'm').test(text)).map(
        (part) => `${name} imports ${part}`,
      ),
    );
    expect(own).toEqual([]);
  });

  it('repeat nothing of each other', () => {
    const first = new Map<string, { name: string; line: number }>();
    const repeated: string[] = [];
    for (const { name, text } of files.filter((file) => !/\.test\./.test(file.name))) {
      const lines = withContent(text);
      for (let at = 0; at + REPEATED <= lines.length; at += 1) {
        const passage = lines.slice(at, at + REPEATED);
        const key = passage.map(({ content }) => content).join('\n');
        const [{ line } = { line: 0 }] = passage;
        const known = first.get(key);
        if (!known) first.set(key, { name, line });
        else if (flowOf(known.name) !== flowOf(name)) {
          repeated.push(`${name}:${line} is ${known.name}:${known.line}`);
        }
      }
    }
    expect(repeated).toEqual([]);
  });
});

/** Imports and closing brackets repeat without saying anything. */
function withContent(text: string): { content: string; line: number }[] {
  return text
    .replaceAll(/^import [^;]+;$/gm, (found) => found.replaceAll(/[^\n]/g, ''))
    .split('\n')
    .map((content, at) => ({ content: content.trim(), line: at + 1 }))
    .filter(({ content }) => /\w{2}/.test(content));
}
