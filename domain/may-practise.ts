import type { Role } from './contract.ts';

/** Not an ability: it depends on the company that the person acts in, not on a record. */
const ROLES: readonly Role[] = ['company-admin', 'site-admin'];

export function mayPractise(role: Role): boolean {
  return ROLES.includes(role);
}
