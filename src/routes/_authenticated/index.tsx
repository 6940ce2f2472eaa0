import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { Home } from '../../app/session/Home.tsx';
import { readTripsSearch } from '../../app/session/trips-search.ts';

export const Route = createFileRoute('/_authenticated/')({
  staticData: { title: msg`Home` },
  validateSearch: readTripsSearch,
  component: Home,
});
