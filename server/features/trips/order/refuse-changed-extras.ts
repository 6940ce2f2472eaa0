import type { ChangedExtra } from '#domain/contract.ts';
import { DomainError } from '../../../errors.ts';
import { moneyText } from '../mail/mail-words.ts';

const LISTS = { seat: 'seats', bag: 'bags' } as const satisfies Record<ChangedExtra['kind'], string>;

/** Seats and bags that are not what was agreed to, each with its field; nothing is bought. */
export function refuseChangedExtras(extras: readonly ChangedExtra[], path: string): DomainError {
  const fields = extras.map(({ kind, index, price }) => ({
    path: `/body${path}/${LISTS[kind]}/${index}`,
    message: price ? `It costs ${moneyText(price)} by now` : 'It is gone',
  }));
  return extras.some(({ change }) => change === 'gone')
    ? new DomainError('extra_gone', 'A seat or a bag is gone. Choose another one, and order again.', {
        fields,
      })
    : new DomainError('extra_dearer', 'A seat or a bag has become dearer. Look at it, and order again.', {
        fields,
      });
}
