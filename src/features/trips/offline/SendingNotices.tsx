import { Trans } from '@lingui/react/macro';
import type { Trip } from '#domain/contract.ts';
import { Notice } from '../../../components/Notice.tsx';
import { partName } from '../../../components/trip-status/part-name.ts';
import { formatMoney } from '../../../i18n/format.ts';
import classes from './OfflineForm.module.css';

interface SendingNoticesProps {
  trip: Trip;
  changed: boolean;
  refusal: string | null;
}

export function SendingNotices({ trip, changed, refusal }: SendingNoticesProps) {
  return (
    <>
      {changed ? (
        <Notice kind="warning" title={<Trans>The trip has changed since you opened it</Trans>}>
          <p>
            <Trans>Nothing was recorded. Your entries are still here. These are its bookings now:</Trans>
          </p>
          {trip.parts.length === 0 ? <Trans>There is none.</Trans> : null}
          <ul className={classes.bookings}>
            {trip.parts.map((part) => (
              <li key={part._id}>
                {partName(part)}
                {part.locator ? `, ${part.locator}` : null}, {formatMoney(part.price.asked)}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {refusal === null ? null : <Notice kind="error">{refusal}</Notice>}
    </>
  );
}
