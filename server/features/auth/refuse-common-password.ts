import { isCommonPassword } from '#domain/passwords.ts';
import { DomainError } from '../../errors.ts';

export function refuseCommonPassword(password: string): void {
  if (!isCommonPassword(password)) return;
  throw new DomainError('password_too_common', 'This password is easy to guess. Please choose another one.');
}
