import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CarStep } from '#domain/car-booking/car-choice.ts';
import type { FlowPages, RestoreTextProps } from '../../booking/flow-pages.ts';
import { KEPT_WORDS } from '../../components/booking/kept-words.ts';
import { paths } from '../../components/paths.ts';

export const CAR_PAGES = {
  steps: {
    search: { path: paths.flows.car, label: msg`Search` },
    cars: { path: '/booking/car/cars', label: msg`Select a car` },
    checkout: { path: '/booking/car/checkout', label: msg`Checkout` },
  },
  kept: KEPT_WORDS.car,
  RestoreText: CarRestoreText,
} as const satisfies FlowPages<CarStep>;

function CarRestoreText({ because, name }: RestoreTextProps) {
  switch (because) {
    case 'newSearch':
      return <Trans>The new search has dropped your choice of {name}.</Trans>;
    case 'otherResult':
    case 'otherOffer':
      return <Trans>The car that you had chosen before, {name}, was dropped.</Trans>;
  }
}
