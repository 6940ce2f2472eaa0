import { useLingui } from '@lingui/react/macro';
import { useNavigate, useRouter } from '@tanstack/react-router';
import type { PartKind } from '#domain/checkout/checkout-part.ts';
import { selectSession } from '#machines/session/session-selectors.ts';
import { useTripDraft, useTripDraftSelector } from '../../actors/trip-draft/trip-draft-hooks.ts';
import { useSessionSelector } from '../../actors/use-session.ts';
import { type PartProposal, useNextParts } from '../../booking/use-next-parts.tsx';
import { useStartFlow } from '../../booking/use-start-flow.ts';
import { paths } from '../../components/paths.ts';
import { CHECKOUT_KINDS } from './kinds/checkout-kinds.ts';
import type { PartFault } from './TripPartCard.tsx';
import type { TripPartsProps } from './TripParts.tsx';

const KINDS = Object.keys(CHECKOUT_KINDS) as PartKind[];

export function useTripParts(list: TripPartsProps['list'], fault: PartFault): TripPartsProps {
  const { t } = useLingui();
  const { api } = useRouter().options.context;
  const navigate = useNavigate();
  const { actor } = useTripDraft();
  const startFlow = useStartFlow();
  const ownId = useSessionSelector((snapshot) => selectSession(snapshot)?.companyUser._id);
  const { parts, gone, extended, removed } = useTripDraftSelector(({ context }) => context);
  const known = useNextParts(parts.map(({ part }) => part));
  const next = KINDS.map(
    (kind): PartProposal =>
      known.find((one) => one.kind === kind) ?? {
        kind,
        label: t(CHECKOUT_KINDS[kind].add),
        onBegin: () => void navigate({ to: paths.flows[kind] }),
      },
  );
  return {
    list,
    parts: parts.map(({ id, part }) => ({ id, part, fault: gone.includes(id) ? fault : null })),
    extended,
    removed,
    next,
    now: api.clock.now().toISOString(),
    ownId,
    onChange: ({ id, part }) =>
      startFlow(part.kind, { criteria: part.criteria, replaces: { draftPart: id } }),
    onRemove: (id) => actor.send({ type: 'part.remove', id }),
    onRestore: () => actor.send({ type: 'part.restore' }),
    onDiscard: () => actor.send({ type: 'part.forget' }),
    onLeaveTrip: () => actor.send({ type: 'trip.leave' }),
  };
}
