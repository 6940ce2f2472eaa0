import { describe, expect, it } from 'vitest';
import { readPlaywrightReport } from './playwright-report.ts';
import { readVitestReport } from './vitest-report.ts';

describe('a report of Vitest', () => {
  const file = (...statuses: string[]) => ({
    name: 'a.test.ts',
    status: 'passed',
    assertionResults: statuses.map((status) => ({ status, fullName: `the ${status} one` })),
  });

  it('is summed up over its files', () => {
    const testResults = [file('passed', 'passed'), file('passed', 'failed')];
    expect(readVitestReport({ testResults })).toMatchObject({ passed: 3, failed: 1 });
  });

  it.each(['pending', 'skipped', 'todo'])('counts a %s test as failed, and names it', (status) => {
    const result = readVitestReport({ testResults: [file('passed', status)] });
    expect(result).toMatchObject({ passed: 1, failed: 1 });
    expect(result.output).toContain(`the ${status} one`);
  });

  it('counts a file that could not be run as failed', () => {
    const broken = { name: 'b.test.ts', status: 'failed', message: 'No such module', assertionResults: [] };
    const result = readVitestReport({ testResults: [file('passed'), broken] });
    expect(result).toMatchObject({ passed: 1, failed: 1 });
    expect(result.output).toContain('No such module');
  });
});

describe('a report of Playwright', () => {
  it('counts skipped tests, tests that passed on retry, and errors outside of tests as failed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 3 };
    const result = readPlaywrightReport({ stats, errors: [{ message: 'No browser' }], suites: [] });
    expect(result).toMatchObject({ passed: 5, failed: 7 });
    expect(result.output).toContain('No browser');
  });

  it('names what failed, and why', () => {
    const spec = (title: string, ...messages: string[]) => ({
      title,
      file: 'e2e/a.spec.ts',
      line: 7,
      tests: [{ results: [{ errors: messages.map((message) => ({ message })) }] }],
    });
    const suites = [
      { specs: [spec('passes')], suites: [{ specs: [spec('fails', '\u001b[31mNo button\u001b[39m')] }] },
    ];
    const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 0 };
    const { output } = readPlaywrightReport({ stats, errors: [], suites });
    expect(output).toBe('e2e/a.spec.ts:7 › fails\nNo button\n');
  });
});
