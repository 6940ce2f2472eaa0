import { useLingui } from '@lingui/react/macro';
import { InputBase } from '@mantine/core';
import { useState } from 'react';
import { recogniseVendor } from '#domain/cards/card-brand.ts';
import type { CustomFieldProps } from './field-spec.ts';
import { useReference } from './reference.ts';

/** The number of a new card; its brand is recognised during typing. */
export function CardNumberInput({ label, error, onChange }: CustomFieldProps) {
  const { t } = useLingui();
  const reference = useReference();
  const [vendor, setVendor] = useState<string | null>(null);
  return (
    <InputBase
      label={label}
      error={error}
      variant="standard"
      size="sm"
      aria-required
      inputMode="numeric"
      autoComplete="off"
      maxLength={23}
      description={
        vendor === null
          ? t`It is kept safe, and never shown again.`
          : reference.labelOf('creditcards', vendor)
      }
      onChange={({ currentTarget: { value } }) => {
        setVendor(recogniseVendor(value));
        onChange(value);
      }}
    />
  );
}
