import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { NewRequest } from '../../app/trips/NewRequest.tsx';
import { readRequestSearch } from '../../booking/request-address.ts';

export const Route = createFileRoute('/_authenticated/booking/request')({
  staticData: { title: msg`Ask the agency` },
  validateSearch: readRequestSearch,
  component: NewRequest,
});
