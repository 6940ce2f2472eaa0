import type { Kysely } from 'kysely';
import type { CompanyUserRecord } from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';
import type { FieldFault } from '../../errors.ts';
import { refuseInvalidFields } from '../../field-errors.ts';
import { choiceFaults } from '../enums/choice-faults.ts';
import type { MembershipFields } from './company-user-write-repository.ts';
import { belongsTo, isActiveIn } from './membership-reference-repository.ts';

interface Place {
  companyId: string;
  /** The existing membership, if any; its values may stay. */
  before?: CompanyUserRecord;
  path: string;
}

/** Refuses departments and policies of other companies, and approvers who can't approve. */
export async function refuseMembershipFaults(
  db: Kysely<Database>,
  { companyId, before, path }: Place,
  fields: MembershipFields,
): Promise<void> {
  const { department, travelPolicy, contactRelation } = fields;
  const category = 'contactrelations' as const;
  const faults: FieldFault[] = [
    ...choiceFaults([
      { category, id: contactRelation, before: before?.contactRelation, path: `${path}/contactRelation` },
    ]),
  ];
  if (department && !(await belongsTo(db, 'departments', { companyId, id: department }))) {
    faults.push({ path: `${path}/department`, code: 'not_found' });
  }
  if (travelPolicy && !(await belongsTo(db, 'travel_policies', { companyId, id: travelPolicy }))) {
    faults.push({ path: `${path}/travelPolicy`, code: 'not_found' });
  }
  for (const level of ['level1Approver', 'level2Approver'] as const) {
    const approver = fields[level];
    if (!approver || approver === before?.[level]?._id) continue;
    if (approver === before?._id || !(await isActiveIn(db, companyId, approver))) {
      faults.push({ path: `${path}/${level}`, code: 'not_active_colleague' });
    }
  }
  refuseInvalidFields(faults);
}
