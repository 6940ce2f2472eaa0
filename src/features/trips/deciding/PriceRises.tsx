import { Trans } from '@lingui/react/macro';
import type { Trip } from '#domain/contract.ts';
import { subtractMoney } from '#domain/money.ts';
import { Notice } from '../../../components/Notice.tsx';
import { partName } from '../../../components/trip-status/part-name.ts';
import { formatDifference, formatMoney } from '../../../i18n/format.ts';
import classes from './Deciding.module.css';
import { listPriceRises } from './price-rises.ts';

export function PriceRises({ trip }: { trip: Trip }) {
  const rises = listPriceRises(trip);
  if (rises.length === 0) return null;
  const names = new Map(trip.parts.map((part) => [part._id, partName(part)]));
  return (
    <Notice kind="warning" title={<Trans>More expensive than requested, beyond the tolerance</Trans>}>
      <div className={classes.frame}>
        <table className={classes.rises}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Part</Trans>
              </th>
              <th scope="col">
                <Trans>Requested</Trans>
              </th>
              <th scope="col">
                <Trans>Now</Trans>
              </th>
              <th scope="col">
                <Trans>Difference</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {rises.map(({ partId, before, after }) => (
              <tr key={partId}>
                <th scope="row">{names.get(partId) ?? trip.title}</th>
                <td>{formatMoney(before)}</td>
                <td>
                  <strong>{formatMoney(after)}</strong>
                </td>
                <td>
                  {before.currency === after.currency ? formatDifference(subtractMoney(after, before)) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Notice>
  );
}
