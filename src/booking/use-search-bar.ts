import { useState } from 'react';
import type { FlowByKind, PartKind } from '#domain/checkout/checkout-part.ts';
import type { Session } from '#machines/session/session-machine.ts';
import { useSearchedHere } from './use-searched-here.ts';
import { useStartFlow } from './use-start-flow.ts';
import { useTripChoices } from './use-trip-choices.ts';

/** What the searches of all kinds have in common outside of their flows: they open the results. */
export function useSearchBar<Kind extends PartKind>(
  kind: Kind,
  session: Session,
  fresh: (session: Session) => FlowByKind[Kind]['criteria'],
) {
  const startFlow = useStartFlow();
  const choices = useTripChoices(session, { isChange: false });
  const { searched, remember } = useSearchedHere(session);
  const [first] = useState(() => searched?.criteria[kind] ?? fresh(session));
  const [written, onWrite] = useState(first);
  return {
    first,
    written,
    form: {
      ...choices,
      onWrite,
      onSubmit: (criteria: FlowByKind[Kind]['criteria']) => {
        remember(kind, { [kind]: criteria });
        startFlow(kind, { criteria, replaces: null, searchesAtOnce: true });
      },
    },
  };
}
