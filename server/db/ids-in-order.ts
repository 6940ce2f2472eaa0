import { randomUUIDv7 } from 'node:crypto';

/** New ids that sort as the entries that they are for, which one moment alone does not make sure of. */
export function idsInOrder(count: number): string[] {
  return Array.from({ length: count }, () => randomUUIDv7()).sort();
}
