import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { Session } from '#machines/session/session-machine.ts';
import {
  isStarting,
  mustChangePassword,
  selectPersonId,
  selectSession,
} from '#machines/session/session-selectors.ts';
import { TripDraftProvider } from '../../actors/trip-draft/TripDraftProvider.tsx';
import { useSessionSelector } from '../../actors/use-session.ts';
import { ToastHost } from '../../components/toasts/ToastHost.tsx';
import { PublicLayout } from '../shell/PublicLayout.tsx';
import { SignedInShell } from './SignedInShell.tsx';

/**
 * Remounted for each user who signs in, here or in another tab, so that no state of the previous one remains.
 */
export function SignedInLayout() {
  const session = useSessionSelector(selectSession);
  const personId = useSessionSelector(selectPersonId);
  // Pages read the words of the reference data once: not before they are there, while the page is still covered.
  const isCovered = useSessionSelector(isStarting);
  return session && !isCovered ? <SessionLayout key={personId} session={session} /> : null;
}

function SessionLayout({ session }: { session: Session }) {
  const { config, ...context } = useRouter().options.context;
  const [queryClient] = useState(context.queryClient);
  const isForced = useSessionSelector(mustChangePassword);
  if (isForced) {
    return (
      <PublicLayout appName={config.appName}>
        <Outlet />
      </PublicLayout>
    );
  }
  return (
    <QueryClientProvider client={queryClient}>
      <TripDraftProvider owner={`${session.companyUser._id} ${session.company._id}`}>
        <SignedInShell session={session} />
      </TripDraftProvider>
      <ToastHost />
    </QueryClientProvider>
  );
}
