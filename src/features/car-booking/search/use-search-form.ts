import { useEffect, useRef } from 'react';
import type { CarCriteria } from '#domain/car-booking/car-criteria.ts';
import { type BookingForm, useBookingForm } from '../../../booking/use-booking-form.ts';
import {
  criteriaOf,
  faultsOf,
  type SearchFault,
  type SearchField,
  type SearchSurroundings,
} from './search-values.ts';

interface SearchFormOptions {
  /** Its places are those that were found for what is typed. */
  criteria: CarCriteria;
  surroundings: SearchSurroundings;
  onWrite: (criteria: CarCriteria) => void;
  onSubmit: (criteria: CarCriteria) => void;
}

export type SearchForm = Omit<BookingForm<CarCriteria, SearchField, SearchFault>, 'submit'> & {
  submit: () => void;
};

/** The search as it is being written, which is kept with every change. */
export function useSearchForm({ criteria, surroundings, onWrite, onSubmit }: SearchFormOptions): SearchForm {
  const { pickUp, dropOff } = criteria;
  // The places are looked up while the form is open, so they are always those that the caller knows.
  const withPlaces = (values: CarCriteria): CarCriteria => ({ ...values, pickUp, dropOff });
  const form = useBookingForm({
    initial: criteria,
    faultsOf: (own: CarCriteria) => faultsOf(withPlaces(own), surroundings),
  });
  const values = withPlaces(form.values);
  const text = JSON.stringify(values);
  const lastWritten = useRef(text);

  // The places come from outside of the form, so that only what has been drawn is the whole of it.
  useEffect(() => {
    if (text === lastWritten.current) return;
    lastWritten.current = text;
    onWrite(values);
  });

  return { ...form, values, submit: () => form.submit((own) => onSubmit(criteriaOf(withPlaces(own)))) };
}
