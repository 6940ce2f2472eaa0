import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { InputBase } from '@mantine/core';
import { useState } from 'react';
import { cardDigits, isCardNumber, recognizeVendor } from '#domain/cards/card-brand.ts';
import { isCardExpired } from '#domain/cards/card-expiry.ts';
import type { CreditCard } from '#domain/contract.ts';
import { type FieldValue, isRows, type SectionValues } from '#domain/records/section-values.ts';
import type { CustomFieldProps, RowsSpec } from './field-spec.ts';
import { useReferenceData } from './RecordReferenceData.tsx';

const EXPIRY = /^(0[1-9]|1[0-2])\/\d{2}$/;

/** The cards of an owner. A number is entered once, and never shown again. `today` is `yyyy-MM-dd`. */
export function cardFields({ maxItems, today }: { maxItems: number; today: string }): RowsSpec {
  return {
    kind: 'rows',
    path: 'creditCards',
    label: msg`Credit cards`,
    entry: msg`Card`,
    add: msg`Add a card`,
    empty: msg`No credit cards were added.`,
    maxItems,
    summary: ({ vendor, maskedNumber, number, name, expiryDate }, { labelOf }) => {
      const known = { vendor, maskedNumber, ...(typeof number === 'string' && ofNewCard(number)) };
      return [labelOf('creditcards', String(known.vendor)), known.maskedNumber, name, expiryDate].join(', ');
    },
    fields: [
      {
        kind: 'custom',
        path: 'number',
        label: msg`Card number`,
        Field: CardNumberInput,
        required: true,
        onlyNew: true,
        read: (text) => text,
        check: (typed) => {
          const digits = cardDigits(String(typed));
          return isCardNumber(digits) && recognizeVendor(digits)
            ? null
            : msg`This is not the number of a card.`;
        },
      },
      { kind: 'text', path: 'name', label: msg`Name on the card`, maxLength: 100, required: true },
      {
        kind: 'text',
        path: 'expiryDate',
        label: msg`Expiry (MM/yy)`,
        maxLength: 5,
        required: true,
        check: (text, opened) => {
          if (text === opened) return null;
          if (!EXPIRY.test(text)) return msg`Please enter month and year, such as 11/29.`;
          return isCardExpired(text, today) ? msg`This card has expired.` : null;
        },
      },
      { kind: 'oneOfRows', path: 'isDefault', label: msg`Default card` },
    ],
  };
}

/** Stored cards as rows; data that only identify them are not sent back. */
export function cardRows(cards: readonly CreditCard[]): SectionValues[] {
  return cards.map(({ last4: _, ...card }) => card);
}

export function cardRequests(rows: FieldValue): SectionValues[] {
  return (isRows(rows) ? rows : []).map(({ vendor: _, maskedNumber: __, isDefault = null, ...card }) => ({
    ...card,
    isDefault: isDefault === true,
  }));
}

function ofNewCard(number: string): { vendor: string; maskedNumber: string } {
  const digits = cardDigits(number);
  return { vendor: recognizeVendor(digits) ?? '', maskedNumber: `•••• •••• •••• ${digits.slice(-4)}` };
}

export function CardNumberInput({ label, error, onChange }: CustomFieldProps) {
  const { t } = useLingui();
  const reference = useReferenceData();
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
        setVendor(recognizeVendor(value));
        onChange(value);
      }}
    />
  );
}
