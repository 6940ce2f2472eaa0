import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { HotelPart, Trip } from '#domain/contract.ts';
import { FactList } from '../../../../components/Page.tsx';
import { formatInstant, formatMoney } from '../../../../i18n/format.ts';
import { isOverPart } from '../../is-over-part.ts';
import type { FactsProps } from '../trip-kind.ts';
import { type CancellationTerm, cancellationTerms } from './cancellation-terms.ts';
import classes from './StayFacts.module.css';

const ABOUT_PAYING: ReadonlySet<HotelPart['conditions'][number]> = new Set(['payAtHotel', 'cityTaxOnSite']);

export function StayFacts({ part, paymentType, now }: FactsProps<'hotel'>) {
  const { t } = useLingui();
  const { conditions } = part;
  const over = isOverPart(part);
  return (
    <FactList>
      {over ? null : (
        <div>
          <dt>
            <Trans>Cancellation, local time</Trans>
          </dt>
          <dd>
            <CancellationTerms part={part} now={now} />
          </dd>
        </div>
      )}
      <div>
        <dt>
          <Trans>Good to know</Trans>
        </dt>
        {conditions
          .filter((condition) => !over || !ABOUT_PAYING.has(condition))
          .map((condition) => (
            <dd key={condition}>{t(conditionWords(condition, paymentType))}</dd>
          ))}
      </div>
    </FactList>
  );
}

interface CancellationTermsProps {
  part: HotelPart;
  now: string;
}

function CancellationTerms({ part, now }: CancellationTermsProps) {
  const { t } = useLingui();
  const { zone } = part.property;
  const terms = cancellationTerms(part.room, now);
  if (terms.length === 0) {
    return (
      <p>
        {part.conditions.includes('payAtHotel') ? (
          <Trans>Non-refundable: the hotel charges the full price</Trans>
        ) : (
          <Trans>Non-refundable</Trans>
        )}
      </p>
    );
  }
  return (
    <ol className={classes.terms} aria-label={t`Cancellation by the clocks at the hotel`}>
      {terms.map((term) => (
        <li key={term.from} className={classes.term} data-kind={toKind(term)} aria-current={term.isNow}>
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

function toKind({ penalty, until }: CancellationTerm): 'free' | 'partly' | 'full' {
  if (!penalty) return 'free';
  return until === null ? 'full' : 'partly';
}

function Period({ term: { from, until }, zone }: { term: CancellationTerm; zone: string }) {
  const end = until === null ? null : formatInstant(until, zone);
  if (from === null) return <Trans>until {end}</Trans>;
  const start = formatInstant(from, zone);
  return <Trans>from {start}</Trans>;
}

const CONDITION_WORDS = {
  prepaid: msg`Paid with the booking`,
  cardGuarantee: msg`Guaranteed by the card`,
  payAtHotel: msg`Paid at the hotel`,
  cityTaxOnSite: msg`City tax is paid at the hotel`,
  idAtCheckIn: msg`Photo ID required at check-in`,
} satisfies Record<HotelPart['conditions'][number], MessageDescriptor>;

function conditionWords(
  condition: HotelPart['conditions'][number],
  paymentType: Trip['bookingInfo']['paymentType'],
): MessageDescriptor {
  const guaranteed = condition === 'cardGuarantee' && paymentType === 'invoice';
  return guaranteed ? msg`Guaranteed by the company` : CONDITION_WORDS[condition];
}
