import { useEffect, useRef, useState } from 'react';
import type { HotelCriteria } from '#domain/hotel-booking/hotel-criteria.ts';
import { type BookingForm, useBookingForm } from '../../../booking/use-booking-form.ts';
import type { PlaceLookup } from '../../../components/places/place-lookup.ts';
import { type FirstProposal, useFirstProposal } from '../../../components/places/use-first-proposal.ts';
import {
  draftCriteria,
  findFaults,
  type SearchFault,
  type SearchField,
  type SearchValues,
  toCriteria,
  toSearchValues,
} from './search-values.ts';

interface SearchFormOptions {
  criteria: HotelCriteria;
  lookup: PlaceLookup;
  onWrite: (criteria: HotelCriteria) => void;
  onSubmit: (criteria: HotelCriteria) => void;
}

type SubmitType = HotelCriteria['submitButtonType'];

type SearchForm = Omit<BookingForm<SearchValues, SearchField, SearchFault>, 'submit'> & {
  /** Waits for a place that is still being looked up. */
  submit: (type: SubmitType) => void;
  where: { lookup: PlaceLookup; firstProposal: FirstProposal };
};

export function useSearchForm({ criteria, lookup, onWrite, onSubmit }: SearchFormOptions): SearchForm {
  const [submitted, setSubmitted] = useState<SubmitType | null>(null);
  const firstProposal = useFirstProposal(lookup);
  // The place is looked up while the form is open, so it always comes from the caller.
  const withPlace = (values: SearchValues): SearchValues => ({ ...values, place: criteria.place });
  const form = useBookingForm({
    initial: toSearchValues(criteria),
    findFaults: (own: SearchValues) => findFaults(withPlace(own), lookup.text),
  });
  const values = withPlace(form.values);
  const draft = draftCriteria(values, criteria);
  const text = JSON.stringify(draft);
  const reportedText = useRef(text);
  const isLookedUp = lookup.state === 'searching' || lookup.state === 'locating' || firstProposal.isAwaited;
  const isWaiting = isLookedUp && values.formVariant === 'location';

  // The place comes from outside of the form, so that it is complete only after a render.
  useEffect(() => {
    if (text === reportedText.current) return;
    reportedText.current = text;
    onWrite(draft);
  });

  // The place arrives from outside, too.
  useEffect(() => {
    if (submitted === null || isWaiting) return;
    setSubmitted(null);
    form.submit((own) => onSubmit(toCriteria(withPlace(own), submitted)));
  });

  return {
    ...form,
    values,
    submit(type) {
      firstProposal.take();
      setSubmitted(type);
    },
    where: {
      firstProposal,
      lookup: {
        ...lookup,
        onType(typed) {
          setSubmitted(null);
          form.change('place', {});
          lookup.onType(typed);
        },
      },
    },
  };
}
