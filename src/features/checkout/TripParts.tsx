import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack } from '@mantine/core';
import type { Ref } from 'react';
import { listTravelers } from '#domain/checkout/checkout-part.ts';
import type { TripToExtend } from '#domain/checkout/trip-to-extend.ts';
import type { CheckoutTerms } from '#domain/contract.ts';
import { partTitle } from '#domain/trip-draft/part-title.ts';
import type { DraftPart, PartRemoval } from '#machines/trip-draft/trip-draft-context.ts';
import type { PartProposal } from '../../booking/use-next-parts.tsx';
import { Notice } from '../../components/Notice.tsx';
import { NextParts } from './NextParts.tsx';
import { type PartWithFault, TripPartCard } from './TripPartCard.tsx';

export interface TripPartsProps {
  list: Ref<HTMLOListElement>;
  parts: readonly PartWithFault[];
  extended: TripToExtend | null;
  removed: PartRemoval | null;
  next: readonly PartProposal[];
  now: string;
  ownId: string | undefined;
  onChange: (part: DraftPart) => void;
  onRemove: (id: string) => void;
  onRestore: () => void;
  onDiscard: () => void;
  onLeaveTrip: () => void;
}

interface TripPartListProps extends TripPartsProps {
  paymentType: CheckoutTerms['paymentType'];
  locked: boolean;
}

export function TripParts(props: TripPartListProps) {
  const { list, parts, extended, removed, next, locked, onRestore, onDiscard, onLeaveTrip } = props;
  const { t } = useLingui();
  const undo = removed ? (
    <li key="undo">
      <Undo removed={removed} locked={locked} onRestore={onRestore} onDiscard={onDiscard} />
    </li>
  ) : null;
  const cards = parts.map((listed) => (
    <li key={listed.id}>
      <TripPartCard
        listed={listed}
        paymentType={props.paymentType}
        now={props.now}
        ownId={props.ownId}
        namesTravelers={listTravelers(parts.map(({ part }) => part)).length > 1}
        locked={locked}
        onChange={() => props.onChange(listed)}
        onRemove={() => props.onRemove(listed.id)}
      />
    </li>
  ));
  return (
    <>
      {extended ? (
        <TripNotice trip={extended} isEmpty={parts.length === 0} locked={locked} onLeave={onLeaveTrip} />
      ) : null}
      <Stack
        mod="optional"
        aria-label={t`Parts of the trip`}
        tabIndex={-1}
        renderRoot={(props) => <ol {...props} ref={list} />}
      >
        {undo ? cards.toSpliced(removed?.position ?? 0, 0, undo) : cards}
      </Stack>
      {parts.length > 0 ? <NextParts next={next} locked={locked} /> : null}
    </>
  );
}

interface TripNoticeProps {
  trip: TripToExtend;
  isEmpty: boolean;
  locked: boolean;
  onLeave: () => void;
}

function TripNotice({ trip: { itineraryRefId, title }, isEmpty, locked, onLeave }: TripNoticeProps) {
  return (
    <Notice
      kind="info"
      title={
        isEmpty ? (
          <Trans>
            What you choose is added to trip {itineraryRefId}, {title}
          </Trans>
        ) : (
          <Trans>
            These parts are added to trip {itineraryRefId}, {title}
          </Trans>
        )
      }
      action={
        <Button variant="light" disabled={locked} onClick={onLeave}>
          <Trans>Book as a new trip instead</Trans>
        </Button>
      }
    >
      <Trans>What is already booked stays as it is.</Trans>
    </Notice>
  );
}

interface UndoProps {
  removed: PartRemoval;
  locked: boolean;
  onRestore: () => void;
  onDiscard: () => void;
}

function Undo({ removed, locked, onRestore, onDiscard }: UndoProps) {
  const title = partTitle(removed.part.part);
  return (
    <Notice
      kind="info"
      action={
        <Group mod="touch" gap="xs" align="stretch">
          <Button variant="light" data-undo disabled={locked} onClick={onRestore}>
            <Trans>Undo</Trans>
          </Button>
          <Button variant="default" onClick={onDiscard}>
            <Trans>Dismiss</Trans>
          </Button>
        </Group>
      }
    >
      <Trans>Removed {title}.</Trans>
    </Notice>
  );
}
