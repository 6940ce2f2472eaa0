import { randomUUIDv7 } from 'node:crypto';

/** New ids that sort in the order of their entries, which a common timestamp does not guarantee. */
export function idsInOrder(count: number): string[] {
  return Array.from({ length: count }, () => randomUUIDv7()).sort();
}
