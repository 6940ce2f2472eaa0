import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { PickedAirport } from '#domain/flight-booking/flight-criteria.ts';
import { PlaceField } from '../../../components/places/PlaceField.tsx';
import { useFirstProposal } from '../../../components/places/use-first-proposal.ts';
import type { AirportsOfForm } from './search-fields.ts';
import type { SearchField } from './search-values.ts';
import { useAirportLookup } from './use-airport-lookup.ts';

interface AirportFieldProps extends AirportsOfForm {
  label: string;
  field: SearchField;
  airport: PickedAirport | null;
  error: string | undefined;
  onChange: (airport: PickedAirport | null) => void;
}

/** An airport or a metropolitan area, by its code or name. */
export function AirportField(props: AirportFieldProps) {
  const { label, field, airport, error, find, known, isSubmitted, onTyping, onType, onChange } = props;
  const { t } = useLingui();
  const lookup = useAirportLookup({ airport, find, known, onChange });
  const firstProposal = useFirstProposal(lookup);
  const { text, state, suggestions } = lookup;
  const isFound = state === 'resting' && text.trim() !== '' && suggestions.length > 0;
  const isOpen = state === 'searching' || isFound;
  const { take } = firstProposal;

  // Results arrive from outside of the form, which waits for them.
  useEffect(() => {
    onTyping(field, { text, isOpen });
    if (isSubmitted && isOpen) take();
  }, [field, text, isOpen, isSubmitted, onTyping, take]);

  return (
    <PlaceField
      label={label}
      placeholder={t`City or airport`}
      error={error}
      lookup={{
        ...lookup,
        onType(typed) {
          onType(field);
          lookup.onType(typed);
        },
      }}
      firstProposal={firstProposal}
    />
  );
}
