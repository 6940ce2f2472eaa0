import { useLingui } from '@lingui/react/macro';
import type { Trip } from '#domain/contract.ts';
import { type AppForm, useAppForm } from '../../../components/form/use-app-form.ts';
import { type InfoValues, infoValues, missingInfo, toInfoChange, trimInfo } from './info-values.ts';
import type { InfoChange } from './requesting.ts';

interface RequestFormOptions {
  info: Trip['bookingInfo'];
  needsReason: boolean;
  pending: boolean;
  onSubmit: (change: InfoChange) => void;
}

export function useRequestForm(options: RequestFormOptions): AppForm<InfoValues> {
  const { info, needsReason, pending, onSubmit } = options;
  const { t } = useLingui();
  const required = t`Required`;
  return useAppForm<InfoValues>({
    initialValues: infoValues(info),
    validate: (values) =>
      Object.fromEntries(missingInfo(trimInfo(values), needsReason).map((name) => [name, required])),
    pending,
    onSubmit: (values) => onSubmit(toInfoChange(trimInfo(values))),
  });
}
