import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { Trip, TripPart } from '#domain/contract.ts';
import { Notice } from '../../../components/Notice.tsx';
import { partName } from '../../../components/trip-status/part-name.ts';
import { findActionOffer } from '../deciding/deciding.ts';

interface ReplacedPartsProps {
  trip: Trip;
  onAskCancellation: (part: string) => void;
}

export function ReplacedParts({ trip, onAskCancellation }: ReplacedPartsProps) {
  if (findActionOffer(trip, 'cancel').kind !== 'allowed') return null;
  return findReplacedParts(trip).map(({ part, by }) => (
    <ReplacedPartNotice key={part._id} part={part} by={by} onCancel={() => onAskCancellation(part._id)} />
  ));
}

function ReplacedPartNotice({ part, by, onCancel }: { part: TripPart; by: TripPart; onCancel: () => void }) {
  const [name, other] = [partName(part), partName(by)];
  return (
    <Notice
      kind="warning"
      title={
        <Trans>
          {other} is booked, and {name} still is
        </Trans>
      }
      action={
        <Button variant="light" onClick={onCancel}>
          <Trans>Cancel {name}</Trans>
        </Button>
      }
    >
      <Trans>
        You booked something else instead. What the cancellation costs is shown before you confirm it.
      </Trans>
    </Notice>
  );
}

interface ReplacedPart {
  part: TripPart;
  by: TripPart;
}

export function findReplacedParts({ parts, events }: Pick<Trip, 'parts' | 'events'>): ReplacedPart[] {
  const booked = parts.filter(({ status }) => status === 'confirmed');
  return booked.flatMap((part) => {
    const added = events.flatMap(({ replaced }) =>
      replaced?.parts.includes(part._id) ? replaced.added : [],
    );
    const others = booked.filter(({ _id }) => added.includes(_id));
    const by = others.find(({ kind }) => kind === part.kind) ?? others[0];
    return by ? [{ part, by }] : [];
  });
}
