import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { SupplierPart, Trip, TripPart, TripRenewal } from '#domain/contract.ts';
import { type PartsByOutcome, partsByOutcome } from '#domain/parts-by-outcome.ts';
import { Surface } from '../../../components/Page.tsx';
import { partName } from '../../../components/trip-status/part-name.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { type ActionOffer, findActionOffer } from '../deciding/deciding.ts';
import { WITHHELD_WORDS } from '../deciding/decision-words.ts';
import { isSupplierPart, SUPPLIER_KINDS } from '../kinds/trip-kinds.ts';
import { NearestOffers } from '../request/NearestOffers.tsx';
import type { NearestProps } from '../request/requesting.ts';
import { CancelChoice } from './CancelChoice.tsx';
import { Choice, ChoiceButton, ChoiceFact } from './Choice.tsx';
import { isToBeDecided } from './is-to-be-decided.ts';
import classes from './PartlyBooked.module.css';
import { PartsByOutcomeLists } from './PartsByOutcomeLists.tsx';
import type { Loadable, PartlyBookedProps } from './partly-booked.ts';
import { RetryChoice } from './RetryChoice.tsx';
import { totalWith } from './undecided-trip.ts';

interface PartlyBookedRegionProps extends PartlyBookedProps {
  trip: Trip;
  zone: string;
  nearest: NearestProps;
  onTryAgain: () => void;
  onAskCancellation: (part?: string) => void;
}

export function PartlyBooked(props: PartlyBookedRegionProps) {
  const { trip, zone, renewal, nearest, quote, onTryAgain, onChooseAnother, onAskCancellation } = props;
  const titleId = useId();
  if (!isToBeDecided(trip)) return null;
  const parts = partsByOutcome(trip);
  return (
    <Surface>
      <section aria-labelledby={titleId} className={classes.region}>
        <h2 id={titleId} className={classes.title}>
          {parts.booked.length > 0 ? <Trans>Partly booked</Trans> : <Trans>Not booked yet</Trans>}
        </h2>
        <PartsByOutcomeLists parts={parts} zone={zone} />
        <h3>
          <Trans>What you can do</Trans>
        </h3>
        <ul className={classes.choices}>
          <RetryChoice trip={trip} renewal={renewal} onTryAgain={onTryAgain} />
          <ReplaceChoice
            trip={trip}
            parts={parts}
            renewal={renewal}
            nearest={nearest}
            onChooseAnother={onChooseAnother}
          />
          <DropChoice trip={trip} parts={parts} onAskCancellation={onAskCancellation} />
          <CancelChoice trip={trip} quote={quote} onAskCancellation={onAskCancellation} />
        </ul>
      </section>
    </Surface>
  );
}

interface ReplaceChoiceProps {
  trip: Trip;
  parts: PartsByOutcome;
  renewal: Loadable<TripRenewal>;
  nearest: NearestProps;
  onChooseAnother: (part: SupplierPart) => void;
}

function ReplaceChoice(props: ReplaceChoiceProps) {
  const { trip, parts, renewal, nearest, onChooseAnother } = props;
  const { booked, held, failed } = parts;
  const { t } = useLingui();
  const offer = findActionOffer(trip, 'addPart');
  if (offer.kind === 'none') return null;
  const rest = totalWith(trip, [...booked, ...held]);
  const amount = rest ? formatMoney(rest) : null;
  return (
    <Choice
      title={<Trans>Choose another</Trans>}
      total={amount ? <Trans>{amount} and the price of what you choose</Trans> : '–'}
      meaning={
        <Trans>
          You search with the same places, dates and travellers. Nothing changes until you have ordered.
        </Trans>
      }
      buttons={failed.filter(isSupplierPart).map((part) => (
        <ChoiceButton
          key={part._id}
          obstacle={offer.kind === 'withheld' ? t(WITHHELD_WORDS[offer.reason]) : null}
          variant="default"
          onClick={() => onChooseAnother(part)}
        >
          {t(SUPPLIER_KINDS[part.kind].buttons.chooseAnother)}
          {isOneOfSeveral(part, failed) ? `: ${partName(part)}` : null}
        </ChoiceButton>
      ))}
    >
      <ChoiceFact name={<Trans>Approval</Trans>}>
        <Trans>Only if the policy asks for it</Trans>
      </ChoiceFact>
      {offer.kind === 'allowed' && renewal.state === 'answered'
        ? failed.filter(isSupplierPart).map((part) => {
            const renewed = renewal.answer.parts.find(({ partId }) => partId === part._id);
            return renewed?.nearest ? (
              <ChoiceFact key={part._id} name={partName(part)}>
                <NearestOffers part={part} offers={renewed.nearest} nearest={nearest} />
              </ChoiceFact>
            ) : null;
          })
        : null}
    </Choice>
  );
}

const isOneOfSeveral = (part: TripPart, failed: readonly TripPart[]) =>
  failed.some(({ _id, kind }) => kind === part.kind && _id !== part._id);

interface DropChoiceProps {
  trip: Trip;
  parts: PartsByOutcome;
  onAskCancellation: (part: string) => void;
}

function DropChoice({ trip, parts, onAskCancellation }: DropChoiceProps) {
  const { t } = useLingui();
  const offer = findActionOffer(trip, 'cancel');
  if (offer.kind === 'none') return null;
  const { booked, held, failed } = parts;
  const rest = totalWith(trip, [...booked, ...held]);
  return (
    <Choice
      title={<Trans>Continue without it</Trans>}
      total={rest ? formatMoney(rest) : '–'}
      meaning={renderMeaning(parts)}
      buttons={failed.map((part) => (
        <ChoiceButton
          key={part._id}
          obstacle={isWithheld(offer) ? t(WITHHELD_WORDS[offer.reason]) : null}
          variant="default"
          onClick={() => onAskCancellation(part._id)}
        >
          {failed.length > 1 ? <WithoutPart name={partName(part)} /> : <Trans>Continue without it</Trans>}
        </ChoiceButton>
      ))}
    >
      <ChoiceFact name={<Trans>Approval</Trans>}>
        <Trans>Not needed</Trans>
      </ChoiceFact>
    </Choice>
  );
}

/** Failed parts can be dropped even after the others have started. */
function isWithheld(offer: ActionOffer): offer is Extract<ActionOffer, { kind: 'withheld' }> {
  return offer.kind === 'withheld' && offer.reason !== 'begun';
}

function WithoutPart({ name }: { name: string }) {
  return <Trans>Continue without {name}</Trans>;
}

function renderMeaning({ held, failed }: PartsByOutcome): ReactNode {
  if (held.length === 0) return <Trans>What is booked stays booked, and the trip is complete.</Trans>;
  if (failed.length > 1) {
    return (
      <Trans>What is held is booked once you have decided on everything that could not be booked.</Trans>
    );
  }
  const names = held.map(partName).join(', ');
  return <Trans>What is booked stays booked. What is held is booked then: {names}.</Trans>;
}
