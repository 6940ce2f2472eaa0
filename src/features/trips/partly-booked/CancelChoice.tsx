import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CancellationQuote, Money, Trip } from '#domain/contract.ts';
import { isAnyBooked } from '#domain/partly-booked.ts';
import { ON_SITE_PLACES, ON_SITE_WORDS } from '../../../components/booking/on-site-words.ts';
import { partName } from '../../../components/trip-status/part-name.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { findActionOffer } from '../deciding/deciding.ts';
import { WITHHELD_CANCELLATION_WORDS } from '../refusal-words.ts';
import { Choice, ChoiceButton, ChoiceFact, LoadableAmount } from './Choice.tsx';
import type { Loadable } from './partly-booked.ts';
import { cancelRest, type RestCancellation } from './undecided-trip.ts';

interface CancelChoiceProps {
  trip: Trip;
  quote: Loadable<CancellationQuote>;
  onAskCancellation: () => void;
}

export function CancelChoice({ trip, quote, onAskCancellation }: CancelChoiceProps) {
  const { t } = useLingui();
  const offer = findActionOffer(trip, 'cancel');
  if (offer.kind === 'none') return null;
  const answer = quote.state === 'answered' ? quote.answer : null;
  const rest = answer && cancelRest(trip, answer);
  return (
    <Choice
      title={<Trans>Cancel the rest</Trans>}
      totalName={<Trans>Still payable</Trans>}
      total={quote.state === 'answered' ? renderTotal(trip, rest) : <LoadableAmount loadable={quote} />}
      meaning={<Trans>What is booked is cancelled, and what is held is released.</Trans>}
      buttons={
        <ChoiceButton obstacle={renderObstacle()} variant="light" color="red" onClick={onAskCancellation}>
          <Trans>Cancel the rest</Trans>
        </ChoiceButton>
      }
    >
      {rest ? <RestFacts trip={trip} rest={rest} /> : null}
    </Choice>
  );

  function renderObstacle(): ReactNode {
    if (offer.kind === 'withheld') return t(WITHHELD_CANCELLATION_WORDS[offer.reason]);
    return rest?.isPossible === false ? <Trans>It can't be cancelled now.</Trans> : null;
  }
}

/** Parts that stay booked have to be paid, too, and so has the booking fee. */
function renderTotal(trip: Trip, rest: RestCancellation | null): ReactNode {
  if (!rest) return '–';
  const staying = trip.parts.flatMap(({ _id, price }) => (rest.staying.includes(_id) ? [price.asked] : []));
  const bookingFee = owedFee(trip);
  const amounts = [...staying, ...rest.penalties, ...(bookingFee ? [bookingFee] : [])];
  return amounts.length > 0 ? <Amounts amounts={amounts} /> : <Trans>Nothing</Trans>;
}

/** The booking fee, unless nothing was booked before the rest is cancelled. */
function owedFee({ parts, bookingInfo }: Trip): Money | undefined {
  const isOwed = parts.some(({ status, wasBooked }) => wasBooked || isAnyBooked([status]));
  return isOwed ? bookingInfo.bookingFee : undefined;
}

function RestFacts({ trip, rest }: { trip: Trip; rest: RestCancellation }) {
  const { t } = useLingui();
  const { refunds, kept, charged, waived, staying } = rest;
  const names = trip.parts.filter(({ _id }) => staying.includes(_id)).map(partName);
  const bookingFee = owedFee(trip);
  return (
    <>
      <ChoiceFact name={<Trans>Kept by the supplier</Trans>}>
        {kept.length > 0 ? <Amounts amounts={kept} /> : <Trans>Nothing</Trans>}
      </ChoiceFact>
      {ON_SITE_PLACES.map((place) => (
        <OnSiteFact key={place} name={t(ON_SITE_WORDS[place].charged)} amounts={charged[place]} />
      ))}
      <ChoiceFact name={<Trans>Refunded</Trans>}>
        {refunds.length > 0 ? <Amounts amounts={refunds} /> : <Trans>Nothing</Trans>}
      </ChoiceFact>
      {ON_SITE_PLACES.map((place) => (
        <OnSiteFact key={place} name={t(ON_SITE_WORDS[place].waived)} amounts={waived[place]} />
      ))}
      {bookingFee ? (
        <ChoiceFact name={<Trans>Booking fee, not refunded</Trans>}>{formatMoney(bookingFee)}</ChoiceFact>
      ) : null}
      {names.length > 0 ? (
        <ChoiceFact name={<Trans>Stays booked</Trans>}>{names.join(', ')}</ChoiceFact>
      ) : null}
    </>
  );
}

function OnSiteFact({ name, amounts }: { name: string; amounts: readonly Money[] }) {
  if (amounts.length === 0) return null;
  return (
    <ChoiceFact name={name}>
      <Amounts amounts={amounts} />
    </ChoiceFact>
  );
}

function Amounts({ amounts }: { amounts: readonly Money[] }) {
  const { i18n } = useLingui();
  return new Intl.ListFormat(i18n.locale).format(amounts.map(formatMoney));
}
