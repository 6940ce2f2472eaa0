import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { Money, SupplierPart, Trip, TripPart, TripRenewal } from '#domain/contract.ts';
import { heldUntil, type PartsByOutcome, partsByOutcome } from '#domain/parts-by-outcome.ts';
import { Surface } from '../../../components/Page.tsx';
import { partName } from '../../../components/trip-status/part-name.ts';
import { formatInstant, formatMoney } from '../../../i18n/format.ts';
import { type ActionOffer, findActionOffer } from '../deciding/deciding.ts';
import { WITHHELD_WORDS } from '../deciding/decision-words.ts';
import { isSupplierPart, SUPPLIER_KINDS } from '../kinds/trip-kinds.ts';
import { FAILURE_WORDS } from '../part-words.ts';
import { Approvers } from '../request/Approvers.tsx';
import { NearestOffers } from '../request/NearestOffers.tsx';
import { RENEWAL_OUTCOME_WORDS } from '../request/renewal-words.ts';
import type { NearestProps } from '../request/requesting.ts';
import { CancelChoice } from './CancelChoice.tsx';
import { Choice, ChoiceButton, ChoiceFact, LoadableAmount } from './Choice.tsx';
import { isToBeDecided } from './is-to-be-decided.ts';
import classes from './PartlyBooked.module.css';
import type { Loadable, PartlyBookedProps } from './partly-booked.ts';
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
      <Stack component="section" aria-labelledby={titleId} className={classes.region}>
        <Title order={2} id={titleId} fz="h3" lh="h3">
          {parts.booked.length > 0 ? <Trans>Partly booked</Trans> : <Trans>Not booked yet</Trans>}
        </Title>
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
      </Stack>
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

interface PartsByOutcomeListsProps {
  parts: PartsByOutcome;
  zone: string;
}

function PartsByOutcomeLists({ parts: { booked, failed, held }, zone }: PartsByOutcomeListsProps) {
  const { t } = useLingui();
  const end = heldUntil(held);
  const until = end ? formatInstant(end, zone) : null;
  return (
    <div className={classes.outcomes}>
      <OutcomeList
        title={<Trans>Booked</Trans>}
        parts={booked}
        empty={<Trans>Nothing is booked yet.</Trans>}
      />
      <OutcomeList
        title={<Trans>Not booked</Trans>}
        parts={failed}
        noteOf={({ failure }) => (failure ? t(FAILURE_WORDS[failure]) : null)}
      />
      {held.length > 0 ? (
        <OutcomeList
          title={until ? <Trans>Held until {until}</Trans> : <Trans>Held</Trans>}
          parts={held}
          noteOf={() => <Trans>It waits for what you decide. Without a decision it is released.</Trans>}
        />
      ) : null}
    </div>
  );
}

interface OutcomeListProps {
  title: ReactNode;
  parts: readonly TripPart[];
  noteOf?: (part: TripPart) => ReactNode;
  empty?: ReactNode;
}

function OutcomeList({ title, parts, noteOf, empty }: OutcomeListProps) {
  const titleId = useId();
  return (
    <Stack className={classes.outcome} gap="xs">
      <h3 id={titleId}>{title}</h3>
      {parts.length === 0 ? <p>{empty}</p> : null}
      {parts.length === 0 ? null : (
        <ul aria-labelledby={titleId}>
          {parts.map((part) => (
            <li key={part._id}>
              <Group
                component="span"
                variant="breakable"
                gap="0 16px"
                justify="space-between"
                align="stretch"
                fw={600}
              >
                <span>{partName(part)}</span>
                <span className={classes.amount}>
                  {formatMoney(part.price.converted ?? part.price.asked)}
                </span>
              </Group>
              {noteOf ? <Text c="dimmed">{noteOf(part)}</Text> : null}
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

interface RetryChoiceProps {
  trip: Trip;
  renewal: Loadable<TripRenewal>;
  onTryAgain: () => void;
}

function RetryChoice({ trip, renewal, onTryAgain }: RetryChoiceProps) {
  const { t } = useLingui();
  const offer = findActionOffer(trip, 'resubmit');
  if (offer.kind === 'none') return null;
  const withheld = offer.kind === 'withheld' ? t(WITHHELD_WORDS[offer.reason]) : null;
  const offered = renewal.state === 'answered' ? renewal.answer : null;
  const gone = offered && !offered.total ? <Trans>It is no longer available as it was.</Trans> : null;
  return (
    <Choice
      title={<Trans>Try again</Trans>}
      total={renderTotal(withheld !== null, renewal)}
      meaning={<Trans>The same is held and booked once more, at the current price.</Trans>}
      buttons={
        <ChoiceButton
          obstacle={withheld ?? gone ?? (offered ? null : <Trans>You will see the price first.</Trans>)}
          variant="filled"
          onClick={onTryAgain}
        >
          <Trans>Try again</Trans>
        </ChoiceButton>
      }
    >
      {offered ? <RenewalFacts trip={trip} renewal={offered} /> : null}
    </Choice>
  );
}

function renderTotal(isWithheld: boolean, renewal: Loadable<TripRenewal>): ReactNode {
  if (isWithheld) return '–';
  if (renewal.state !== 'answered') return <LoadableAmount loadable={renewal} />;
  return renewal.answer.total ? formatMoney(renewal.answer.total) : '–';
}

function RenewalFacts({ trip, renewal }: { trip: Trip; renewal: TripRenewal }) {
  const { t } = useLingui();
  const names = new Map(trip.parts.map((part) => [part._id, partName(part)]));
  return (
    <>
      {renewal.parts.map(({ partId, outcome, before: accepted, price: current }) => {
        const why = RENEWAL_OUTCOME_WORDS[outcome];
        return (
          <ChoiceFact key={partId} name={names.get(partId)}>
            {why ? t(why) : null}
            {current ? <CurrentPrice accepted={accepted} current={current} /> : null}
          </ChoiceFact>
        );
      })}
      {renewal.verdict ? (
        <ChoiceFact name={<Trans>Approval</Trans>}>
          {renewal.verdict.levels.length === 0 ? (
            <Trans>Not needed: it is booked at once</Trans>
          ) : (
            <Approvers approvers={renewal.approvers ?? []} />
          )}
        </ChoiceFact>
      ) : null}
    </>
  );
}

function CurrentPrice({ accepted, current }: { accepted: Money; current: Money }) {
  const earlier = formatMoney(accepted);
  const price = formatMoney(current);
  return earlier === price ? (
    <Trans>{price}, as before</Trans>
  ) : (
    <Trans>
      {price}, {earlier} before
    </Trans>
  );
}
