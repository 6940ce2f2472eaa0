import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { MultiSelect } from '@mantine/core';
import type { EnumEntry } from '#domain/contract.ts';

interface AirlinesFieldProps {
  airlines: readonly EnumEntry[];
  value: readonly string[];
  onChange: (chosen: string[]) => void;
}

const MOST_AIRLINES = 20;

export function AirlinesField({ airlines, value, onChange }: AirlinesFieldProps) {
  const { t } = useLingui();
  return (
    <MultiSelect
      label={t`Preferred airlines`}
      description={t`Only their flights are searched.`}
      placeholder={value.length === 0 ? t`All airlines` : ''}
      data={airlines.map(({ id, label }) => ({ value: id, label: `${id} ${label}` }))}
      value={[...value]}
      maxValues={MOST_AIRLINES}
      limit={MOST_AIRLINES}
      searchable
      hidePickedOptions
      nothingFoundMessage={<Trans>No such airline</Trans>}
      comboboxProps={{ withinPortal: false, shadow: 'md' }}
      onChange={onChange}
    />
  );
}
