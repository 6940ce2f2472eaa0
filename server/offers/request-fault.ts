import type { ErrorCode } from '#domain/contract.ts';
import { DomainError } from '../errors.ts';

/** A refusal that is about one field of the body, such as `/checkIn`. */
export function requestFault(code: ErrorCode, path: string, message: string): DomainError {
  return new DomainError(code, `${message}.`, { fields: [{ path: `/body${path}`, message }] });
}
