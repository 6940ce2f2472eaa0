import type { CompanyGeneralRequest } from '#domain/contract.ts';
import type { ConstraintRefusal } from '../records/refuse-taken.ts';
import { UNIQUE_CUSTOMER_ID, UNIQUE_NAME } from './general-repository.ts';

/** Values that another company may already have: a name also conflicts when a company joins a group. */
export function companyTaken({ name }: CompanyGeneralRequest): Readonly<Record<string, ConstraintRefusal>> {
  return {
    [UNIQUE_NAME]: {
      code: 'name_taken',
      path: name === undefined ? '/body/companyGroup' : '/body/name',
      detail: 'A company of this group, or another one without a group, has the name.',
    },
    [UNIQUE_CUSTOMER_ID]: {
      code: 'customer_id_taken',
      path: '/body/customerId',
      detail: 'Another company has the customer number.',
    },
  };
}
