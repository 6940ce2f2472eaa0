import { useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useId } from 'react';
import { hasBegun } from '#domain/cancellable-until.ts';
import type { SupplierPart, Trip, TripPart } from '#domain/contract.ts';
import { isGivenBack } from '#domain/given-back.ts';
import { isUsed } from '#machines/trip/cancellation-selectors.ts';
import { partSnapshot, selectCancellation } from '#machines/trip/part-selectors.ts';
import { KEPT_WORDS } from '../../components/booking/kept-words.ts';
import { type MenuAction, MoreMenu } from '../../components/MoreMenu.tsx';
import { partName } from '../../components/trip-status/part-name.ts';
import { UNCHANGEABLE_WORDS } from './changes/change-words.ts';
import { changeOffer } from './changes/changes.ts';
import { findActionOffer } from './deciding/deciding.ts';
import classes from './PartActions.module.css';
import { refusalWords } from './refusal-words.ts';

interface PartActionsProps {
  trip: Trip;
  part: TripPart;
  now: string;
  onChange: () => void;
  onBookElse: (part: SupplierPart) => void;
  /** Records a cancellation by the agency; absent if that is not possible. */
  onRecordCancellation?: () => void;
  /** Absent if the part can't be cancelled alone. */
  onCancel?: () => void;
}

/** With as many choices all are buttons; a menu of one entry would only cost a click. */
const MOST_BUTTONS = 2;

/** What can be done about a part, and why something can't be. */
export function PartActions(props: PartActionsProps) {
  const { t } = useLingui();
  const { actions, reasons } = usePartActions(props);
  const name = partName(props.part);
  const [first, ...others] = actions;
  const isFew = actions.length <= MOST_BUTTONS;
  return (
    <>
      {(isFew ? actions : actions.slice(0, 1)).map((action) => (
        <ActionButton key={action.label} action={action} />
      ))}
      {first && !isFew ? <MoreMenu name={t`More for ${name}`} actions={others} /> : null}
      {reasons.map((reason) => (
        <p key={reason} className={classes.reason}>
          {reason}
        </p>
      ))}
    </>
  );
}

function ActionButton({ action: { label, name, hint, isWithheld = false, onTake } }: { action: MenuAction }) {
  const hintId = useId();
  return (
    <>
      <Button
        variant="default"
        aria-label={name}
        aria-describedby={hint === undefined ? undefined : hintId}
        aria-disabled={isWithheld}
        onClick={() => isWithheld || onTake()}
      >
        {label}
      </Button>
      {hint === undefined ? null : (
        <span id={hintId} className={classes.hint}>
          {hint}
        </span>
      )}
    </>
  );
}

interface PartChoices {
  actions: MenuAction[];
  /** Why the part can't be changed or cancelled online, with the ways that are left. */
  reasons: string[];
}

function usePartActions(props: PartActionsProps): PartChoices {
  const changes = useChanges(props);
  const cancellations = useCancellations(props);
  return {
    actions: [...changes.actions, ...cancellations.actions],
    reasons: [...changes.reasons, ...cancellations.reasons],
  };
}

function useChanges({ trip, part, onChange, onBookElse }: PartActionsProps): PartChoices {
  const { t } = useLingui();
  const offer = changeOffer(trip, part);
  const name = partName(part);
  // Another airline, hotel or rental company is a part of its own, beside the booked one.
  const bookElse = (hint?: string): MenuAction[] =>
    part.kind === 'external' || findActionOffer(trip, 'addPart').kind !== 'allowed'
      ? []
      : [
          {
            label: t`Book something else`,
            name: t`Book something else instead of ${name}`,
            hint,
            onTake: () => onBookElse(part),
          },
        ];
  switch (offer.kind) {
    case 'none':
      return { actions: [], reasons: [] };
    case 'withheld':
      return {
        actions: offer.reason === 'notChangeable' ? bookElse() : [],
        reasons: [t(UNCHANGEABLE_WORDS[offer.reason])],
      };
    case 'now':
      return {
        actions: [
          { label: t`Change`, name: t`Change ${name}`, onTake: onChange },
          ...bookElse(part.kind === 'external' ? undefined : t(KEPT_WORDS[part.kind])),
        ],
        reasons: [],
      };
  }
}

function useCancellations({ part, now, onCancel, onRecordCancellation }: PartActionsProps): PartChoices {
  const { t } = useLingui();
  const record: MenuAction[] = onRecordCancellation
    ? [
        {
          label: isGivenBack(part) ? t`Record what its cancellation cost` : t`Record its cancellation`,
          onTake: onRecordCancellation,
        },
      ]
    : [];
  const offered = onCancel ? selectCancellation(partSnapshot(part.status)) : 'never';
  if (!onCancel || offered === 'never') return { actions: record, reasons: [] };
  const refusal = findRefusal(part, now);
  if (refusal) return { actions: record, reasons: [t(refusalWords(refusal, part))] };
  const cancel: MenuAction = { label: t`Cancel this part`, onTake: onCancel };
  const later = { ...cancel, isWithheld: true, hint: t`It can be cancelled once the supplier has answered.` };
  return { actions: [...record, offered === 'later' ? later : cancel], reasons: [] };
}

/** Refusals that are known without a supplier call. */
function findRefusal(part: TripPart, now: string): 'byAgency' | 'begun' | null {
  const { status } = part;
  if (part.kind === 'external' && status === 'confirmed') return 'byAgency';
  return isUsed({ status, hasBegun: hasBegun(part, new Date(now)) }) ? 'begun' : null;
}
