import { TERMS } from './kinds/terms-kinds.ts';
import type { BookableKind, TermsFacts } from './kinds/terms-rules.ts';

type PartStart<Kind extends BookableKind> = {
  [One in Kind]: { kind: One } & TermsFacts[One]['start'];
}[Kind];

/** From then on a booked part can't be cancelled online: mostly from its start. */
export function cancellableUntil<Kind extends BookableKind>(part: PartStart<Kind>): Date {
  return TERMS[part.kind].cancellableUntil(part);
}

export function hasBegun<Kind extends BookableKind>(part: PartStart<Kind>, now: Date): boolean {
  return cancellableUntil(part) <= now;
}
