import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { type SectionValues, valueAt } from '#domain/records/section-values.ts';
import { FormFrame } from '../form/FormFrame.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import type { Messages, Refusal } from '../form/use-form-state.ts';
import { FieldOf } from './FieldOf.tsx';
import { fieldGroups } from './field-groups.ts';
import type { FieldSpec } from './field-spec.ts';
import { LockReason } from './LockReason.tsx';
import { RehearsedKeys } from './RehearsedKeys.tsx';
import { type ReadForm, readFields } from './read-fields.ts';
import { SectionFacts } from './SectionFacts.tsx';
import classes from './SectionForm.module.css';
import { useFaultTexts } from './use-fault-texts.ts';

export interface SectionFormProps {
  label: string;
  fields: readonly FieldSpec[];
  /** What the fields said when the form was opened. */
  values: SectionValues;
  /** Why a field can't be changed by the one who looks at it; null when it can. */
  lockOf?: (path: string) => ReactNode;
  /** What is wrong though each field is right by itself, by the names of fields. */
  check?: (values: SectionValues) => Messages<string>;
  pending: boolean;
  refusal: Refusal | null;
  submitLabel?: ReactNode;
  /** What the headings of groups of fields are; within a section of a page, they come below its own. */
  Heading?: 'h2' | 'h3';
  onSubmit: (values: SectionValues) => void;
  onCancel: () => void;
  /** Something is not as it was when the form was opened. */
  onDirty: () => void;
}

/** The form of a section, from the description of its fields. */
export function SectionForm(props: SectionFormProps) {
  const { label, fields, values, lockOf, check, pending, refusal, submitLabel, onSubmit, onCancel, onDirty } =
    props;
  const { t } = useLingui();
  const faultTexts = useFaultTexts();
  const frame = useRef<HTMLDivElement>(null);
  const locked = fields.filter(({ path }) => lockOf?.(path));
  const open = fields.filter((field) => !locked.includes(field));
  const reason = locked[0] && lockOf?.(locked[0].path);

  // The server's answer comes when the focus is long on the button; it goes to what is to be corrected.
  useEffect(() => {
    if (refusal) frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusal]);

  return (
    <>
      <div ref={frame} onInput={onDirty}>
        <FormFrame<ReadForm>
          label={label}
          read={(form) => readFields(fields, new FormData(form), values)}
          validate={(read) => ({ ...check?.(read.values), ...faultTexts(read.faults) })}
          hasField={() => true}
          onSubmit={(read) => onSubmit(read.values)}
          pending={pending}
          refusal={refusal}
          footer={
            <div className={classes.buttons}>
              <SubmitButton pending={pending} pendingLabel={t`Saving`}>
                {submitLabel ?? <Trans>Save</Trans>}
              </SubmitButton>
              <Button
                variant="default"
                size="md"
                aria-disabled={pending}
                onClick={() => !pending && onCancel()}
              >
                <Trans>Cancel</Trans>
              </Button>
            </div>
          }
        >
          {(field) => (
            <>
              {locked.length > 0 ? (
                <div className={classes.locked}>
                  <SectionFacts fields={locked} values={values} />
                  <LockReason>{reason}</LockReason>
                </div>
              ) : null}
              <Fields
                values={values}
                Heading={props.Heading ?? 'h3'}
                fields={open}
                errorOf={(name) => field(name).error}
                onChange={onDirty}
              />
            </>
          )}
        </FormFrame>
      </div>
      <RehearsedKeys />
    </>
  );
}

interface FieldsProps {
  Heading: 'h2' | 'h3';
  fields: readonly FieldSpec[];
  values: SectionValues;
  errorOf: (name: string) => string | undefined;
  onChange: () => void;
}

function Fields({ Heading, fields, values, errorOf, onChange }: FieldsProps) {
  const { i18n } = useLingui();
  return fieldGroups(fields).map(({ heading, fields: own }) => (
    <div key={own[0]?.path} className={classes.group}>
      {heading ? <Heading className={classes.heading}>{i18n._(heading)}</Heading> : null}
      {own.map((spec) => (
        <div key={spec.path} className={WIDE.has(spec.kind) ? classes.wide : undefined}>
          <FieldOf
            spec={spec}
            name={spec.path}
            value={valueAt(values, spec.path)}
            errorOf={errorOf}
            onChange={onChange}
          />
        </div>
      ))}
    </div>
  ));
}

const WIDE: ReadonlySet<FieldSpec['kind']> = new Set(['rows', 'texts', 'longText', 'custom']);
