import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ForgotPassword } from '../../features/passwords/ForgotPassword.tsx';

export const Route = createFileRoute('/_public/password/forgot')({
  staticData: { title: msg`Forgot password` },
  component: ForgotPassword,
});
