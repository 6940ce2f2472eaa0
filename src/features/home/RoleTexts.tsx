import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Role } from '#domain/contract.ts';

interface RoleProps {
  role: Role;
}

const NAMES = {
  traveler: <Trans>Traveler</Trans>,
  'travel-arranger': <Trans>Travel arranger</Trans>,
  'company-admin': <Trans>Company administrator</Trans>,
  'site-admin': <Trans>Site administrator</Trans>,
} satisfies Record<Role, ReactNode>;

const DUTIES = {
  traveler: <Trans>Your business travel starts here.</Trans>,
  'travel-arranger': <Trans>Your travels, and those of your colleagues, start here.</Trans>,
  'company-admin': <Trans>Your company's travel starts here.</Trans>,
  'site-admin': <Trans>The travel of all companies starts here.</Trans>,
} satisfies Record<Role, ReactNode>;

export function RoleName({ role }: RoleProps) {
  return NAMES[role];
}

export function RoleDuty({ role }: RoleProps) {
  return DUTIES[role];
}
