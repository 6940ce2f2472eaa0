import { createContext, use } from 'react';
import type { Reference } from './field-spec.ts';

const ReferenceContext = createContext<Reference>({ choices: () => [], labelOf: (_, id) => id });

/** Provides the reference data for all choices, so that fields need no property for it. */
export const ReferenceProvider = ReferenceContext;

export function useReference(): Reference {
  return use(ReferenceContext);
}
