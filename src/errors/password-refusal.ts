import type { ErrorCode } from '#domain/contract.ts';
import type { Refusal } from '../components/form/use-app-form.ts';

export interface PasswordRefusal extends Refusal {
  field: 'currentPassword' | 'newPassword' | null;
}

const FIELDS: Partial<Record<ErrorCode, PasswordRefusal['field']>> = {
  password_incorrect: 'currentPassword',
  password_too_common: 'newPassword',
  password_unchanged: 'newPassword',
};

/** The field that a refusal of a password is about, or null when it is about none in particular. */
export function passwordRefusalField(code: ErrorCode): PasswordRefusal['field'] {
  return FIELDS[code] ?? null;
}
