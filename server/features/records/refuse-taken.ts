import type { ErrorCode } from '#domain/contract.ts';
import { violatedConstraint } from '../../db/violated-constraint.ts';
import { DomainError } from '../../errors.ts';

/** What is said when a unique constraint is met. */
export interface Taken {
  code: ErrorCode;
  /** The field of the request. */
  path: string;
  detail: string;
}

/**
 * Does a work of one transaction, and tells the caller which field names what somebody else has already; also when
 * several try at once, because the database decides.
 */
export async function refuseTaken<Result>(
  constraints: Readonly<Record<string, Taken>>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (thrown) {
    const taken = constraints[violatedConstraint(thrown) ?? ''];
    if (!taken) throw thrown;
    const { code, path, detail } = taken;
    throw new DomainError(code, detail, { fields: [{ path, message: 'is taken' }] });
  }
}
