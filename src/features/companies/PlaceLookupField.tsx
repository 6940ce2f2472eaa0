import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import type { LocatedPlace } from '../../api/place-requests.ts';
import { usePlaceLookup } from '../../booking/use-place-lookup.ts';
import { PlaceField } from '../../components/places/PlaceField.tsx';
import { useFirstProposal } from '../../components/places/use-first-proposal.ts';
import type { CustomFieldProps } from '../../records/field-spec.ts';
import { useSectionFields } from '../../records/section-fields.ts';

const ADDRESS_PARTS = ['street', 'postalCode', 'city', 'stateCountyProvince', 'country'] as const;

/** Looks up where a location is, and fills the fields beside it with what is known of the place. */
export function PlaceLookupField({ name, label, error }: CustomFieldProps) {
  const { t } = useLingui();
  const { lookup, located } = usePlaceLookup(null);
  const firstProposal = useFirstProposal(lookup);
  const { fill } = useSectionFields();
  const prefix = name.slice(0, name.lastIndexOf('.') + 1);

  const fillIn = useEffectEvent(({ address, latitude, longitude }: LocatedPlace) => {
    for (const part of ADDRESS_PARTS) fill(`${prefix}address.${part}`, address[part] ?? '');
    fill(`${prefix}latitude`, latitude.toFixed(6));
    fill(`${prefix}longitude`, longitude.toFixed(6));
  });

  // A place is located by an answer of the server.
  useEffect(() => {
    if (located) fillIn(located);
  }, [located]);

  return (
    <PlaceField
      label={label}
      placeholder={t`City, airport or hotel`}
      error={error}
      lookup={lookup}
      firstProposal={firstProposal}
    />
  );
}
