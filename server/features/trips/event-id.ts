import { randomUUIDv7 } from 'node:crypto';

/** The size of the twelve-bit counter behind the time and the version. */
const TICKS = 0x1000;

let last = { time: 0, tick: 0 };

export function eventId(): string {
  const fresh = randomUUIDv7();
  last = after(last, Number.parseInt(fresh.slice(0, 8) + fresh.slice(9, 13), 16));
  const time = last.time.toString(16).padStart(12, '0');
  const tick = last.tick.toString(16).padStart(3, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${tick}${fresh.slice(18)}`;
}

function after({ time, tick }: typeof last, now: number): typeof last {
  if (now > time) return { time: now, tick: 0 };
  return tick + 1 < TICKS ? { time, tick: tick + 1 } : { time: time + 1, tick: 0 };
}
