import { type RefObject, useEffect, useRef, useState } from 'react';
import type { HotelCriteria } from '#domain/hotel-booking/hotel-criteria.ts';
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

interface SearchForm {
  form: RefObject<HTMLFormElement | null>;
  values: SearchValues;
  faults: Partial<Record<SearchField, SearchFault>>;
  change: (field: SearchField | null, changes: Partial<SearchValues>) => void;
  submit: (type: HotelCriteria['submitButtonType']) => void;
}

/** What is written in the form. A message goes as soon as its field is changed. */
export function useSearchForm(options: SearchFormOptions): SearchForm {
  const { criteria, typedPlace, locating, onWrite, onSubmit } = options;
  const form = useRef<HTMLFormElement>(null);
  const [own, setOwn] = useState(() => valuesOf(criteria));
  const [faults, setFaults] = useState<SearchForm['faults']>({});
  const [attempts, setAttempts] = useState(0);
  // The place is found out while the form is open, so it is always the one that the caller knows.
  const values = { ...own, place: criteria.place };

  const written = writtenOf(values, criteria);
  const text = JSON.stringify(written);
  const told = useRef(text);

  // The place comes from outside of the form, so that only what has been drawn is the whole of it.
  useEffect(() => {
    if (text === told.current) return;
    told.current = text;
    onWrite(written);
  });

  // The field in question is marked only once the faults have been drawn.
  useEffect(() => {
    if (attempts > 0)
      form.current
        ?.querySelector<HTMLElement>(':is(input, select)[aria-invalid="true"], button[data-error]')
        ?.focus();
  }, [attempts]);

  return {
    form,
    values,
    faults,
    change: (field, changes) => {
      setOwn({ ...own, ...changes });
      if (field !== null) setFaults({ ...faults, [field]: undefined });
    },
    submit: (type) => {
      const found = faultsOf(values, { text: typedPlace, locating });
      setFaults(found);
      if (Object.keys(found).length === 0) onSubmit(criteriaOf(values, type));
      else setAttempts(attempts + 1);
    },
  };
}
