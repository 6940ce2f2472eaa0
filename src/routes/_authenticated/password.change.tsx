import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { validateRedirectSearch } from '../../app/navigation/internal-path.ts';
import { ChangePassword } from '../../features/passwords/ChangePassword.tsx';

export const Route = createFileRoute('/_authenticated/password/change')({
  staticData: { title: msg`Change password` },
  validateSearch: validateRedirectSearch,
  component: ChangePassword,
});
