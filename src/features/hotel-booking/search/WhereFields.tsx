import { useLingui } from '@lingui/react/macro';
import { NativeSelect, TextInput } from '@mantine/core';
import type { BookingLocations } from '#domain/contract.ts';
import { SegmentedChoice } from '../../../components/booking/SegmentedChoice.tsx';
import { PlaceField } from '../../../components/places/PlaceField.tsx';
import type { PlaceLookup } from '../../../components/places/place-lookup.ts';
import type { FirstProposal } from '../../../components/places/use-first-proposal.ts';
import type { SearchField, SearchValues } from './search-values.ts';

export interface FieldsProps {
  values: SearchValues;
  change: (field: SearchField | null, changes: Partial<SearchValues>) => void;
  messages: Partial<Record<SearchField, string>>;
}

interface WhereFieldsProps extends FieldsProps {
  places: BookingLocations;
  lookup: PlaceLookup;
  firstProposal: FirstProposal;
}

type ChoiceProps = Pick<WhereFieldsProps, 'values' | 'change' | 'places'>;

export function WhereChoice({ values, change, places }: ChoiceProps) {
  const { t } = useLingui();
  if (places.locations.length === 0) return null;
  const variants = [
    { value: 'location', label: t`Location` },
    { value: 'companyLocation', label: t`Company location` },
  ] as const;
  return (
    <SegmentedChoice
      label={t`Where to look`}
      options={variants}
      value={values.formVariant}
      onChange={(formVariant) => change(null, { formVariant })}
    />
  );
}

export function WhereField({ values, change, messages, places, lookup, firstProposal }: WhereFieldsProps) {
  const { t } = useLingui();
  if (values.formVariant === 'companyLocation') {
    return (
      <CompanyLocationField
        values={values}
        change={change}
        messages={messages}
        locations={places.locations}
      />
    );
  }
  return (
    <PlaceField
      label={t`Location`}
      placeholder={
        places.locations.length > 0 ? t`City, airport, hotel or company location` : t`City, airport or hotel`
      }
      error={lookup.state === 'located' ? undefined : messages.place}
      lookup={lookup}
      firstProposal={firstProposal}
    />
  );
}

export function RadiusField({
  values,
  change,
  messages,
  unit,
}: FieldsProps & Pick<BookingLocations, 'unit'>) {
  const { t } = useLingui();
  return (
    <TextInput
      label={unit === 'km' ? t`Radius in kilometres` : t`Radius in miles`}
      inputMode="decimal"
      maxLength={6}
      value={values.radius}
      error={messages.radius}
      onChange={(event) => change('radius', { radius: event.currentTarget.value })}
    />
  );
}

interface CompanyLocationFieldProps extends FieldsProps {
  locations: BookingLocations['locations'];
}

function CompanyLocationField({ values, change, messages, locations }: CompanyLocationFieldProps) {
  const { t } = useLingui();
  const choices = locations.map(({ _id, name, address }) => ({
    value: _id,
    label: address.city === undefined ? name : `${name}, ${address.city}`,
  }));
  return (
    <NativeSelect
      variant="standard"
      label={t`Company location`}
      data={[{ value: '', label: t`None` }, ...choices]}
      value={values.companyLocationId ?? ''}
      error={messages.companyLocation}
      onChange={(event) =>
        change('companyLocation', { companyLocationId: event.currentTarget.value || null })
      }
    />
  );
}
