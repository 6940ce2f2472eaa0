import type { SectionFields } from './field-spec.ts';

/** The error message of the field of this name. */
export function messageAt({ errors }: Pick<SectionFields, 'errors'>, name: string): string | undefined {
  const message = errors[name];
  return typeof message === 'string' ? message : undefined;
}
