import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { isComplete, repeatSearch } from '#domain/booking/repeat-search.ts';
import type { PartKind } from '#domain/checkout/checkout-part.ts';
import type { EarlierSearch } from '#domain/contract.ts';
import type { Session } from '#machines/session/session-machine.ts';
import { earlierSearchesQuery } from '../api/booking-queries.ts';
import { usePresetTravelers } from './chosen-people.ts';
import { useStartFlow } from './use-start-flow.ts';

const NONE: readonly EarlierSearch[] = [];

export function useEarlierSearches(session: Session, only?: PartKind) {
  const { api } = useRouter().options.context;
  const startFlow = useStartFlow();
  const { data } = useQuery({ ...earlierSearchesQuery(api, session.company._id), throwOnError: false });
  const base = { purpose: '', travelers: usePresetTravelers(session) };
  function onRepeat(search: EarlierSearch) {
    const searchesAtOnce = isComplete(search, base) && ({ searchesAtOnce: true } as const);
    const { kind, criteria } = repeatSearch(search, base);
    startFlow(kind, { criteria, replaces: null, ...searchesAtOnce });
  }
  const docs = data?.docs ?? NONE;
  return { searches: only ? docs.filter(({ kind }) => kind === only) : docs, onRepeat };
}
