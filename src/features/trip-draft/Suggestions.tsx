import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { carName } from '#domain/car-booking/car-name.ts';
import type { PolicyRule } from '#domain/contract.ts';
import { divideMoney } from '#domain/money.ts';
import { offerOf, type SuggestedOffer } from '#domain/trip-draft/suggested-offers.ts';
import type { AreaFailure } from '../../components/AreaError.tsx';
import { ACCESS_WORDS, counterWords, paymentWords } from '../../components/booking/car-terms.ts';
import { GuestRating, StarRating } from '../../components/booking/StarRating.tsx';
import { Notice } from '../../components/Notice.tsx';
import { inOneLine, OfferPrice } from '../../components/results/ResultCard.tsx';
import { Spinner } from '../../components/Spinner.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { VerdictMark } from '../../components/verdicts/VerdictMark.tsx';
import { formatDistance, formatInstant, formatMoney, localZone } from '../../i18n/format.ts';
import classes from './Suggestions.module.css';

export interface SuggestionsProps {
  kind: SuggestedOffer['kind'];
  /** What is suggested, where and when. */
  label: ReactNode;
  content:
    | { state: 'loading' }
    | { state: 'failed'; failure: AreaFailure }
    | { state: 'expired'; onRetry: () => void }
    | SuggestedChoice;
  /** Opens the flow at its results, or at its search where something has to be filled in. */
  onSeeAll: () => void;
}

interface SuggestedChoice {
  state: 'ready';
  offers: readonly SuggestedOffer[];
  rules: readonly PolicyRule[];
  /** The offer that is being priced and added. */
  taking: string | null;
  /** Why the offer that was taken last was not added; null when it was. */
  problem: string | null;
  onTake: (offer: SuggestedOffer) => void;
}

/** Offers for another part of the draft trip; one click adds one of them. */
export function Suggestions({ kind, label, content, onSeeAll }: SuggestionsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.section} aria-busy={content.state === 'loading'}>
      <div className={classes.head}>
        <h3 id={id}>{label}</h3>
        <Button variant="default" size="xs" onClick={onSeeAll}>
          {kind === 'hotel' ? <Trans>See all hotels</Trans> : <Trans>See all cars</Trans>}
        </Button>
      </div>
      <Content kind={kind} content={content} />
    </section>
  );
}

