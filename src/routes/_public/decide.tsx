import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { DecideByMail } from '../../features/trips/by-mail/DecideByMail.tsx';

export const Route = createFileRoute('/_public/decide')({
  staticData: { title: msg`Your decision` },
  component: DecideByMail,
});
