import { useLingui } from '@lingui/react';
import type { SectionValues } from '#domain/records/section-values.ts';
import type { Messages } from '../../components/form/use-app-form.ts';
import type { UserSection } from './user-sections.ts';

export function useSectionCheck(
  { findFaults }: UserSection,
  stored: SectionValues,
): (values: SectionValues) => Messages<string> {
  const { i18n } = useLingui();
  return (values) =>
    Object.fromEntries(
      Object.entries(findFaults?.(values, stored) ?? {}).map(([name, fault]) => [name, i18n._(fault)]),
    );
}
