import { useState } from 'react';
import { foldName } from '#domain/fold-name.ts';
import type { CustomFieldProps } from '../../records/field-spec.ts';
import { LookupField, type LookupOption } from '../../records/LookupField.tsx';

const MAX_SHOWN = 20;

/** A time zone, searched by its IANA name: "new york" finds America/New_York. */
export function TimeZoneField({ label, value, error, onChange }: CustomFieldProps) {
  const initial = typeof value === 'string' ? value : '';
  const [zones] = useState(() => timeZones(initial));
  const [typed, setTyped] = useState('');
  return (
    <LookupField
      label={label}
      error={error}
      chosen={zones.find(({ id }) => id === initial) ?? null}
      options={zones.filter((zone) => matches(zone, typed)).slice(0, MAX_SHOWN)}
      searching={false}
      onType={setTyped}
      onChange={onChange}
    />
  );
}

/** The zones that the browser knows, UTC and the present one, which may have a newer name. */
function timeZones(present: string): LookupOption[] {
  const names = new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), present]);
  names.delete('');
  return [...names].sort().map((id) => ({ id, label: id.replaceAll('_', ' ') }));
}

const matches = ({ label }: LookupOption, typed: string): boolean =>
  foldName(label).includes(foldName(typed));
