import { useLingui } from '@lingui/react/macro';
import type { Trip } from '#domain/contract.ts';
import { useFormState } from '../../../components/form/use-form-state.ts';
import { type InfoValues, missingInfo, readInfo } from './info-values.ts';

interface RequestFormOptions {
  info: Trip['bookingInfo'];
  needsReason: boolean;
  pending: boolean;
  onSubmit: (values: InfoValues) => void;
}

/** The fields of a request, all of which that are mandatory have to be filled in. */
export function useRequestForm({ info, needsReason, pending, onSubmit }: RequestFormOptions) {
  const { t } = useLingui();
  const required = t`Required`;
  return useFormState({
    read: (form) => readInfo(form, info),
    hasField: () => false,
    validate: (values) =>
      Object.fromEntries(missingInfo(values, needsReason).map((name) => [name, required])),
    refusal: null,
    pending,
    onSubmit,
  });
}
