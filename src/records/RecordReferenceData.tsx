import { useRouter } from '@tanstack/react-router';
import { createContext, type ReactNode, use, useMemo } from 'react';
import type { ReferenceData } from './field-spec.ts';

const ReferenceDataContext = createContext<ReferenceData>({ choices: () => [], labelOf: (_, id) => id });

/** Provides the reference data for all choices, so that fields need no property for it. */
export const ReferenceDataProvider = ReferenceDataContext;

export function useReferenceData(): ReferenceData {
  return use(ReferenceDataContext);
}

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
