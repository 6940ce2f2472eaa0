import type { Money } from './contract.ts';
import { TERMS } from './kinds/terms-kinds.ts';
import type { BookableKind, DueOnSite, TermsFacts } from './kinds/terms-rules.ts';

type PartPayment<Kind extends BookableKind> = {
  [One in Kind]: { kind: One } & TermsFacts[One]['payment'];
}[Kind];

export function dueOnSite<Kind extends BookableKind>(part: PartPayment<Kind>, price: Money): DueOnSite {
  return TERMS[part.kind].dueOnSite(part, price);
}
