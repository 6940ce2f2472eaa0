import type { ChangedExtra, Problem } from '#domain/contract.ts';
import { DomainError } from '../../../errors.ts';
import { moneyText } from '../mail/mail-words.ts';

type Fields = NonNullable<Problem['errors']>;

const LISTS = { seat: 'seats', bag: 'bags' } as const satisfies Record<ChangedExtra['kind'], string>;

/** Field errors for seats and bags that differ from what was agreed. */
export function changedExtraFields(extras: readonly ChangedExtra[], path: string): Fields {
  return extras.map(({ kind, index, price }) => ({
    path: `/body${path}/${LISTS[kind]}/${index}`,
    message: price ? `It costs ${moneyText(price)} by now` : 'It is gone',
  }));
}

/** The refusal of an order whose seats or bags have changed; nothing is bought. */
export function refuseChangedExtras(extras: readonly ChangedExtra[], fields: Fields): DomainError {
  return extras.some(({ change }) => change === 'gone')
    ? new DomainError('extra_gone', 'A seat or a bag is gone. Choose another one, and order again.', {
        fields,
      })
    : new DomainError('extra_dearer', 'A seat or a bag has become dearer. Look at it, and order again.', {
        fields,
      });
}
