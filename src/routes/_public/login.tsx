import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { leaveWhenSignedIn } from '../../app/navigation/guards.ts';
import { validateRedirectSearch } from '../../app/navigation/internal-path.ts';
import { SignIn } from '../../features/sign-in/SignIn.tsx';

export const Route = createFileRoute('/_public/login')({
  staticData: { title: msg`Sign in` },
  validateSearch: validateRedirectSearch,
  beforeLoad: leaveWhenSignedIn,
  component: SignIn,
});
