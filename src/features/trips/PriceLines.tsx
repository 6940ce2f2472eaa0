import { Trans } from '@lingui/react/macro';
import type { TripPart } from '#domain/contract.ts';
import { formatMoney } from '../../i18n/format.ts';
import { isSupplierPart } from './kinds/trip-kinds.ts';
import classes from './PriceLines.module.css';

interface PriceLinesProps {
  part: TripPart;
}

/** The lines of a price, collapsed; amounts due on site are always visible. */
export function PriceLines({ part }: PriceLinesProps) {
  const { lines, status } = part;
  const isOver = status === 'cancelled' || status === 'failed';
  const onSite = isSupplierPart(part) ? part.onSite : undefined;
  const withBooking = lines.filter((line) => !line.onSite);
  const spot = !isOver && onSite && onSite.amount > 0 ? formatMoney(onSite) : null;
  return (
    <div className={classes.lines}>
      {spot ? (
        <p>
          <Trans>On top, paid at the hotel: {spot}</Trans>
        </p>
      ) : null}
      <details>
        <summary className={classes.summary}>
          <Trans>How the price is made up</Trans>
        </summary>
        <table className={classes.table}>
          <tbody>
            {withBooking.map((line) => (
              <tr key={`${line.code} ${line.label}`}>
                <th scope="row">{line.label}</th>
                <td>{formatMoney(line.amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
