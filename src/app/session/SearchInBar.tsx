import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Session } from '#machines/session/session-machine.ts';
import { SearchButton } from '../shell/SearchButton.tsx';
import type { ShellEntry } from '../shell/shell-entry.ts';

const loadSearch = () => import('../../features/quick-search/QuickSearch.tsx');
const QuickSearch = lazy(() => loadSearch().then(({ QuickSearch }) => ({ default: QuickSearch })));

type Shown = 'search' | 'keys' | null;

export function SearchInBar({ session, pages }: { session: Session; pages: readonly ShellEntry[] }) {
  const [shown, setShown] = useState<Shown>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const wanted = shownBy(event);
      // An open dialog comes first.
      if (!wanted || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setShown(wanted);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <SearchButton
        onOpen={() => setShown('search')}
        // A failed load is reported when the search is opened.
        onPoint={() => void loadSearch().catch(() => {})}
      />
      {shown ? (
        <CatchBoundary getResetKey={() => shown} errorComponent={() => null}>
          <Suspense fallback={null}>
            <QuickSearch session={session} pages={pages} shown={shown} onShow={setShown} />
          </Suspense>
        </CatchBoundary>
      ) : null}
    </>
  );
}

function shownBy({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): Shown {
  if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k') return 'search';
  const isTyping =
    target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
  return key === '?' && !isTyping && !ctrlKey && !metaKey ? 'keys' : null;
}
