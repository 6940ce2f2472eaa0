import type { Money } from './contract.ts';
import { TERMS } from './kinds/terms-kinds.ts';
import type { BookableKind, DueOnSite, TermsFacts } from './kinds/terms-rules.ts';

/** The properties of a part that decide where its price is paid. */
type PartPayment<Kind extends BookableKind> = {
  [One in Kind]: { kind: One } & TermsFacts[One]['payment'];
}[Kind];

/** How much of a price is paid on site and not with the booking, and what is paid there on top of it. */
export function dueOnSite<Kind extends BookableKind>(part: PartPayment<Kind>, price: Money): DueOnSite {
  return TERMS[part.kind].dueOnSite(part, price);
}
