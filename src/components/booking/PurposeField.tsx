import { useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import type { EnumEntry } from '#domain/contract.ts';

interface PurposeFieldProps {
  /** The category trippurposes; null where the purpose is that of a booked trip. */
  purposes: readonly EnumEntry[] | null;
  value: string;
  onChange: (purpose: string) => void;
}

export function PurposeField({ purposes, value, onChange }: PurposeFieldProps) {
  const { t } = useLingui();
  if (!purposes) return null;
  return (
    <NativeSelect
      variant="standard"
      label={t`Trip purpose`}
      data={[{ value: '', label: t`None` }, ...purposes.map(({ id, label }) => ({ value: id, label }))]}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
