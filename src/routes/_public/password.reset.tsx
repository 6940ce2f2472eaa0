import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ResetPassword } from '../../features/passwords/ResetPassword.tsx';

export const Route = createFileRoute('/_public/password/reset')({
  staticData: { title: msg`Reset password` },
  component: ResetPassword,
});
