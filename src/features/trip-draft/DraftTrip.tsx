import '../../i18n/catalogues/booking.ts';
import '../../i18n/catalogues/trip-draft.ts';
import { useLocation } from '@tanstack/react-router';
import { nextParts } from '#domain/trip-draft/prefill.ts';
import type { DraftPart } from '#machines/trip-draft/trip-draft-context.ts';
import { selectTripStage } from '#machines/trip-draft/trip-draft-selectors.ts';
import { useTripDraft, useTripDraftSelector } from '../../actors/trip-draft/trip-draft-hooks.ts';
import { isSearchable } from '../../booking/suggestions.ts';
import { TripDraftNotices } from '../../booking/TripDraftNotices.tsx';
import { useClashes } from '../../booking/use-clashes.ts';
import { useNextParts } from '../../booking/use-next-parts.tsx';
import { useStartFlow } from '../../booking/use-start-flow.ts';
import { ResumeFailed } from '../../components/booking/BookingNotices.tsx';
import { DraftTripCard } from './DraftTripCard.tsx';
import { SuggestedPart } from './SuggestedPart.tsx';

export function DraftTrip() {
  const { actor } = useTripDraft();
  const startFlow = useStartFlow();
  const isJustChanged = useLocation({ select: ({ state }) => state.draftTripChanged ?? false });
  const stage = useTripDraftSelector(selectTripStage);
  const { parts, extended, removed, gone, ordering } = useTripDraftSelector(({ context }) => context);
  const chosen = parts.map(({ part }) => part);
  const suggested = nextParts(chosen).filter(isSearchable);
  const next = useNextParts(chosen).filter(({ kind }) => !suggested.some((one) => one.kind === kind));
  const clashes = useClashes(chosen, extended);
  if (stage === 'resumeFailed') {
    return (
      <ResumeFailed
        onRetry={() => actor.send({ type: 'draft.retry' })}
        onDiscard={() => actor.send({ type: 'trip.discard' })}
      />
    );
  }
  const change = ({ id, part }: DraftPart) =>
    startFlow(part.kind, { criteria: part.criteria, replaces: { draftPart: id } });
  const isThere = parts.length > 0 || extended !== null || removed !== null;
  return (
    <>
      <TripDraftNotices />
      {isThere ? (
        <DraftTripCard
          parts={parts}
          extended={extended}
          removed={removed}
          gone={gone}
          ordering={ordering}
          clashes={clashes}
          isOpenAtFirst={isJustChanged}
          next={next}
          suggested={suggested.map((one) => <SuggestedPart key={one.kind} kind={one.kind} next={one} />)}
          onChange={change}
          onRemove={(id) => actor.send({ type: 'part.remove', id })}
          onRestore={() => actor.send({ type: 'part.restore' })}
          onForget={() => actor.send({ type: 'part.forget' })}
          onDiscard={() => actor.send({ type: 'trip.discard' })}
        />
      ) : null}
    </>
  );
}
