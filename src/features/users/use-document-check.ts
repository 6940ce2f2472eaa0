import { useLingui } from '@lingui/react/macro';
import type { SectionValues } from '#domain/records/section-values.ts';
import type { Messages } from '../../components/form/use-form-state.ts';
import { documentFaults } from './document-faults.ts';

/** What is wrong with the days of passports and visas, in words. */
export function useDocumentCheck(): (values: SectionValues) => Messages<string> {
  const { t } = useLingui();
  return (values) =>
    Object.fromEntries(documentFaults(values).map((name) => [name, t`It ends before it begins.`]));
}
