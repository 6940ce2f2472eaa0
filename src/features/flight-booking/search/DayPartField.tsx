import { useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import { DAY_PARTS, type DayPart } from '#domain/flight-booking/flight-criteria.ts';
import { DAY_PART_TEXTS } from '../day-part-texts.ts';

interface DayPartFieldProps {
  label: string;
  value: DayPart | null;
  onChange: (part: DayPart | null) => void;
}

export function DayPartField({ label, value, onChange }: DayPartFieldProps) {
  const { t } = useLingui();
  const parts = DAY_PARTS.map((part) => ({ value: part, label: t(DAY_PART_TEXTS[part]) }));
  return (
    <NativeSelect
      variant="standard"
      label={label}
      data={[{ value: '', label: t`Any time` }, ...parts]}
      value={value ?? ''}
      onChange={({ currentTarget }) =>
        onChange(DAY_PARTS.find((part) => part === currentTarget.value) ?? null)
      }
    />
  );
}
