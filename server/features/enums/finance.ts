import type { ChoiceLists } from './category.ts';
import { choices } from './choices.ts';

type FinanceCategory = 'creditcards' | 'cardinterfaces' | 'invoicefrequencies' | 'invoicepaymentterms';

export const financeLists: ChoiceLists<FinanceCategory> = {
  /** The codes that airlines use; additional data: the code that hotels use for the same brand. */
  creditcards: () =>
    choices([
      ['VI', 'Visa', 'VI'],
      ['CA', 'Mastercard', 'MC'],
      ['AX', 'American Express', 'AX'],
      ['DC', 'Diners Club', 'DN'],
      ['DS', 'Discover', 'DS'],
      ['JC', 'JCB', 'JC'],
      ['UP', 'UnionPay', 'CU'],
      ['MA', 'Maestro', 'MA'],
      ['TP', 'UATP / AirPlus lodge card', 'TP'],
    ]),
  cardinterfaces: () =>
    choices([
      ['manual', 'Stored card, sent by us'],
      ['vault', 'Token of the card vault'],
      ['virtual', 'Single-use virtual card'],
      ['lodge', 'Lodge account of the company'],
    ]),
  invoicefrequencies: () =>
    choices([
      ['per-booking', 'Per booking'],
      ['weekly', 'Weekly'],
      ['twice-monthly', 'Twice a month'],
      ['monthly', 'Monthly'],
      ['quarterly', 'Quarterly'],
    ]),
  /** Additional data: the days until payment is due. */
  invoicepaymentterms: () =>
    choices([['net0', 'Due on receipt', '0'], ...[7, 10, 14, 30, 45, 60].map(netDays)]),
};

function netDays(days: number): [string, string, string] {
  return [`net${days}`, `Net ${days} days`, String(days)];
}
