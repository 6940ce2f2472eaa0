import { useEffect, useRef } from 'react';
import type { HotelCriteria } from '#domain/hotel-booking/hotel-criteria.ts';
import { type BookingForm, useBookingForm } from '../../../booking/use-booking-form.ts';
import {
  criteriaOf,
  faultsOf,
  type SearchFault,
  type SearchField,
  type SearchValues,
  valuesOf,
  writtenOf,
} from './search-values.ts';

interface SearchFormOptions {
  criteria: HotelCriteria;
  typedPlace: string;
  locating: boolean;
  onWrite: (criteria: HotelCriteria) => void;
  onSubmit: (criteria: HotelCriteria) => void;
}

type SearchForm = Omit<BookingForm<SearchValues, SearchField, SearchFault>, 'submit'> & {
  submit: (type: HotelCriteria['submitButtonType']) => void;
};

/** The search as it is being written, which is kept with every change. */
export function useSearchForm(options: SearchFormOptions): SearchForm {
  const { criteria, typedPlace, locating, onWrite, onSubmit } = options;
  // The place is looked up while the form is open, so it is always the one that the caller knows.
  const withPlace = (values: SearchValues): SearchValues => ({ ...values, place: criteria.place });
  const form = useBookingForm({
    initial: valuesOf(criteria),
    faultsOf: (own: SearchValues) => faultsOf(withPlace(own), { text: typedPlace, locating }),
  });
  const values = withPlace(form.values);
  const written = writtenOf(values, criteria);
  const text = JSON.stringify(written);
  const told = useRef(text);

  // The place comes from outside of the form, so that only what has been drawn is the whole of it.
  useEffect(() => {
    if (text === told.current) return;
    told.current = text;
    onWrite(written);
  });

  return {
    ...form,
    values,
    submit: (type) => form.submit((own) => onSubmit(criteriaOf(withPlace(own), type))),
  };
}
