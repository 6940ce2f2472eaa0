import '../../../i18n/catalogues/car-cars.ts';
import { useLingui } from '@lingui/react/macro';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import {
  type CarTypes,
  isSameCar,
  type SelectedCar,
  termsOfCarEntry,
  toSelectedCar,
} from '#domain/car-booking/car-choice.ts';
import type { CarCriteria } from '#domain/car-booking/car-criteria.ts';
import type { CarList } from '#domain/car-booking/car-list.ts';
import { carName } from '#domain/car-booking/car-name.ts';
import { planRental } from '#domain/car-booking/planned-car.ts';
import type { Choice } from '#domain/clashes/plan-parts.ts';
import type { ContinueTarget } from '#machines/booking/booking-context.ts';
import { selectOfferState } from '#machines/booking/booking-selectors.ts';
import { useChangeTarget } from '../../../actors/booking/booking-hooks.ts';
import { useCarBooking, useCarBookingSelector } from '../../../actors/car-booking/car-booking.ts';
import { repricingResult } from '../../../booking/repricing-result.ts';
import { requestAddress } from '../../../booking/request-address.ts';
import { useClashesOf } from '../../../booking/use-clashes.ts';
import { useNextCheckout } from '../../../booking/use-next-checkout.ts';
import { useResults } from '../../../booking/use-results.ts';
import { paths } from '../../../components/paths.ts';
import { CarResultsScreen } from './CarResultsScreen.tsx';
import type { CarLabelOf } from './car-results-props.ts';

export function CarResults() {
  const { t } = useLingui();
  const { config, enums } = useRouter().options.context;
  const navigate = useNavigate();
  const { actor } = useCarBooking();
  const results = useResults<CarTypes, CarList>(CAR_SOURCES);
  const offer = useCarBookingSelector(selectOfferState);
  const proposal = useCarBookingSelector(({ context }) => context.proposal);
  const gone = useCarBookingSelector(({ context }) => context.gone);
  const nextCheckout = useNextCheckout();
  const isChange = useChangeTarget() !== null;
  const labelOf: CarLabelOf = useCallback((category, id) => enums.find(category, id)?.label ?? id, [enums]);
  const list = results?.list ?? null;
  const goneIds = useMemo(() => findGoneIds(gone, list), [gone, list]);
  const clashes = useClashesOf(results && plannedRental(results.criteria, list, t`A car at these times`));
  if (!results) return null;
  const { criteria } = results;

  function choose(id: string, continueTo: ContinueTarget): void {
    const chosen = list?.cars.find((one) => one.id === id);
    if (!chosen) return;
    actor.send({ type: 'result.choose', result: { id, name: carName(chosen) } });
    actor.send({ type: 'offer.choose', offer: toSelectedCar(chosen), continueTo });
  }

  return (
    <CarResultsScreen
      {...results}
      checking={offer === 'pricing' ? results.selected : null}
      gone={goneIds}
      clashes={clashes}
      repricing={repricingResult(offer, proposal ? [proposal] : [])}
      onRetryPrice={offer === 'pricingFailed' ? () => actor.send({ type: 'offer.retry' }) : null}
      labelOf={labelOf}
      mapStyleUrl={config.mapStyleUrl}
      requestHref={requestForCar(results.criteria)}
      onSearchArea={
        isChange
          ? null
          : (pickUp) => actor.send({ type: 'criteria.submit', criteria: { ...criteria, pickUp } })
      }
      onChoose={(id) => choose(id, nextCheckout())}
      onAdd={(id) => choose(id, 'trip')}
      isChange={isChange}
      onAccept={() => actor.send({ type: 'price.accept' })}
      onPickAnother={() => actor.send({ type: 'offer.drop' })}
      onLeave={() => void navigate({ to: paths.home })}
    />
  );
}

const CAR_SOURCES = ['direct', 'broker'];

/** All cars of a search are rented at the same times, from stations around the same places. */
function plannedRental(criteria: CarCriteria, list: CarList | null, name: string): Choice | null {
  const [listed] = list?.cars ?? [];
  if (!listed) return null;
  const { pickUpDate, pickUpTime, dropOffDate, dropOffTime } = criteria;
  const [pickUpAt, dropOffAt] = [`${pickUpDate}T${pickUpTime}`, `${dropOffDate}T${dropOffTime}`];
  const { pickUp, dropOff } = listed;
  const whereabouts = planRental({ pickUp, dropOff }, { pickUpAt, dropOffAt });
  return { kind: 'car', name, criteria, whereabouts };
}

/** References of offers change with each search, so the terms of the cars are compared. */
function findGoneIds(gone: readonly SelectedCar[], list: CarList | null): ReadonlySet<string> {
  const isGone = (terms: SelectedCar['terms']) => gone.some((one) => isSameCar(one.terms, terms));
  return new Set((list?.cars ?? []).filter((car) => isGone(termsOfCarEntry(car))).map(({ id }) => id));
}

function requestForCar(criteria: CarCriteria): string {
  const { pickUp, dropOff, dropOffAtPickUp, pickUpDate, dropOffDate, travelers } = criteria;
  const places = dropOffAtPickUp ? [pickUp] : [pickUp, dropOff];
  return requestAddress({
    kinds: ['car'],
    startsOn: pickUpDate,
    endsOn: dropOffDate,
    places: places.flatMap((place) => (place ? [place.label] : [])),
    travelers: travelers.map(({ _id }) => _id),
  });
}
