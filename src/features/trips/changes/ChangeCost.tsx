import { Trans } from '@lingui/react/macro';
import type { PartChange } from '#domain/contract.ts';
import { formatMoney } from '../../../i18n/format.ts';

/** The new price beside the old one, and what the change costs in all. */
export function ChangeCost({ change: { before, after, due, refund } }: { change: PartChange }) {
  const old = formatMoney(before.price);
  const next = formatMoney(after.price.asked);
  const toPay = formatMoney(due);
  const refunded = formatMoney(refund);
  if (refund.amount > 0) {
    return (
      <Trans>
        {next} instead of {old}; {refunded} is refunded in all.
      </Trans>
    );
  }
  if (due.amount === 0) {
    return (
      <Trans>
        {next} instead of {old}, with nothing more to pay.
      </Trans>
    );
  }
  return (
    <Trans>
      {next} instead of {old}; the change costs {toPay} in all.
    </Trans>
  );
}
