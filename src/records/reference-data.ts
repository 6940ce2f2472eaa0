import { createContext, use } from 'react';
import type { ReferenceData } from './field-spec.ts';

const ReferenceDataContext = createContext<ReferenceData>({ choices: () => [], labelOf: (_, id) => id });

/** Provides the reference data for all choices, so that fields need no property for it. */
export const ReferenceDataProvider = ReferenceDataContext;

export function useReferenceData(): ReferenceData {
  return use(ReferenceDataContext);
}
