import { useState } from 'react';
import type { BookingCriteria } from '#domain/booking/flow-types.ts';
import type { FlowByKind, PartKind } from '#domain/checkout/checkout-part.ts';
import { SEARCHES } from '#domain/kinds/search-kinds.ts';
import type { Session } from '#machines/session/session-machine.ts';
import { choosesPeople, usePresetTravelers } from './chosen-people.ts';
import { useSearchedHere } from './use-searched-here.ts';
import { useStartFlow } from './use-start-flow.ts';
import { useTripChoices } from './use-trip-choices.ts';

export function useSearchBar<Kind extends PartKind>(
  kind: Kind,
  session: Session,
  fresh: (base: BookingCriteria) => FlowByKind[Kind]['criteria'],
) {
  const startFlow = useStartFlow();
  const choices = useTripChoices(session, { isChange: false });
  const { searched, remember } = useSearchedHere(session);
  const travelers = usePresetTravelers(session);
  const chosen = choosesPeople(session) ? travelers : undefined;
  const [first] = useState((): FlowByKind[Kind]['criteria'] => {
    const known = searched?.criteria[kind];
    if (!known) return fresh({ purpose: '', travelers });
    const isForSame = idsOf(known.travelers) === idsOf(travelers);
    return chosen && !isForSame ? SEARCHES[kind].forTravelers(known, travelers) : known;
  });
  const [written, setWritten] = useState(first);
  return {
    first,
    written,
    form: {
      ...choices,
      chosen,
      onWrite: (criteria: FlowByKind[Kind]['criteria']) => {
        setWritten(criteria);
        if (chosen) remember(kind, { [kind]: criteria });
      },
      onSubmit: (criteria: FlowByKind[Kind]['criteria']) => {
        remember(kind, { [kind]: criteria });
        startFlow(kind, { criteria, replaces: null, searchesAtOnce: true });
      },
    },
  };
}

function idsOf(travelers: BookingCriteria['travelers']): string {
  return travelers.map(({ _id }) => _id).join();
}
