import type { Role } from './contract.ts';

/** Practice is no subject of the abilities: it is for those who look after the company that they act in. */
const ROLES: readonly Role[] = ['company-admin', 'site-admin'];

export function mayPractise(role: Role): boolean {
  return ROLES.includes(role);
}
