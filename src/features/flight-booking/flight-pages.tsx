import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FlightStep } from '#domain/flight-booking/flight-choice.ts';
import type { FlowPages, RestoreTextProps } from '../../booking/flow-pages.ts';
import { KEPT_WORDS } from '../../components/booking/kept-words.ts';
import { paths } from '../../components/paths.ts';

export const FLIGHT_PAGES = {
  steps: {
    search: { path: paths.flows.flight, label: msg`Search flights` },
    flights: { path: '/booking/flight/flights', label: msg`Select flights` },
    fares: { path: '/booking/flight/fares', label: msg`Select fare` },
    options: { path: '/booking/flight/options', label: msg`Add options` },
    checkout: { path: '/booking/flight/checkout', label: msg`Complete booking` },
  },
  kept: KEPT_WORDS.flight,
  RestoreText: FlightRestoreText,
} as const satisfies FlowPages<FlightStep>;

function FlightRestoreText({ because, name }: RestoreTextProps) {
  switch (because) {
    case 'newSearch':
      return <Trans>The new search has dropped your choice of {name}.</Trans>;
    case 'otherResult':
      return <Trans>Fare, bags, memberships and seats of {name} were dropped.</Trans>;
    case 'otherOffer':
      return <Trans>Bags, memberships and seats of the previous fare were dropped.</Trans>;
  }
}
