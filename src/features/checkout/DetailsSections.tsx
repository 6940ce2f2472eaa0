import '@mantine/core/styles/Combobox.layer.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { CheckoutTerms, EnumEntry } from '#domain/contract.ts';
import { Notice } from '../../components/Notice.tsx';
import classes from './Checkout.module.css';
import { CheckoutSection } from './CheckoutSection.tsx';
import { REASON_TEXTS } from './checkout-texts.ts';
import type { CheckoutValues } from './checkout-values.ts';
import type { CheckoutForm } from './use-checkout-form.ts';

interface ReferencesSectionProps {
  fields: CheckoutTerms['referenceFields'];
  form: CheckoutForm;
}

export function ReferencesSection({ fields, form: { values, missing, change } }: ReferencesSectionProps) {
  const { t } = useLingui();
  if (fields.length === 0) return null;
  return (
    <CheckoutSection title={<Trans>References</Trans>}>
      <div className={classes.references}>
        {fields.map(({ position, name, mandatory }) => (
          <TextInput
            key={position}
            label={mandatory ? name : t`${name} (optional)`}
            maxLength={120}
            value={values.references[position] ?? ''}
            error={missing.includes(`reference${position}`) ? t`Required` : undefined}
            onChange={(event) =>
              change(`reference${position}`, {
                references: { ...values.references, [position]: event.currentTarget.value },
              })
            }
          />
        ))}
      </div>
    </CheckoutSection>
  );
}

interface PurposeSectionProps {
  purposes: readonly EnumEntry[];
  isKnown: boolean;
  form: CheckoutForm;
}

export function PurposeSection({ purposes, isKnown, form }: PurposeSectionProps) {
  const { t } = useLingui();
  const { values, missing, change } = form;
  const known = isKnown ? purposes.find(({ id }) => id === values.purpose)?.label : undefined;
  return (
    <CheckoutSection title={<Trans>About the trip</Trans>}>
      {known !== undefined ? (
        <p>
          <Trans>Trip purpose: {known}</Trans>
        </p>
      ) : (
        <NativeSelect
          variant="standard"
          label={t`Trip purpose`}
          data={[{ value: '', label: t`None` }, ...purposes.map(({ id, label }) => ({ value: id, label }))]}
          value={values.purpose}
          error={missing.includes('purpose') ? t`Required` : undefined}
          onChange={(event) => change('purpose', { purpose: event.currentTarget.value })}
        />
      )}
      <Textarea
        variant="standard"
        label={t`Comment (optional)`}
        maxLength={1000}
        rows={3}
        value={values.comment}
        onChange={(event) => change(null, { comment: event.currentTarget.value })}
      />
    </CheckoutSection>
  );
}

type ReasonValues = Pick<CheckoutValues, 'reasonCode' | 'reasonText'>;

interface ReasonForm {
  values: ReasonValues;
  missing: readonly string[];
  change: (field: keyof ReasonValues, changes: Partial<ReasonValues>) => void;
}

interface ReasonSectionProps {
  form: ReasonForm;
  isRuleBroken: boolean;
}

export function ReasonSection({ form, isRuleBroken }: ReasonSectionProps) {
  const { t } = useLingui();
  const { values, missing, change } = form;
  const messageOf = (field: keyof ReasonValues) => (missing.includes(field) ? t`Required` : undefined);
  const codes = Object.entries(REASON_TEXTS).map(([value, text]) => ({ value, label: t(text) }));
  return (
    <CheckoutSection title={<Trans>Reason</Trans>}>
      <Notice
        kind="warning"
        title={
          isRuleBroken ? (
            <Trans>A rule of the policy is broken</Trans>
          ) : (
            <Trans>The price has to be approved</Trans>
          )
        }
      >
        <Trans>Say why you choose it anyway. Your reason is saved with the trip.</Trans>
      </Notice>
      <NativeSelect
        variant="standard"
        label={t`Why this one`}
        data={[{ value: '', label: t`None` }, ...codes]}
        value={values.reasonCode}
        error={messageOf('reasonCode')}
        onChange={(event) => change('reasonCode', { reasonCode: toReasonCode(event.currentTarget.value) })}
      />
      <Textarea
        variant="standard"
        label={values.reasonCode === 'other' ? t`In your own words` : t`In your own words (optional)`}
        maxLength={500}
        rows={2}
        value={values.reasonText}
        error={messageOf('reasonText')}
        onChange={(event) => change('reasonText', { reasonText: event.currentTarget.value })}
      />
    </CheckoutSection>
  );
}

function toReasonCode(value: string): CheckoutValues['reasonCode'] {
  return Object.keys(REASON_TEXTS).includes(value) ? (value as CheckoutValues['reasonCode']) : ''; // one of the keys
}
