import { describe, expect, it } from 'vitest';
import { readPlaywrightReport } from './playwright-report.ts';
import { readVitestReport } from './vitest-report.ts';

describe('a report of Vitest', () => {
  const file = (...statuses: string[]) => ({
    name: 'a.test.ts',
    status: 'passed',
    startTime: 1000,
    endTime: 3500,
    assertionResults: statuses.map((status) => ({ status, fullName: `the ${status} one` })),
  });

  it('is summed up over its files', () => {
    const testResults = [file('passed', 'passed'), file('passed', 'failed')];
    expect(readVitestReport({ testResults })).toMatchObject({ passed: 3, failed: 1 });
  });

  it('says how long each file took', () =>
    expect(readVitestReport({ testResults: [file('passed')] }).files).toEqual([
      { file: 'a.test.ts', seconds: 2.5 },
    ]));

  it.each(['pending', 'skipped', 'todo'])('counts a %s test as failed, and names it', (status) => {
    const result = readVitestReport({ testResults: [file('passed', status)] });
    expect(result).toMatchObject({ passed: 1, failed: 1 });
    expect(result.output).toContain(`the ${status} one`);
  });

  it('counts a file that could not be run as failed', () => {
    const broken = {
      ...file(),
      name: 'b.test.ts',
      status: 'failed',
      message: 'No such module',
    };
    const result = readVitestReport({ testResults: [file('passed'), broken] });
    expect(result).toMatchObject({ passed: 1, failed: 1 });
    expect(result.output).toContain('No such module');
  });
});

describe('a report of Playwright', () => {
  const spec = (title: string, file: string, duration: number, ...messages: string[]) => ({
    title,
    file,
    line: 7,
    tests: [
      { status: 'expected', results: [{ duration, errors: messages.map((message) => ({ message })) }] },
    ],
  });

  it('counts skipped tests and errors outside of tests as failed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 0, skipped: 3 };
    const result = readPlaywrightReport({ stats, errors: [{ message: 'No browser' }], suites: [] });
    expect(result).toMatchObject({ passed: 5, failed: 5 });
    expect(result.output).toContain('No browser');
  });

  it('names a test that passed only when it was repeated, and why it had failed', () => {
    const stats = { expected: 5, unexpected: 0, flaky: 1, skipped: 0 };
    const once = spec('fails once', 'e2e/a.spec.ts', 5, 'No button');
    const specs = [{ ...once, tests: once.tests.map((test) => ({ ...test, status: 'flaky' })) }];
    const result = readPlaywrightReport({ stats, errors: [], suites: [{ specs }] });
    expect(result).toMatchObject({ passed: 6, failed: 0, unsteady: ['e2e/a.spec.ts:7 › fails once'] });
    expect(result.output).toContain('No button');
  });

  it('counts such tests as failed when they are more than two', () => {
    const stats = { expected: 5, unexpected: 0, flaky: 3, skipped: 0 };
    expect(readPlaywrightReport({ stats, errors: [], suites: [] })).toMatchObject({ passed: 5, failed: 3 });
  });

  it('names what failed, and why', () => {
    const fails = spec('fails', 'e2e/a.spec.ts', 5, '\u001b[31mNo button\u001b[39m');
    const suites = [{ specs: [spec('passes', 'e2e/a.spec.ts', 5)], suites: [{ specs: [fails] }] }];
    const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 0 };
    const { output } = readPlaywrightReport({ stats, errors: [], suites });
    expect(output).toBe('e2e/a.spec.ts:7 › fails\nNo button\n');
  });

  it('says how long each file took', () => {
    const specs = [
      spec('one', 'a.spec.ts', 1500),
      spec('two', 'b.spec.ts', 250),
      spec('three', 'a.spec.ts', 500),
    ];
    const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 };
    const { files } = readPlaywrightReport({ stats, errors: [], suites: [{ specs }] });
    expect(files).toEqual([
      { file: 'a.spec.ts', seconds: 2 },
      { file: 'b.spec.ts', seconds: 0.25 },
    ]);
  });
});
