import type { Money } from '#domain/contract.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import type { BookingTerms } from '../../../offers/booking-terms.ts';
import { questionTo } from '../../../offers/question-to.ts';
import type { DeclineReason, NotKept } from '../../../suppliers/outcomes.ts';
import { supplierOfKind } from '../part/find-supplier.ts';
import { sellerOf } from '../part/kinds/part-kinds.ts';
import type { BookedPart } from './change-repository.ts';
import { notChangeable } from './refuse-change.ts';

export interface SupplierTerms {
  penalty: Money;
  until: Date;
}

interface Question {
  key: string;
  terms: BookingTerms;
  signal: AbortSignal;
}

export async function askForTerms(
  { suppliers }: Pick<Deps, 'suppliers'>,
  part: BookedPart,
  { key, terms, signal }: Question,
): Promise<SupplierTerms> {
  const supplier = supplierOfKind(suppliers, part.kind);
  const order = { key, travelers: part.travelers.length };
  const quote = await supplier.quoteChange(part.reference, order, questionTo(terms, signal));
  switch (quote.outcome) {
    case 'quoted':
      // Amounts in different currencies can't be offset.
      if (quote.penalty.currency !== part.price.currency) throw notChangeable();
      return quote;
    case 'soldOut':
      throw new DomainError('offer_sold_out', 'Sold out in the meantime. Choose something else.');
    case 'expired':
      throw new DomainError('offer_expired', 'The offer has expired. Search again.');
    case 'declined':
      throw toRefusal(quote.reason);
    case 'unknown':
      throw new DomainError(
        'unavailable',
        `The ${sellerOf(part.kind)} does not answer, and nothing was changed. Try again.`,
      );
  }
}

const NOT_KEPT = {
  otherAirline: 'The airline only changes its own flights. Book another one as a new part.',
  otherRoute: 'The airline only changes the day and the fare, not the route. Book another one as a new part.',
  otherHouse: 'The hotel only changes its own stays. Book another one as a new part.',
  otherVendor: 'The rental company only changes its own cars. Book another one as a new part.',
} satisfies Record<NotKept, string>;

function toRefusal(reason: DeclineReason): DomainError {
  return reason in NOT_KEPT
    ? new DomainError('other_than_booked', NOT_KEPT[reason as NotKept]) // it is a key of it
    : notChangeable();
}
