import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { usePlaceLookup } from '../../booking/use-place-lookup.ts';
import { PlaceField } from '../../components/places/PlaceField.tsx';
import { useFirstProposal } from '../../components/places/use-first-proposal.ts';
import type { CustomFieldProps } from '../../components/records/field-spec.ts';

const ADDRESS_PARTS = ['street', 'postalCode', 'city', 'stateCountyProvince', 'country'] as const;

/** Looks up where a location is, and fills the fields beside it with what is known of the place. */
export function PlaceLookupField({ name, label, error }: CustomFieldProps) {
  const { t } = useLingui();
  const { lookup, located } = usePlaceLookup(null);
  const firstProposal = useFirstProposal(lookup);
  const frame = useRef<HTMLDivElement>(null);
  const prefix = name.slice(0, name.lastIndexOf('.') + 1);

  // The other fields keep their own values, so that only the form itself can be told.
  useEffect(() => {
    const form = frame.current?.closest('form');
    if (!form || !located) return;
    for (const part of ADDRESS_PARTS) fill(form, `${prefix}address.${part}`, located.address[part] ?? '');
    fill(form, `${prefix}latitude`, located.latitude.toFixed(6));
    fill(form, `${prefix}longitude`, located.longitude.toFixed(6));
  }, [located, prefix]);

  return (
    <div ref={frame}>
      <PlaceField
        label={label}
        placeholder={t`City, airport or hotel`}
        error={error}
        lookup={lookup}
        firstProposal={firstProposal}
      />
    </div>
  );
}

function fill(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
