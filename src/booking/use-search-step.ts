import { useState } from 'react';
import type { BookingCriteria, FlowTypes } from '#domain/booking/flow-types.ts';
import type { PartKind } from '#domain/checkout/checkout-part.ts';
import type { Session } from '#machines/session/session-machine.ts';
import { useBooking, useBookingSelector, useChangeTarget } from '../actors/booking/booking-hooks.ts';
import type { UnfinishedBooking } from '../components/booking/DraftNotice.tsx';
import { usePresetTravelers } from './chosen-people.ts';
import { useStepBar } from './flow-pages.ts';
import { useEarlierSearches } from './use-earlier-searches.ts';
import { useTripChoices } from './use-trip-choices.ts';

interface SearchStepOptions<Criteria> {
  kind: PartKind;
  session: Session;
  fresh: (base: BookingCriteria) => Criteria;
  describe: (criteria: Criteria) => Omit<UnfinishedBooking, 'savedAt'> | null;
}

export function useSearchStep<Flow extends FlowTypes>({
  kind,
  session,
  fresh,
  describe,
}: SearchStepOptions<Flow['criteria']>) {
  const { actor, resumedFrom } = useBooking<Flow>();
  const travelers = usePresetTravelers(session);
  const searched = useBookingSelector<Flow, Flow['criteria'] | null>(({ context }) => context.criteria);
  const result = useBookingSelector<Flow, Flow['result'] | null>(({ context }) => context.result);
  const [first] = useState(
    () => actor.getSnapshot().context.written ?? searched ?? fresh({ purpose: '', travelers }),
  );
  const bar = useStepBar();
  const isChange = useChangeTarget() !== null;
  const choices = useTripChoices(session, { isChange });
  const earlier = useEarlierSearches(session, kind);
  const savedAt = resumedFrom();
  const found = searched && describe(searched);
  const left: UnfinishedBooking | null =
    found && savedAt !== null ? { ...found, title: result?.name ?? found.title, savedAt } : null;
  return {
    first,
    screen: {
      ...bar,
      ...choices,
      left,
      earlier: isChange ? null : earlier,
      onContinue: () => actor.send({ type: 'step.open', step: 'checkout' }),
      onWrite: (criteria: Flow['criteria']) => actor.send({ type: 'criteria.write', criteria }),
      onSubmit: (criteria: Flow['criteria']) => actor.send({ type: 'criteria.submit', criteria }),
    },
  };
}
