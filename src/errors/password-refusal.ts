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

export function passwordRefusalField(code: ErrorCode): PasswordRefusal['field'] {
  return FIELDS[code] ?? null;
}
