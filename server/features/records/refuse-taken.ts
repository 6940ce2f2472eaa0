import type { ErrorCode } from '#domain/contract.ts';
import { violatedConstraint } from '../../db/violated-constraint.ts';
import { DomainError } from '../../errors.ts';

export interface ConstraintRefusal {
  code: ErrorCode;
  path: string;
  detail: string;
}

/**
 * Runs a transaction, and reports to the caller which field has a value that is already taken; also when
 * several callers try at once, because the database decides.
 */
export async function refuseTaken<Result>(
  constraints: Readonly<Record<string, ConstraintRefusal>>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (thrown) {
    const constraint = constraints[violatedConstraint(thrown) ?? ''];
    if (!constraint) throw thrown;
    const { code, path, detail } = constraint;
    throw new DomainError(code, detail, { fields: [{ path, code: 'taken' }] });
  }
}
