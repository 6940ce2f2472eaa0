import { Trans } from '@lingui/react/macro';
import { useNavigate, useRouter } from '@tanstack/react-router';
import type { CheckoutPart, PartKind } from '#domain/checkout/checkout-part.ts';
import { useTripDraft, useTripDraftSelector } from '../../actors/trip-draft/trip-draft-hooks.ts';
import type { PartFault } from './TripPartCard.tsx';
import type { TripPartsProps } from './TripParts.tsx';

const FLOW_PATHS = {
  flight: '/booking/flight',
  hotel: '/booking/hotel',
  car: '/booking/car',
} as const satisfies Record<PartKind, string>;

const NEXT = [
  { kind: 'flight', label: <Trans>Add a flight</Trans> },
  { kind: 'hotel', label: <Trans>Add a hotel</Trans> },
  { kind: 'car', label: <Trans>Add a rental car</Trans> },
] as const;

/** The parts of the draft trip, and what can be done about them; the fault is that of those which can't be had. */
export function useTripParts(list: TripPartsProps['list'], fault: PartFault): TripPartsProps {
  const { api } = useRouter().options.context;
  const navigate = useNavigate();
  const { actor, begin } = useTripDraft();
  const { parts, gone, extended, removed } = useTripDraftSelector(({ context }) => context);
  const open = (kind: PartKind) => void navigate({ to: FLOW_PATHS[kind] });
  function change<Kind extends PartKind>({ kind, criteria }: CheckoutPart<Kind>, id: string): void {
    begin(kind, { criteria, replaces: { draftPart: id } });
    open(kind);
  }
  return {
    list,
    parts: parts.map(({ id, part }) => ({ id, part, fault: gone.includes(id) ? fault : null })),
    extended,
    removed,
    next: NEXT.map(({ kind, label }) => ({ kind, label, onBegin: () => open(kind) })),
    now: api.clock.now().toISOString(),
    onChange: (id) => {
      const changed = parts.find((one) => one.id === id);
      if (changed) change(changed.part, id);
    },
    onRemove: (id) => actor.send({ type: 'part.remove', id }),
    onRestore: () => actor.send({ type: 'part.restore' }),
    onForget: () => actor.send({ type: 'part.forget' }),
    onLeaveTrip: () => actor.send({ type: 'trip.leave' }),
  };
}
