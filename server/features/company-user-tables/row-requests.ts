import type { CompanyUserChangeRequest, CompanyUserRecord } from '#domain/contract.ts';
import { foldText } from '../search/fold-text.ts';
import type { MembershipFields } from '../users/company-user-write-repository.ts';
import { MOST_REFERENCE_DEFAULTS } from '../users/save-reference-defaults.ts';
import { APPROVER_COLUMNS, type Cells, REFERENCE_POSITIONS, referenceColumn } from './columns.ts';
import type { Nameable } from './read-cell.ts';

type Defaults = CompanyUserRecord['referenceFieldDefaults'];
type PersonFields = Partial<Record<'firstName' | 'lastName', string>> & { namePrefix?: string | null };

const PLAIN = ['businessPhone', 'mobilePhone', 'contactRelation', 'note'] as const;

/**
 * The changes of a membership, in the form of the single calls; approvers are separate, because they may be
 * set later.
 */
export function toMembershipFields(changes: Cells, { departments, policies }: Nameable): MembershipFields {
  const { department, travelPolicy, active } = changes;
  const plain = PLAIN.flatMap((column) => {
    const text = changes[column];
    return text === undefined ? [] : [[column, text || null] as const];
  });
  return {
    ...Object.fromEntries(plain),
    ...(department !== undefined && { department: departments.get(foldText(department))?.id ?? null }),
    ...(travelPolicy !== undefined && { travelPolicy: policies.get(foldText(travelPolicy))?.id ?? null }),
    ...(active !== undefined && { active: active === 'yes' }),
  };
}

export function toApproverFields(
  changes: Cells,
  memberships: ReadonlyMap<string, string>,
): Pick<CompanyUserChangeRequest, 'level1Approver' | 'level2Approver'> {
  const fields = APPROVER_COLUMNS.flatMap((column) => {
    const address = changes[column];
    if (address === undefined) return [];
    const membership = address === '' ? null : memberships.get(foldText(address));
    return membership === undefined ? [] : [[column, membership] as const];
  });
  return Object.fromEntries(fields);
}

/**
 * All values of reference fields, when any of them changes. Values of removed fields make room first when
 * there are too many.
 */
export function toReferenceDefaults(
  changes: Cells,
  before: Defaults,
  { references }: Nameable,
): { referenceFieldDefaults?: Defaults } {
  const changed = REFERENCE_POSITIONS.map(referenceColumn).flatMap((column) => {
    const [name, value] = [references.get(column), changes[column]];
    return name === undefined || value === undefined ? [] : [{ name, value }];
  });
  if (changed.length === 0) return {};
  const unchanged = before.filter(({ name }) => !changed.some((field) => field.name === name));
  const current = new Set(references.values());
  const referenceFieldDefaults = [
    ...changed.filter(({ value }) => value !== ''),
    ...unchanged.filter(({ name }) => current.has(name)),
    ...unchanged.filter(({ name }) => !current.has(name)),
  ].slice(0, MOST_REFERENCE_DEFAULTS);
  return { referenceFieldDefaults };
}

export function toPersonFields({ firstName, lastName, namePrefix }: Cells): PersonFields {
  return {
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(namePrefix !== undefined && { namePrefix: namePrefix || null }),
  };
}
