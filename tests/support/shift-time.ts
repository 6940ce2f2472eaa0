const MORNING = 'T09:00:00Z';

/** The instant at which tests begin: the fixed day of all tests, or another day or instant, in milliseconds. */
export function startOfTests(today = '2026-11-24'): number {
  const instant = Date.parse(/^[\d-]+$/.test(today) ? today + MORNING : today);
  if (Number.isNaN(instant)) throw new Error(`TEST_TODAY is no day and no instant: ${today}`);
  return instant;
}

/** Moves the time, which runs on; in pages too, and so it uses nothing from outside. A second call has no effect. */
export function shiftTime(milliseconds: number): void {
  const shifted = Symbol.for('time of tests');
  if (shifted in Date) return;
  const own = Date;
  const machineTime = own.now;
  const now = () => machineTime() + milliseconds;
  globalThis.Date = new Proxy(own, {
    construct: (target, values, created) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, created),
  });
  Object.assign(own, { now, [shifted]: true });
  own.prototype.constructor = globalThis.Date;
}
