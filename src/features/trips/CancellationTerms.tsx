import { Trans, useLingui } from '@lingui/react/macro';
import type { HotelPart } from '#domain/contract.ts';
import { formatInstant, formatMoney } from '../../i18n/format.ts';
import classes from './CancellationTerms.module.css';
import { type CancellationTerm, cancellationTerms } from './cancellation-terms.ts';

interface CancellationTermsProps {
  part: HotelPart;
  now: string;
}

/** The cost of a cancellation by period, in the hotel's local time. */
export function CancellationTerms({ part, now }: CancellationTermsProps) {
  const { t } = useLingui();
  const { zone } = part.property;
  const terms = cancellationTerms(part.room, now);
  if (terms.length === 0) {
    return (
      <p>
        {part.conditions.includes('payAtHotel') ? (
          <Trans>Never free: the hotel charges the whole price</Trans>
        ) : (
          <Trans>Never refunded</Trans>
        )}
      </p>
    );
  }
  return (
    <ol className={classes.terms} aria-label={t`Cancellation by the clocks at the hotel`}>
      {terms.map((term) => (
        <li key={term.from} className={classes.term} data-kind={kindOf(term)} aria-current={term.isNow}>
          <span className={classes.when}>
            <Period term={term} zone={zone} />
          </span>
          <span className={classes.cost}>
            {term.penalty ? formatMoney(term.penalty) : <Trans>free</Trans>}
          </span>
          {term.isNow ? (
            <span className={classes.now}>
              <Trans>now</Trans>
            </span>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

function kindOf({ penalty, until }: CancellationTerm): 'free' | 'partly' | 'full' {
  if (!penalty) return 'free';
  return until === null ? 'full' : 'partly';
}

function Period({ term: { from, until }, zone }: { term: CancellationTerm; zone: string }) {
  const end = until === null ? null : formatInstant(until, zone);
  if (from === null) return <Trans>until {end}</Trans>;
  const start = formatInstant(from, zone);
  return <Trans>from {start}</Trans>;
}
