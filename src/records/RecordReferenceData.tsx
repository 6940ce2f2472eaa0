import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { ReferenceDataProvider } from './reference-data.ts';

/** Provides the choices of record fields. */
export function RecordReferenceData({ children }: { children: ReactNode }) {
  const { enums } = useRouter().options.context;
  const reference = useMemo(
    () => ({
      choices: (category: string) => enums.choices(category),
      labelOf: (category: string, id: string) => enums.find(category, id)?.label ?? id,
    }),
    [enums],
  );
  return <ReferenceDataProvider value={reference}>{children}</ReferenceDataProvider>;
}
