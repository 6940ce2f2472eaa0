import '@mantine/core/styles/Combobox.layer.css';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { PracticeSources } from '#domain/contract.ts';
import type { AppForm } from '../../components/form/use-app-form.ts';
import { SwitchField } from '../../components/SwitchField.tsx';
import classes from './PracticePanel.module.css';
import type { PracticeValues } from './practice-values.ts';

interface SourceFieldsProps {
  sources: PracticeSources;
  form: AppForm<PracticeValues>;
}

export function SourceFields({ sources, form }: SourceFieldsProps) {
  const { t } = useLingui();
  const groups = [
    { kind: t`Flights`, names: sources.flights },
    { kind: t`Hotels`, names: sources.hotels },
    { kind: t`Cars`, names: sources.cars },
  ];
  const label = (kind: string, name: string) => {
    const known = SOURCE_NAMES[name];
    return `${kind}: ${known ? t(known) : name}`;
  };
  const choices = groups.map(({ kind, names }) => ({
    group: kind,
    items: names.map((name) => ({ value: name, label: label(kind, name) })),
  }));
  return (
    <>
      <div className={classes.pair}>
        <NativeSelect
          key={form.key('slowSource')}
          {...form.getInputProps('slowSource')}
          variant="standard"
          label={t`Slow source`}
          data={[{ value: '', label: t`None` }, ...choices]}
        />
        <TextInput
          key={form.key('slowMilliseconds')}
          {...form.getInputProps('slowMilliseconds')}
          label={t`Milliseconds by which it is slower`}
          inputMode="numeric"
        />
      </div>
      <Group title={<Trans>Sources that fail</Trans>}>
        {groups.map(({ kind, names }) => (
          <div key={kind} className={classes.sources}>
            {names.map((name) => (
              <SwitchField
                key={form.key(`fails.${name}`)}
                {...form.getInputProps(`fails.${name}`, { type: 'checkbox' })}
                label={label(kind, name)}
              />
            ))}
          </div>
        ))}
      </Group>
    </>
  );
}

function Group({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Stack component="fieldset" gap="sm">
      <Text component="legend" mb="xs" fw={600}>
        {title}
      </Text>
      {children}
    </Stack>
  );
}

const SOURCE_NAMES: Readonly<Record<string, MessageDescriptor>> = {
  network: msg`network airlines`,
  lowCost: msg`low-cost airlines`,
  duffel: msg`Duffel`,
  '100': msg`Sabre`,
  '110': msg`Expedia`,
  '112': msg`Bedsonline`,
  '113': msg`Booking.com`,
  direct: msg`vendors`,
  broker: msg`broker`,
};
