import { useEffect, useRef, useState } from 'react';
import type { CarCriteria } from '#domain/car-booking/car-criteria.ts';
import { type BookingForm, useBookingForm } from '../../../booking/use-booking-form.ts';
import type { PlaceLookup } from '../../../components/places/place-lookup.ts';
import { type FirstProposal, useFirstProposal } from '../../../components/places/use-first-proposal.ts';
import type { ForBothPlaces, PlacesOfForm } from './search-fields.ts';
import { findFaults, type SearchFault, type SearchField, toCriteria } from './search-values.ts';

interface SearchFormOptions {
  criteria: CarCriteria;
  lookups: ForBothPlaces<PlaceLookup>;
  zone: string | null;
  now: string;
  onWrite: (criteria: CarCriteria) => void;
  onSubmit: (criteria: CarCriteria) => void;
}

type SearchForm = Omit<BookingForm<CarCriteria, SearchField, SearchFault>, 'submit'> & {
  /** Waits for places that are still being looked up. */
  submit: () => void;
  where: PlacesOfForm;
};

export function useSearchForm(options: SearchFormOptions): SearchForm {
  const { criteria, lookups, zone, now, onWrite, onSubmit } = options;
  const { pickUp, dropOff } = criteria;
  const [isSubmitted, setSubmitted] = useState(false);
  const firstProposals = {
    pickUp: useFirstProposal(lookups.pickUp),
    dropOff: useFirstProposal(lookups.dropOff),
  };
  const surroundings = { typedPickUp: lookups.pickUp.text, typedDropOff: lookups.dropOff.text, zone, now };
  // The places are looked up while the form is open, so they are always those that the caller knows.
  const withPlaces = (values: CarCriteria): CarCriteria => ({ ...values, pickUp, dropOff });
  const form = useBookingForm({
    initial: criteria,
    findFaults: (own: CarCriteria) => findFaults(withPlaces(own), surroundings),
  });
  const values = withPlaces(form.values);
  const text = JSON.stringify(values);
  const lastSaved = useRef(text);
  const isWaiting =
    isLookedUp(lookups.pickUp, firstProposals.pickUp) ||
    (!values.dropOffAtPickUp && isLookedUp(lookups.dropOff, firstProposals.dropOff));

  // The places come from outside of the form, so that it is complete only after a render.
  useEffect(() => {
    if (text === lastSaved.current) return;
    lastSaved.current = text;
    onWrite(values);
  });

  // The places arrive from outside, too.
  useEffect(() => {
    if (!isSubmitted || isWaiting) return;
    setSubmitted(false);
    form.submit((own) => onSubmit(toCriteria(withPlaces(own))));
  });

  return {
    ...form,
    values,
    submit() {
      firstProposals.pickUp.take();
      firstProposals.dropOff.take();
      setSubmitted(true);
    },
    where: {
      firstProposals,
      lookups: { pickUp: withErrorClearing('pickUp'), dropOff: withErrorClearing('dropOff') },
    },
  };

  function withErrorClearing(field: 'pickUp' | 'dropOff'): PlaceLookup {
    const lookup = lookups[field];
    return {
      ...lookup,
      onType(typed) {
        setSubmitted(false);
        form.change(field, {});
        lookup.onType(typed);
      },
    };
  }
}

function isLookedUp({ state }: PlaceLookup, { isAwaited }: FirstProposal): boolean {
  return state === 'searching' || state === 'locating' || isAwaited;
}
