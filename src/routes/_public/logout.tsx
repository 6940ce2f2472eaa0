import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { SignOut } from '../../features/sign-out/SignOut.tsx';

export const Route = createFileRoute('/_public/logout')({
  staticData: { title: msg`Sign out` },
  component: SignOut,
});
