import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Trip } from '#domain/contract.ts';
import { DialogFrame } from '../../../components/dialog/DialogFrame.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { Spinner } from '../../../components/Spinner.tsx';
import type { AddingProps, AddingState } from './adding.ts';

interface AddDialogProps {
  trip: Trip;
  adding: AddingProps;
}

export function AddDialog({ trip, adding: props }: AddDialogProps) {
  const { adding, onLeaveAdding } = props;
  return (
    <DialogFrame
      open={adding.state !== 'closed'}
      title={renderTitle(adding)}
      busy={adding.state === 'loading'}
      onLeave={onLeaveAdding}
      buttons={
        <>
          <Button variant="default" onClick={onLeaveAdding}>
            <Trans>Cancel</Trans>
          </Button>
          <Answers {...props} />
        </>
      }
    >
      <Content trip={trip} adding={adding} />
    </DialogFrame>
  );
}

function renderTitle(adding: AddingState): ReactNode {
  if (adding.state === 'ordering') return <Trans>Your draft trip is being ordered</Trans>;
  if (adding.state !== 'asking') return <Trans>Add to this trip</Trans>;
  return (
    <Plural
      value={adding.parts}
      one="Your draft trip has # part. Add it to this trip, too?"
      other="Your draft trip has # parts. Add them to this trip, too?"
    />
  );
}

function Answers({ adding, onAddThemToo, onDiscardThem }: AddingProps): ReactNode {
  switch (adding.state) {
    case 'failed':
      return (
        <Button onClick={adding.onRetry}>
          <Trans>Try again</Trans>
        </Button>
      );
    case 'asking':
      return (
        <>
          <Button variant="light" color="red" onClick={onDiscardThem}>
            <Plural value={adding.parts} one="Discard it" other="Discard them" />
          </Button>
          <Button onClick={onAddThemToo}>
            <Plural value={adding.parts} one="Add it, too" other="Add them, too" />
          </Button>
        </>
      );
    default:
      return null;
  }
}

function Content({ trip: { itineraryRefId }, adding }: { trip: Trip; adding: AddingState }): ReactNode {
  switch (adding.state) {
    case 'closed':
      return null;
    case 'loading':
      return (
        <p role="status">
          <Spinner size={24} />
          <Trans>Loading your draft trip…</Trans>
        </p>
      );
    case 'failed':
      return (
        <Notice kind="error">
          <Trans>Your draft trip could not be loaded.</Trans>
        </Notice>
      );
    case 'ordering':
      return (
        <p>
          <Trans>As soon as it is known what happened to that order, you can add to this trip.</Trans>
        </p>
      );
    case 'asking':
      return (
        <p>
          {adding.itineraryRefId === null ? (
            <Trans>You order everything together as parts of the trip {itineraryRefId}.</Trans>
          ) : (
            <ForAnotherTrip wanted={itineraryRefId} other={adding.itineraryRefId} />
          )}
        </p>
      );
  }
}

function ForAnotherTrip({ wanted, other }: { wanted: string; other: string }) {
  return (
    <Trans>
      They are meant for the trip {other}. You order everything together as parts of the trip {wanted}.
    </Trans>
  );
}
