import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { read, root, sourceFiles } from './repository-files.ts';

const charts = globSync('machines/*/*-machine.ts', { cwd: root }).map((file) => {
  const flow = path.basename(path.dirname(file));
  const name = path.basename(file, '-machine.ts');
  // A chart made by the booking factory is tested with it; its own part is the description of its flow.
  const isBooking = read(file).includes('createBookingChart(');
  const tested = isBooking
    ? [
        'machines/booking/booking-selectors.ts',
        'machines/booking/create-booking-chart.test.ts',
        `machines/${flow}/${flow.replace('-booking', '')}-flow.test.ts`,
      ]
    : [`machines/${flow}/${name}-machine.test.ts`, `machines/${flow}/${name}-selectors.ts`];
  return { file, flow, name, tested };
});

describe('the charts', () => {
  it('exist', () => expect(charts.length).toBeGreaterThan(0));

  it.each(charts)('$name has a page, tests, a walk through the screens, and stories', (chart) => {
    const { flow, name, tested } = chart;
    const companions = [
      ...tested,
      `docs/statecharts/${name}.md`,
      `tests/model/${flow}/${name}.spec.ts`,
      `stories/flows/${name}.stories.tsx`,
    ];
    expect(companions.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  it.each(charts)('$name starts with its guarantees', ({ file }) => {
    expect(read(file)).toMatch(/^\/\*\*[\s\S]+?\*\/\n/);
  });

  it('depend neither on screens nor on browsers nor on the network', () => {
    const foreign =
      /from '(react|@xstate\/react|node:|#src|#server|@mantine|@tanstack)|\b(window|document|localStorage|fetch|setTimeout|Date\.now)\b[.(]/;
    const found = sourceFiles('machines/**/*.ts').filter(
      ({ name, text }) => !name.endsWith('.test.ts') && foreign.test(text),
    );
    expect(found.map(({ name }) => name)).toEqual([]);
  });

  it('are connected to React only through `@xstate/react`', () => {
    const found = sourceFiles('src/**/*.{ts,tsx}').filter(
      ({ text }) => text.includes('useSyncExternalStore') && text.includes('.getSnapshot()'),
    );
    expect(found.map(({ name }) => name)).toEqual([]);
  });
});
