import '@mantine/core/styles/Combobox.layer.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { PracticeSources, PracticeSwitches } from '#domain/contract.ts';
import { SwitchField } from '../../components/SwitchField.tsx';
import classes from './PracticePanel.module.css';
import type { PracticeField } from './practice-values.ts';

interface SourceFieldsProps {
  switches: PracticeSwitches;
  sources: PracticeSources;
  field: (name: PracticeField) => { name: string; error: string | undefined };
}

/** What goes wrong with the systems that searches ask. */
export function SourceFields({ switches: { slowSource, failedSources }, sources, field }: SourceFieldsProps) {
  const { t } = useLingui();
  const groups = [
    { kind: t`Flights`, names: sources.flights },
    { kind: t`Hotels`, names: sources.hotels },
    { kind: t`Cars`, names: sources.cars },
  ];
  const choices = groups.map(({ kind, names }) => ({
    group: kind,
    items: names.map((name) => ({ value: name, label: `${kind}: ${name}` })),
  }));
  return (
    <>
      <div className={classes.pair}>
        <NativeSelect
          {...field('slowSource')}
          variant="standard"
          label={t`Slow source`}
          data={[{ value: '', label: t`None` }, ...choices]}
          defaultValue={slowSource?.source ?? ''}
        />
        <TextInput
          {...field('slowMilliseconds')}
          label={t`Milliseconds by which it is slower`}
          inputMode="numeric"
          defaultValue={String(slowSource?.milliseconds ?? 3000)}
        />
      </div>
      <Group title={<Trans>Sources that fail</Trans>}>
        {groups.map(({ kind, names }) => (
          <div key={kind} className={classes.sources}>
            {names.map((name) => (
              <SwitchField
                key={name}
                name={field(`fails-${name}`).name}
                label={`${kind}: ${name}`}
                defaultChecked={failedSources.includes(name)}
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
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}
