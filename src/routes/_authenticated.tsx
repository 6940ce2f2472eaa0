import { createFileRoute } from '@tanstack/react-router';
import { requireSignedIn } from '../app/navigation/guards.ts';
import { SignedInLayout } from '../app/session/SignedInLayout.tsx';

export const Route = createFileRoute('/_authenticated')({
  beforeLoad: requireSignedIn,
  component: SignedInLayout,
});
