import '../../../i18n/catalogues/car-cars.ts';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import {
  isSameCar,
  type SelectedCar,
  termsOfCarEntry,
  toSelectedCar,
} from '#domain/car-booking/car-choice.ts';
import type { CarCriteria } from '#domain/car-booking/car-criteria.ts';
import type { CarList } from '#domain/car-booking/car-list.ts';
import type { ContinueTarget } from '#machines/booking/booking-context.ts';
import { selectOfferState, selectProgress, selectSearchState } from '#machines/booking/booking-selectors.ts';
import { useChangeTarget } from '../../../actors/booking/booking-hooks.ts';
import {
  useCarBooking,
  useCarBookingSelector,
  useFoundCars,
} from '../../../actors/car-booking/car-booking.ts';
import { useStepBar } from '../../../booking/flow-pages.ts';
import { repricingResult } from '../../../booking/repricing-result.ts';
import { requestAddress } from '../../../booking/request-address.ts';
import { listSources, toSearchFailure } from '../../../booking/search-state.ts';
import { useNextCheckout } from '../../../booking/use-next-checkout.ts';
import { usePolicyRules } from '../../../booking/use-policy-rules.ts';
import { paths } from '../../../components/paths.ts';
import { CAR_PAGES } from '../car-pages.tsx';
import { CarResultsScreen } from './CarResultsScreen.tsx';
import { carName } from './car-name.ts';
import type { CarLabelOf } from './car-results-props.ts';

/** The second step: which car, and what it costs now. */
export function CarResults() {
  const criteria = useCarBookingSelector(({ context }) => context.criteria);
  return criteria ? <Results criteria={criteria} /> : null;
}

function Results({ criteria }: { criteria: CarCriteria }) {
  const { config, enums } = useRouter().options.context;
  const navigate = useNavigate();
  const { actor, results } = useCarBooking();
  const rules = usePolicyRules(criteria);
  const found = useFoundCars();
  const progress = useCarBookingSelector(selectProgress);
  const state = useCarBookingSelector(selectSearchState);
  const offer = useCarBookingSelector(selectOfferState);
  const search = useCarBookingSelector(({ context }) => context.search);
  const settings = useCarBookingSelector(({ context }) => context.list);
  const car = useCarBookingSelector(({ context }) => context.result);
  const proposal = useCarBookingSelector(({ context }) => context.proposal);
  const gone = useCarBookingSelector(({ context }) => context.gone);
  const { steps, furthest } = useStepBar();
  const nextCheckout = useNextCheckout();
  const isChange = useChangeTarget() !== null;
  const sources = useMemo(() => listSources(CAR_SOURCES, search, progress), [search, progress]);
  const labelOf: CarLabelOf = useCallback((category, id) => enums.find(category, id)?.label ?? id, [enums]);
  const list = found.search === search.number ? found.shown : null;
  const goneIds = useMemo(() => findGoneIds(gone, list), [gone, list]);

  function choose(id: string, continueTo: ContinueTarget): void {
    const chosen = list?.cars.find((one) => one.id === id);
    if (!chosen) return;
    actor.send({ type: 'result.choose', result: { id, name: carName(chosen) } });
    actor.send({ type: 'offer.choose', offer: toSelectedCar(chosen), continueTo });
  }

  return (
    <CarResultsScreen
      steps={steps}
      furthest={furthest}
      criteria={criteria}
      progress={progress}
      sources={sources}
      failure={toSearchFailure(state, search)}
      expired={state === 'expired'}
      list={list}
      newResults={found.newResults}
      hiddenByPolicy={search.end?.hiddenByPolicy ?? 0}
      settings={settings}
      selectedCar={car?.id ?? null}
      checking={offer === 'pricing' ? (car?.id ?? null) : null}
      gone={goneIds}
      repricing={repricingResult(offer, proposal ? [proposal] : [])}
      onRetryPrice={offer === 'pricingFailed' ? () => actor.send({ type: 'offer.retry' }) : null}
      rules={rules}
      labelOf={labelOf}
      mapStyleUrl={config.mapStyleUrl}
      searchHref={CAR_PAGES.steps.search.path}
      requestHref={requestForCar(criteria)}
      onSort={(sort) => actor.send({ type: 'list.sort', sort })}
      onFilter={(filter) => actor.send({ type: 'list.filter', filter })}
      onPage={(page) => actor.send({ type: 'list.page', page })}
      onShowNew={results.showNew}
      onSearchAgain={() => actor.send({ type: 'search.retry' })}
      onChoose={(id) => choose(id, nextCheckout())}
      onAdd={(id) => choose(id, 'trip')}
      isChange={isChange}
      onAccept={() => actor.send({ type: 'price.accept' })}
      onPickAnother={() => actor.send({ type: 'offer.drop' })}
      onLeave={() => void navigate({ to: paths.home })}
    />
  );
}

/** The sellers of cars; every search calls each of them. */
const CAR_SOURCES = ['direct', 'broker'];

/** References of offers change with each search, so the terms of the cars are compared. */
function findGoneIds(gone: readonly SelectedCar[], list: CarList | null): ReadonlySet<string> {
  const isGone = (terms: SelectedCar['terms']) => gone.some((one) => isSameCar(one.terms, terms));
  return new Set((list?.cars ?? []).filter((car) => isGone(termsOfCarEntry(car))).map(({ id }) => id));
}

/** The link for requesting the searched car from the agency. */
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
