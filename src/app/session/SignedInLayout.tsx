import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { mustChangePassword, selectSession } from '#machines/session/session-selectors.ts';
import { useSessionSelector } from '../../actors/use-session.ts';
import { createQueryClient } from '../../api/query-client.ts';
import { ToastHost } from '../../components/toasts/ToastHost.tsx';
import { PublicLayout } from '../shell/PublicLayout.tsx';
import { SignedInShell } from './SignedInShell.tsx';

/** Made anew for each person who signs in, so that nothing of one is left for the next. */
export function SignedInLayout() {
  const { config } = useRouter().options.context;
  const [queryClient] = useState(createQueryClient);
  const session = useSessionSelector(selectSession);
  const isForced = useSessionSelector(mustChangePassword);
  if (!session) return null;
  if (isForced) {
    return (
      <PublicLayout appName={config.appName}>
        <Outlet />
      </PublicLayout>
    );
  }
  return (
    <QueryClientProvider client={queryClient}>
      <SignedInShell session={session} />
      <ToastHost />
    </QueryClientProvider>
  );
}
