import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { ReferenceProvider } from './reference.ts';

/** Provides the choices of record fields. */
export function RecordReference({ children }: { children: ReactNode }) {
  const { enums } = useRouter().options.context;
  const reference = useMemo(
    () => ({
      choices: (category: string) => enums.choices(category),
      labelOf: (category: string, id: string) => enums.find(category, id)?.label ?? id,
    }),
    [enums],
  );
  return <ReferenceProvider value={reference}>{children}</ReferenceProvider>;
}
