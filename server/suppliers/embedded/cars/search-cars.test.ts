import { expect, it } from 'vitest';
import { airport, carQuery, findCars } from '#tests/support/car-queries.ts';

it('takes no longer for each of many cars than for each of few', async () => {
  await measure('LHR', 10);
  const [few, many] = [await measure('BRN', 100), await measure('LHR', 30)];
  expect(many.cars).toBeGreaterThan(3 * few.cars);
  expect(few.microsecondsPerCar).toBeGreaterThan(0);
  expect(many.microsecondsPerCar).toBeLessThan(3 * few.microsecondsPerCar);
});

/**
 * The CPU time of this thread alone, so that other load on the machine does not count; it has a coarse
 * resolution.
 */
async function measure(code: string, times: number): Promise<{ cars: number; microsecondsPerCar: number }> {
  const query = carQuery(airport(code));
  const before = process.threadCpuUsage();
  let cars = 0;
  for (let time = 0; time < times; time += 1) cars = (await findCars(query)).length;
  const { user, system } = process.threadCpuUsage(before);
  return { cars, microsecondsPerCar: (user + system) / times / cars };
}
