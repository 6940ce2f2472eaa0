import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { type SectionValues, valueAt } from '#domain/records/section-values.ts';
import frame from '../components/form/FormShell.module.css';
import { SubmitButton } from '../components/form/FormShell.tsx';
import { type AppForm, type Messages, type Refusal, useAppForm } from '../components/form/use-app-form.ts';
import { Notice } from '../components/Notice.tsx';
import type { FieldSpec, SectionFields, SectionFormValues } from './field-spec.ts';
import { RecordField } from './RecordField.tsx';
import { type Fault, readFields } from './read-fields.ts';
import { fieldGroups, SectionFacts } from './SectionFacts.tsx';
import classes from './SectionForm.module.css';
import { SectionFieldsProvider, type SectionFieldValues } from './section-fields.ts';
import { nameInForm, toFormValues } from './section-form-values.ts';

export interface SectionFormProps {
  label: string;
  fields: readonly FieldSpec[];
  values: SectionValues;
  lockOf?: (path: string) => ReactNode;
  check?: (values: SectionValues) => Messages<string>;
  pending: boolean;
  refusal: Refusal | null;
  submitLabel?: ReactNode;
  Heading?: 'h2' | 'h3';
  onSubmit: (values: SectionValues) => void;
  onCancel: () => void;
  onDirty: () => void;
}

export function SectionForm(props: SectionFormProps) {
  const { label, fields, values, lockOf, check, pending, submitLabel, onCancel } = props;
  const { t } = useLingui();
  const faultTexts = useFaultTexts();
  const locked = fields.filter(({ path }) => lockOf?.(path));
  const open = fields.filter((field) => !locked.includes(field));
  const reason = locked[0] && lockOf?.(locked[0].path);
  const [initialValues] = useState(() => toFormValues(open, values));
  const form = useAppForm<SectionFormValues>({
    initialValues,
    validate: (typed) => {
      const { values: read, faults } = readFields(open, typed, values);
      const checked = Object.entries(check?.(read) ?? {});
      return {
        ...Object.fromEntries(checked.map(([name, message]) => [nameInForm(name, typed), message])),
        ...faultTexts(faults),
      };
    },
    refusal: props.refusal,
    nameInForm,
    onValuesChange: props.onDirty,
    pending,
    onSubmit: (typed) => props.onSubmit(readFields(open, typed, values).values),
  });
  const stableFields = useStableFields(form);

  return (
    <form aria-label={label} className={frame.form} {...form.formProps}>
      {form.summary === null ? null : <Notice kind="error">{form.summary}</Notice>}
      <Stack gap={20}>
        {locked.length > 0 ? (
          <Stack gap="xs">
            <SectionFacts fields={locked} values={values} />
            <LockReason>{reason}</LockReason>
          </Stack>
        ) : null}
        <SectionFieldsProvider value={stableFields}>
          <Fields values={values} Heading={props.Heading ?? 'h3'} fields={open} form={form} />
        </SectionFieldsProvider>
      </Stack>
      <Group className={classes.buttons} gap="sm" align="stretch">
        <SubmitButton pending={pending} pendingLabel={t`Saving`}>
          {submitLabel ?? <Trans>Save</Trans>}
        </SubmitButton>
        <Button variant="default" size="md" aria-disabled={pending} onClick={() => !pending && onCancel()}>
          <Trans>Cancel</Trans>
        </Button>
      </Group>
    </form>
  );
}

/** The library returns new functions with each render. */
function useStableFields(form: AppForm<SectionFormValues>): SectionFieldValues {
  const latest = useRef(form);
  useLayoutEffect(() => {
    latest.current = form;
  });
  const [fields] = useState<SectionFieldValues>(() => ({
    getValues: form.getValues,
    change: (name, typed) => latest.current.setFieldValue(name, typed, { forceUpdate: false }),
    fill: (name, typed) => latest.current.setFieldValue(name, typed),
    useWatchValue: form.useWatchValue,
  }));
  return fields;
}

interface FieldsProps {
  Heading: 'h2' | 'h3';
  fields: readonly FieldSpec[];
  values: SectionValues;
  form: SectionFields;
}

function Fields({ Heading, fields, values, form }: FieldsProps) {
  const { i18n } = useLingui();
  return fieldGroups(fields).map(({ heading, fields: own }) => (
    <div key={own[0]?.path} className={classes.group}>
      {heading ? (
        <Heading className={classes.heading} data-span="true">
          {i18n._(heading)}
        </Heading>
      ) : null}
      {own.map((spec) => (
        <div key={spec.path} data-span={WIDE.has(spec.kind) || undefined}>
          <RecordField spec={spec} name={spec.path} value={valueAt(values, spec.path)} form={form} />
        </div>
      ))}
    </div>
  ));
}

const WIDE: ReadonlySet<FieldSpec['kind']> = new Set(['rows', 'texts', 'longText', 'custom']);

function useFaultTexts(): (faults: Readonly<Record<string, Fault>>) => Messages<string> {
  const { t, i18n } = useLingui();
  const texts = {
    required: t`Required`,
    oneLine: t`Please remove line breaks, tabs and other control characters.`,
    email: t`Please enter a valid email address.`,
    phone: t`Please enter a telephone number, such as +41 41 555 01 00.`,
    number: t`Please enter a number in the allowed range.`,
    money: t`Please enter an amount, such as 12.50.`,
    unknown: t`No match. Please choose one from the list.`,
  } satisfies Record<Exclude<Fault, object>, string>;
  const describeFault = (fault: Fault) => (typeof fault === 'string' ? texts[fault] : i18n._(fault));
  return (faults) =>
    Object.fromEntries(Object.entries(faults).map(([name, fault]) => [name, describeFault(fault)]));
}

export function LockReason({ children }: { children: ReactNode }) {
  return (
    <Text maw="60ch" c="dimmed" fz="sm">
      {children}
    </Text>
  );
}
