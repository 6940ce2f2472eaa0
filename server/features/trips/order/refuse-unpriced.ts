import type { ExtraChange, Problem } from '#domain/contract.ts';
import { DomainError } from '../../../errors.ts';
import type { UnpricedPart } from '../part/kinds/part-offer.ts';
import { moneyText } from '../part/kinds/value-words.ts';

/** An offer that is no longer available. */
export interface UnpricedOffer {
  priced: UnpricedPart;
  seller: string;
  /** The JSON pointer in the request, such as `/parts/0`. */
  path: string;
}

/** Refuses unavailable offers with the reason of the first one and the positions of all. */
export function refuseUnpriced(first: UnpricedOffer, others: readonly UnpricedOffer[] = []): DomainError {
  const fields = [first, ...others].flatMap(toFields);
  const { priced, seller } = first;
  switch (priced.outcome) {
    case 'changed':
      return refuseChangedExtras(priced.extras, fields);
    case 'soldOut':
      return new DomainError('offer_sold_out', 'Others were faster. Choose something else.', { fields });
    case 'expired':
      return new DomainError('offer_expired', 'The offer has expired. Search again.', { fields });
    case 'declined':
      return new DomainError('booking_declined', `The ${seller} does not sell this any more.`, { fields });
    case 'unknown':
      return new DomainError(
        'unavailable',
        `The ${seller} does not answer, and nothing was bought. Try again.`,
        { fields },
      );
  }
}

const MESSAGES = {
  soldOut: 'It is sold out',
  expired: 'The offer has expired',
  declined: 'It is not sold any more',
  unknown: 'The supplier does not answer',
} as const satisfies Record<Exclude<UnpricedPart['outcome'], 'changed'>, string>;

function toFields({ priced, path }: UnpricedOffer): NonNullable<Problem['errors']> {
  if (priced.outcome === 'changed') return extraChangeFields(priced.extras, path);
  return [{ path: `/body${path}`, message: MESSAGES[priced.outcome] }];
}

type Fields = NonNullable<Problem['errors']>;

const LISTS = { seat: 'seats', bag: 'bags' } as const satisfies Record<ExtraChange['kind'], string>;

/** Field errors for seats and bags that differ from what was agreed. */
function extraChangeFields(extras: readonly ExtraChange[], path: string): Fields {
  return extras.map(({ kind, index, price }) => ({
    path: `/body${path}/${LISTS[kind]}/${index}`,
    message: price ? `It costs ${moneyText(price)} by now` : 'It is gone',
  }));
}

/** The refusal of an order whose seats or bags have changed; nothing is bought. */
function refuseChangedExtras(extras: readonly ExtraChange[], fields: Fields): DomainError {
  return extras.some(({ change }) => change === 'gone')
    ? new DomainError('extra_gone', 'A seat or a bag is gone. Choose another one, and order again.', {
        fields,
      })
    : new DomainError('extra_dearer', 'A seat or a bag has become dearer. Look at it, and order again.', {
        fields,
      });
}