function Content({ kind, content }: Pick<SuggestionsProps, 'kind' | 'content'>) {
  switch (content.state) {
    case 'loading':
      return <Loading kind={kind} />;
    case 'failed': {
      const { message, onRetry } = content.failure;
      return (
        <Notice
          kind="error"
          action={
            <Button variant="light" size="xs" onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {message}
        </Notice>
      );
    }
    case 'expired':
      return (
        <Notice
          kind="info"
          action={
            <Button variant="light" size="xs" onClick={content.onRetry}>
              <Trans>Search again</Trans>
            </Button>
          }
        >
          <Trans>These prices have expired.</Trans>
        </Notice>
      );
    case 'ready':
      return content.offers.length === 0 ? <Nothing kind={kind} /> : <Offers kind={kind} {...content} />;
  }
}

/** As many lines as usually follow. */
const LINES = { hotel: [1, 2, 3], car: [1] } satisfies Record<SuggestedOffer['kind'], number[]>;

function Loading({ kind }: Pick<SuggestionsProps, 'kind'>) {
  return (
    <div>
      <VisuallyHidden>
        {kind === 'hotel' ? <Trans>Searching hotels</Trans> : <Trans>Searching cars</Trans>}
      </VisuallyHidden>
      {LINES[kind].map((line) => (
        <div key={line} className={classes.skeleton} />
      ))}
    </div>
  );
}

function Nothing({ kind }: Pick<SuggestionsProps, 'kind'>) {
  return (
    <p className={classes.dimmed}>
      {kind === 'hotel' ? (
        <Trans>No hotel was found there on these days.</Trans>
      ) : (
        <Trans>No car was found there at these times.</Trans>
      )}
    </p>
  );
}

function Offers(props: SuggestedChoice & Pick<SuggestionsProps, 'kind'>) {
  const { kind, offers, rules, taking, problem, onTake } = props;
  return (
    <>
      <p className={classes.dimmed}>
        {kind === 'hotel' ? (
          <Trans>The best for you by policy, price and distance, each with its cheapest room.</Trans>
        ) : (
          <Trans>The best for you by policy, price and way to the station.</Trans>
        )}
      </p>
      {problem === null ? null : <Notice kind="error">{problem}</Notice>}
      <ul className={classes.offers}>
        {offers.map((suggested) => (
          <Offer
            key={offerOf(suggested).offer}
            suggested={suggested}
            rules={rules}
            taking={taking}
            onTake={() => onTake(suggested)}
          />
        ))}
      </ul>
    </>
  );
}

interface OfferProps extends Pick<SuggestedChoice, 'rules' | 'taking'> {
  suggested: SuggestedOffer;
  onTake: () => void;
}

function Offer({ suggested, rules, taking, onTake }: OfferProps) {
  const { t } = useLingui();
  const { offer, price, total, verdict } = offerOf(suggested);
  const shownPrice = formatMoney(total ?? price);
  const { name, facts, notes, offered } = useWords(suggested);
  const isTaking = taking === offer;
  return (
    <li className={classes.offer}>
      <div className={classes.facts}>{facts}</div>
      <div className={classes.price}>
        <OfferPrice total={shownPrice} notes={notes} />
      </div>
      <div className={classes.verdict}>
        <VerdictMark verdict={verdict} rules={rules} offered={offered} />
      </div>
      <Button
        className={classes.take ?? ''}
        aria-label={t`Add to trip: ${name} for ${shownPrice}`}
        aria-disabled={taking !== null}
        leftSection={isTaking ? <Spinner size={18} /> : null}
        onClick={() => {
          if (taking === null) onTake();
        }}
      >
        <Trans>Add to trip</Trans>
      </Button>
    </li>
  );
}

/** What a card says about its offer. */
function useWords(suggested: SuggestedOffer) {
  const { t } = useLingui();
  if (suggested.kind === 'car') {
    const { car, pickUp, price, average } = suggested.listed;
    const atCounter = counterWords(car);
    const end = car.freeUntil && formatInstant(car.freeUntil, pickUp.zone);
    const day = average ?? divideMoney(price, car.days);
    const perDay = formatMoney(day);
    return {
      name: carName(suggested.listed),
      facts: (
        <>
          <p className={classes.name}>{t`${carName(suggested.listed)} or similar`}</p>
          <p className={classes.dimmed}>
            {inOneLine([
              pickUp.name,
              t(ACCESS_WORDS[pickUp.access]),
              end ? t`Free cancellation until ${end}` : t`Cancellation is charged`,
            ])}
          </p>
        </>
      ),
      notes: [atCounter ? t(atCounter) : t(paymentWords(car)), t`${perDay} a day`],
      offered: { price: day },
    };
  }
  const { hotel, rate, unit } = suggested;
  const { roomName, roomType, refundable, freeUntil, breakfastIncluded } = rate;
  const end = freeUntil && formatInstant(freeUntil, localZone());
  const onSite = rate.onSite && formatMoney(rate.onSite);
  const night = rate.average ?? rate.perNight;
  const perNight = formatMoney(night);
  return {
    name: hotel.name,
    facts: (
      <>
        <div className={classes.title}>
          <p className={classes.name}>{hotel.name}</p>
          <StarRating stars={hotel.stars} />
          <GuestRating rating={hotel.rating} />
        </div>
        <p className={classes.dimmed}>
          {inOneLine([
            formatDistance(hotel.distance, unit),
            roomName,
            breakfastIncluded ? t`Breakfast included` : t`Without breakfast`,
            refundable ? (end ? t`Free cancellation until ${end}` : t`Free cancellation`) : t`Not refundable`,
          ])}
        </p>
      </>
    ),
    notes: [onSite ? t`+ ${onSite} city tax at the hotel` : null, t`${perNight} a night`],
    offered: { price: night, refundable, roomType },
  };
}
