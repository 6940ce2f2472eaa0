import { Trans, useLingui } from '@lingui/react/macro';
import type { SupplierPart, Trip, TripRenewal } from '#domain/contract.ts';
import { partName } from '../../../components/trip-status/part-name.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { isSupplierPart } from '../kinds/trip-kinds.ts';
import { SearchForPart } from '../SearchForPart.tsx';
import { NearestOffers } from './NearestOffers.tsx';
import classes from './RenewalParts.module.css';
import { RENEWAL_OUTCOME_WORDS } from './renewal-words.ts';
import type { NearestProps } from './requesting.ts';

interface RenewalPartsProps {
  trip: Trip;
  renewal: TripRenewal;
  nearest: NearestProps;
  onSearchAgain: (part: SupplierPart) => void;
}

export function RenewalParts({ trip, renewal, nearest, onSearchAgain }: RenewalPartsProps) {
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
        {renewal.parts.map(({ partId, outcome, before, price, nearest: offers = [] }) => {
          const part = parts.get(partId);
          const why = RENEWAL_OUTCOME_WORDS[outcome];
          return (
            <tr key={partId}>
              <th scope="row">
                {part ? partName(part) : null}
                {why ? <span className={classes.gone}>{t(why)}</span> : null}
                {part && isSupplierPart(part) && trip.status !== 'approved' ? (
                  <NearestOffers part={part} offers={offers} nearest={nearest} />
                ) : null}
                {why &&
                part &&
                isSupplierPart(part) &&
                trip.status !== 'approved' &&
                outcome !== 'unavailable' ? (
                  <SearchForPart part={part} onSearchAgain={onSearchAgain} />
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
