import { isCommonPassword, isPersonalPassword, type PersonalTexts } from '#domain/passwords.ts';
import { DomainError } from '../../errors.ts';

export function refuseCommonPassword(password: string, texts: PersonalTexts): void {
  if (!isCommonPassword(password) && !isPersonalPassword(password, texts)) return;
  throw new DomainError(
    'password_too_common',
    'This password is too easy to guess. Please choose another one.',
  );
}
