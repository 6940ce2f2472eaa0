import type { Rgb } from '#src/components/profile-avatar.ts';

/** Reads `#rgb` and `#rrggbb`. */
export function parseRgb(value: string): Rgb {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(value)?.[1];
  if (digits === undefined) throw new Error(`"${value}" is no colour`);
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const channel = (index: number) => Number.parseInt(full.slice(index * 2, index * 2 + 2), 16);
  return [channel(0), channel(1), channel(2)];
}
