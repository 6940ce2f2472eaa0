import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { CancellationQuote, Trip, TripCancelRequest, TripPart } from '#domain/contract.ts';
import { areCancelledApart, tripSnapshot } from '#machines/trip/trip-selectors.ts';
import { useModalDialog } from '../../components/dialog/use-modal-dialog.ts';
import { Notice } from '../../components/Notice.tsx';
import { Spinner } from '../../components/Spinner.tsx';
import { partName } from '../../components/trip-status/part-name.ts';
import classes from './CancelDialog.module.css';
import { CancelForm } from './CancelForm.tsx';
import { isChoice, isEnding, isWaitingBesideBooked, planCancellation } from './cancellation-plan.ts';
import { isToBeDecided } from './partly-booked/is-to-be-decided.ts';

export type CancellationState =
  | { state: 'closed' }
  | { state: 'asking'; part?: string }
  | { state: 'unanswered'; part?: string; message: string; onRetry: () => void }
  | { state: 'quoted'; part?: string; quote: CancellationQuote; sending: boolean; refusal: string | null };

interface CancelDialogProps {
  trip: Trip;
  cancellation: CancellationState;
  onLeave: () => void;
  onCancel: (request: TripCancelRequest) => void;
}

export function CancelDialog(props: CancelDialogProps) {
  const { trip, cancellation, onLeave } = props;
  const dialog = useModalDialog(cancellation.state !== 'closed');
  const titleId = useId();
  const sending = cancellation.state === 'quoted' && cancellation.sending;
  const chosen = cancellation.state === 'closed' ? undefined : cancellation.part;
  const part = trip.parts.find(({ _id }) => _id === chosen);
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={titleId}
      aria-busy={sending || cancellation.state === 'asking'}
      onCancel={(event) => {
        event.preventDefault();
        if (!sending) onLeave();
      }}
    >
      <h2 id={titleId} className={classes.title}>
        <Question trip={trip} part={part} isWaitingOnly={isWaitingOnly(trip, cancellation)} />
      </h2>
      <Content {...props} />
    </dialog>
  );
}

interface QuestionProps {
  trip: Trip;
  part: TripPart | undefined;
  isWaitingOnly: boolean;
}

function Question({ trip, part, isWaitingOnly }: QuestionProps) {
  const name = part && partName(part);
  if (part?.status === 'failed') return <Trans>Continue without {name}?</Trans>;
  if (!part && isToBeDecided(trip)) return <Trans>Cancel the rest of the trip?</Trans>;
  if (isWaitingOnly) return <Trans>Cancel what is waiting for approval?</Trans>;
  if (isWaitingBesideBooked(trip) || areSeveralBooked(trip))
    return <Trans>Cancel bookings of this trip?</Trans>;
  return part ? <Trans>Cancel {name}?</Trans> : <Trans>Cancel the whole trip?</Trans>;
}

function isWaitingOnly(trip: Trip, cancellation: CancellationState): boolean {
  if (cancellation.state !== 'quoted') return false;
  const { quote, part } = cancellation;
  const plan = planCancellation({ trip, quote, part });
  return plan.kind === 'waiting' && !isChoice(plan);
}

function areSeveralBooked({ status, verdict, parts }: Trip): boolean {
  const open = parts.filter((part) => !isEnding(part.status));
  return areCancelledApart(tripSnapshot({ status, levels: verdict.levels })) && open.length > 1;
}

function Content({ trip, cancellation, onLeave, onCancel }: CancelDialogProps) {
  const { t } = useLingui();
  switch (cancellation.state) {
    case 'closed':
      return null;
    case 'asking':
      return (
        <>
          <p className={classes.waiting} role="status">
            <Spinner size={24} />
            {t`Checking the price…`}
          </p>
          <Leave onLeave={onLeave} />
        </>
      );
    case 'unanswered':
      return (
        <>
          <Notice kind="error" title={<Trans>The cost could not be checked</Trans>}>
            {cancellation.message}
          </Notice>
          <Leave onLeave={onLeave}>
            <Button onClick={cancellation.onRetry}>
              <Trans>Try again</Trans>
            </Button>
          </Leave>
        </>
      );
    case 'quoted':
      return <CancelForm trip={trip} cancellation={cancellation} onLeave={onLeave} onCancel={onCancel} />;
  }
}

function Leave({ onLeave, children }: { onLeave: () => void; children?: ReactNode }) {
  return (
    <div className={classes.buttons}>
      <Button variant="default" onClick={onLeave}>
        <Trans>Keep it</Trans>
      </Button>
      {children}
    </div>
  );
}
