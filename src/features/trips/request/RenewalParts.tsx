import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SupplierPart, Trip, TripRenewal } from '#domain/contract.ts';
import { AppLink } from '../../../components/AppLink.tsx';
import { paths } from '../../../components/paths.ts';
import { partName } from '../../../components/trip-status/part-name.ts';
import { formatMoney } from '../../../i18n/format.ts';
import classes from './RenewalParts.module.css';
import { RENEWAL_OUTCOME_WORDS } from './renewal-words.ts';

const SEARCH_WORDS = {
  flight: msg`Search for a flight`,
  hotel: msg`Search for a hotel`,
  car: msg`Search for a car`,
} satisfies Record<SupplierPart['kind'], MessageDescriptor>;

/** The prices of each part and of the trip, as requested and now. */
export function RenewalParts({ trip, renewal }: { trip: Trip; renewal: TripRenewal }) {
  const { t } = useLingui();
  const parts = new Map(trip.parts.map((part) => [part._id, part]));
  return (
    <table className={classes.prices}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Part</Trans>
          </th>
          <th scope="col">
            <Trans>Before</Trans>
          </th>
          <th scope="col">
            <Trans>Now</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {renewal.parts.map(({ partId, outcome, before, price }) => {
          const part = parts.get(partId);
          const why = RENEWAL_OUTCOME_WORDS[outcome];
          return (
            <tr key={partId}>
              <th scope="row">
                {part ? partName(part) : null}
                {why ? <span className={classes.gone}>{t(why)}</span> : null}
                {why &&
                part &&
                part.kind !== 'external' &&
                trip.status !== 'approved' &&
                outcome !== 'unavailable' ? (
                  <AppLink href={paths.flows[part.kind]}>{t(SEARCH_WORDS[part.kind])}</AppLink>
                ) : null}
              </th>
              <td>{formatMoney(before)}</td>
              <td>{price ? <strong>{formatMoney(price)}</strong> : '–'}</td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            {trip.status === 'approved' ? <Trans>Total of the trip</Trans> : <Trans>Total</Trans>}
          </th>
          <td>{formatMoney(renewal.before)}</td>
          <td>{renewal.total ? <strong>{formatMoney(renewal.total)}</strong> : '–'}</td>
        </tr>
      </tfoot>
    </table>
  );
}
