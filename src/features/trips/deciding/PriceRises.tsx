import { Trans } from '@lingui/react/macro';
import type { Trip } from '#domain/contract.ts';
import { Notice } from '../../../components/Notice.tsx';
import { partName } from '../../../components/trip-status/part-name.ts';
import { formatMoney } from '../../../i18n/format.ts';
import classes from './Deciding.module.css';
import { formatMovement } from './format-movement.ts';
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
            {rises.map(({ partId, accepted, current }) => (
              <tr key={partId}>
                <th scope="row">{names.get(partId) ?? trip.title}</th>
                <td>{formatMoney(accepted)}</td>
                <td>
                  <strong>{formatMoney(current)}</strong>
                </td>
                <td>{formatMovement(accepted, current)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Notice>
  );
}
