import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { readRequestSearch } from '../../booking/request-address.ts';
import { NewRequest } from '../../features/trip-requests/NewRequest.tsx';

export const Route = createFileRoute('/_authenticated/booking/request')({
  staticData: { title: msg`Ask the agency` },
  validateSearch: readRequestSearch,
  component: NewRequest,
});
