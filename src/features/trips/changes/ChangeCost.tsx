import { Trans, useLingui } from '@lingui/react/macro';
import { amountsOfChange } from '#domain/change-amounts.ts';
import type { Money, OnSiteChange, PartChange } from '#domain/contract.ts';
import { convertLike } from '#domain/trip-costs.ts';
import { onSiteChangeText } from '../../../components/booking/on-site-words.ts';
import { formatMoney } from '../../../i18n/format.ts';

export function ChangeCost({ change }: { change: PartChange }) {
  const { before, after, due, refund, onSite } = amountsOfChange(change);
  const old = formatMoney(before);
  const next = formatMoney(after);
  const toPay = formatMoney(due);
  const refunded = formatMoney(refund);
  if (onSite) {
    return (
      <>
        <Trans>
          {next} instead of {old}.
        </Trans>{' '}
        <OnSiteCost due={due} refund={refund} onSite={onSite} />
      </>
    );
  }
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

export function ChangeRise({ change: { agreed, after, penalty } }: { change: PartChange }) {
  if (!agreed) return null;
  const format = (amount: Money) => formatMoney(convertLike(after.price, amount));
  const [price, fee] = [format(agreed.price), format(agreed.penalty)];
  const [priceNow, feeNow] = [format(after.price.asked), format(penalty)];
  return (
    <ul>
      <li>
        <Trans>
          Agreed to: {price}, and {fee} for the change itself
        </Trans>
      </li>
      <li>
        <Trans>
          Now: {priceNow}, and {feeNow} for the change itself
        </Trans>
      </li>
    </ul>
  );
}

interface OnSiteCostProps {
  due: Money;
  refund: Money;
  onSite: OnSiteChange;
}

function OnSiteCost({ due, refund, onSite }: OnSiteCostProps) {
  const { t } = useLingui();
  const [atPlace, toPay, refunded] = [t(onSiteChangeText(onSite)), formatMoney(due), formatMoney(refund)];
  if (refund.amount > 0) {
    return (
      <Trans>
        {atPlace}; {refunded} is refunded.
      </Trans>
    );
  }
  if (due.amount === 0) return <Trans>{atPlace}.</Trans>;
  return (
    <Trans>
      {atPlace}; {toPay} to be paid now.
    </Trans>
  );
}
