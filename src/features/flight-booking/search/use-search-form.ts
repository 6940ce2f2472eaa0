import { type RefObject, useCallback, useEffect, useState } from 'react';
import {
  EMPTY_LEG,
  type FlightCriteria,
  type SelectedAirport,
} from '#domain/flight-booking/flight-criteria.ts';
import { useBookingForm } from '../../../booking/use-booking-form.ts';
import type { AirportsOfForm, FieldsProps, Typing } from './search-fields.ts';
import { airportFields, findFaults, type SearchFault, type SearchField } from './search-values.ts';

interface SearchFormOptions {
  criteria: FlightCriteria;
  home: SelectedAirport | null;
  now: string;
  onWrite: (criteria: FlightCriteria) => void;
}

interface SearchForm extends Pick<FieldsProps, 'values' | 'change'> {
  form: RefObject<HTMLFormElement | null>;
  faults: Partial<Record<SearchField, SearchFault>>;
  /** A change of the legs or their order clears their errors, which would be at the wrong leg. */
  rearrange: (next: (values: FlightCriteria) => FlightCriteria) => void;
  submit: (onValid: (criteria: FlightCriteria) => void) => void;
  airports: Pick<AirportsOfForm, 'onTyping' | 'onType' | 'isSubmitted'>;
}

type TypingByField = Partial<Record<SearchField, Typing>>;

const NOTHING_TYPED: Typing = { text: '', isOpen: false };

export function useSearchForm({ criteria, home, now, onWrite }: SearchFormOptions): SearchForm {
  const [submitted, setSubmitted] = useState<((values: FlightCriteria) => void) | null>(null);
  const [isHomeKnown, setHomeKnown] = useState(false);
  const [typed, setTyped] = useState<TypingByField>({});
  const typingIn = (field: SearchField) => typed[field] ?? NOTHING_TYPED;
  const { form, values, faults, change, submit } = useBookingForm({
    initial: criteria,
    findFaults: (entered: FlightCriteria) =>
      findFaults(entered, { typedIn: (field) => typingIn(field).text, now: new Date(now) }),
  });
  const isWaiting = airportFields(values).some((field) => typingIn(field).isOpen);

  // It arrives after the form, when the user may be typing already; it isn't saved until something is entered.
  useEffect(() => {
    if (!home || isHomeKnown) return;
    setHomeKnown(true);
    const isUsed = form.current?.contains(document.activeElement) ?? false;
    if (isEmpty(values) && !isUsed) change(null, { legs: [{ ...EMPTY_LEG, origin: home }] });
  });

  // Typed text is resolved to an airport outside of the form, too.
  useEffect(() => {
    if (!submitted || isWaiting) return;
    setSubmitted(null);
    submit(submitted);
  });

  const onTyping = useCallback((field: SearchField, typing: Typing) => {
    setTyped((before) => (isSame(before[field], typing) ? before : { ...before, [field]: typing }));
  }, []);

  return {
    form,
    values,
    faults,
    change: write,
    rearrange(next) {
      // The fields are those of the form.
      write(
        Object.keys(faults).filter((field) => /^(legs|departureDate)/.test(field)) as SearchField[],
        next,
      );
    },
    submit: (onValid) => setSubmitted(() => onValid),
    airports: {
      isSubmitted: submitted !== null,
      onTyping,
      onType(field) {
        setSubmitted(null);
        change(field, {});
      },
    },
  };

  /** Two fields may change one after the other before either is rendered. */
  function write(
    fields: readonly SearchField[],
    changes: (values: FlightCriteria) => Partial<FlightCriteria>,
  ) {
    for (const field of fields) change(field, {});
    onWrite(change(null, changes(change(null, {}))));
  }
}

function isEmpty({ legs: [first, second] }: FlightCriteria): boolean {
  return second === undefined && first?.origin === null && first.destination === null;
}

function isSame(one: Typing = NOTHING_TYPED, other: Typing): boolean {
  return one.text === other.text && one.isOpen === other.isOpen;
}
