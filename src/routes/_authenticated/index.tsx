import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { Home } from '../../app/session/Home.tsx';

export const Route = createFileRoute('/_authenticated/')({
  staticData: { title: msg`Home` },
  component: Home,
});
