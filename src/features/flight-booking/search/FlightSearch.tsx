import '../../../i18n/catalogues/flight-search.ts';
import '../../../i18n/catalogues/places.ts';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { FlightCriteria } from '#domain/flight-booking/flight-criteria.ts';
import type { Session } from '#machines/session/session-machine.ts';
import { selectSession } from '#machines/session/session-selectors.ts';
import { useFlightBooking, useFlightBookingSelector } from '../../../actors/flight-booking/flight-booking.ts';
import { useSessionSelector } from '../../../actors/use-session.ts';
import { useStepBar } from '../../../booking/flow-pages.ts';
import { useTripChoices } from '../../../booking/use-trip-choices.ts';
import { FlightSearchScreen } from './FlightSearchScreen.tsx';
import { freshCriteria } from './fresh-criteria.ts';
import { unfinishedFlight } from './unfinished-flight.ts';
import { useAirports } from './use-airports.ts';
import { useDateComparison } from './use-date-comparison.ts';

/** The first step: where, when, how and for whom. */
export function FlightSearch() {
  const session = useSessionSelector(selectSession);
  const { actor } = useFlightBooking();
  const [forms, setForms] = useState(0);
  if (!session) return null;
  const discard = () => {
    actor.send({ type: 'booking.discard' });
    setForms(forms + 1);
  };
  return <SearchForm key={forms} session={session} onDiscard={discard} />;
}

interface SearchFormProps {
  session: Session;
  onDiscard: () => void;
}

function SearchForm({ session, onDiscard }: SearchFormProps) {
  const { api, enums } = useRouter().options.context;
  const { actor, resumedFrom } = useFlightBooking();
  const lastCriteria = useFlightBookingSelector(({ context }) => context.criteria);
  const written = useFlightBookingSelector(({ context }) => context.written);
  const flight = useFlightBookingSelector(({ context }) => context.result);
  const [first] = useState(() => written ?? lastCriteria ?? freshCriteria(session));
  const [traveler = null] = (written ?? first).travelers;
  const search = (criteria: FlightCriteria) => actor.send({ type: 'criteria.submit', criteria });
  const { comparison, compare, noteChange } = useDateComparison(search);
  const airports = useAirports(session.company._id, traveler);
  return (
    <FlightSearchScreen
      {...useStepBar()}
      {...airports}
      left={unfinishedFlight(lastCriteria, flight, resumedFrom())}
      onContinue={() => actor.send({ type: 'step.open', step: 'checkout' })}
      onDiscard={onDiscard}
      criteria={first}
      now={api.clock.now().toISOString()}
      {...useTripChoices(session)}
      serviceClasses={enums.choices('serviceclasses')}
      airlines={enums.choices('airlines')}
      comparison={comparison}
      onWrite={(criteria) => {
        actor.send({ type: 'criteria.write', criteria });
        noteChange(criteria);
      }}
      onSubmit={search}
      onCompare={compare}
    />
  );
}
