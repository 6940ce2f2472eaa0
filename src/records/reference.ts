import { createContext, use } from 'react';
import type { Reference } from './field-spec.ts';

const ReferenceContext = createContext<Reference>({ choices: () => [], labelOf: (_, id) => id });

/** Says once where choices come from, so that no field has to be told. */
export const ReferenceProvider = ReferenceContext;

export function useReference(): Reference {
  return use(ReferenceContext);
}
