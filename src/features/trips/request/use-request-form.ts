import { useLingui } from '@lingui/react/macro';
import type { Trip } from '#domain/contract.ts';
import { type AppForm, useAppForm } from '../../../components/form/use-app-form.ts';
import { type InfoValues, infoValues, missingInfo, toInfoEdit, trimInfo } from './info-values.ts';
import type { InfoEdit } from './requesting.ts';

interface RequestFormOptions {
  info: Trip['bookingInfo'];
  needsReason: boolean;
  pending: boolean;
  onSubmit: (edit: InfoEdit) => void;
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
    onSubmit: (values) => onSubmit(toInfoEdit(trimInfo(values))),
  });
}
