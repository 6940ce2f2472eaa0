import '../../i18n/catalogues/quick-search.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { FlowByKind, PartKind } from '#domain/checkout/checkout-part.ts';
import type { BookingLocations } from '#domain/contract.ts';
import type { SentenceSearch } from '#domain/search-sentence/read-sentence.ts';
import type { Session } from '#machines/session/session-machine.ts';
import { locationsQuery } from '../../api/booking-queries.ts';
import { usePresetTravelers } from '../../booking/chosen-people.ts';
import { useStartFlow } from '../../booking/use-start-flow.ts';
import { KeysDialog } from './KeysDialog.tsx';
import { SENTENCE_KINDS } from './kinds/sentence-kinds.ts';
import { QuickSearchDialog } from './QuickSearchDialog.tsx';
import type { QuickPage, QuickResult } from './quick-results.ts';
import { useQuickSearch } from './use-quick-search.ts';

interface QuickSearchProps {
  session: Session;
  pages: readonly QuickPage[];
  shown: 'search' | 'keys';
  onShow: (shown: 'search' | 'keys' | null) => void;
}

/** After this time, filling in the form is faster than waiting. */
const LONGEST_WAIT_MS = 3_000;

export function QuickSearch({ session, pages, shown, onShow }: QuickSearchProps) {
  const { api, config } = useRouter().options.context;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const startFlow = useStartFlow();
  const travelers = usePresetTravelers(session);
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const answer = useQuickSearch(session, pages, typed);

  async function fillIn(search: SentenceSearch): Promise<void> {
    setBusy(true);
    const base = { purpose: '', travelers };
    const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
    const fill = (locations: BookingLocations['locations'], sought: SentenceSearch) =>
      SENTENCE_KINDS[sought.kind].fill(sought, { api, config, locations, base, signal });
    try {
      const known = search.nearOffice
        ? await queries.fetchQuery(locationsQuery(api, session.company._id))
        : null;
      open(search, await fill(known?.locations ?? [], search));
    } catch {
      // Without its places, the form still has the days.
      open(search, await fill([], { ...search, origin: '', place: '', nearOffice: false }));
    }
  }

  function open({ kind }: SentenceSearch, criteria: FlowByKind[PartKind]['criteria']): void {
    onShow(null);
    startFlow(kind, { criteria, replaces: null });
  }

  function choose({ target }: QuickResult): void {
    if ('search' in target) {
      void fillIn(target.search);
      return;
    }
    onShow(null);
    void navigate({ to: target.href });
  }

  if (shown === 'keys') return <KeysDialog onClose={() => onShow(null)} />;
  return (
    <QuickSearchDialog
      typed={typed}
      onType={setTyped}
      answer={answer}
      busy={busy}
      onChoose={choose}
      onShowKeys={() => onShow('keys')}
      onClose={() => onShow(null)}
    />
  );
}
