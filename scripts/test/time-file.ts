import { appendFileSync } from 'node:fs';
import { afterAll, expect } from 'vitest';

const { FILE_TIMES: places } = process.env;

// Vitest loads this before each file of tests, also where several share a process, and the file itself afterwards.
if (places !== undefined) {
  const began = performance.now();
  const cpuBefore = process.cpuUsage();
  afterAll(() => {
    const { user, system } = process.cpuUsage(cpuBefore);
    const times = {
      file: expect.getState().testPath,
      seconds: (performance.now() - began) / 1000,
      cpuSeconds: (user + system) / 1_000_000,
    };
    appendFileSync(places, `${JSON.stringify(times)}\n`);
  });
}
