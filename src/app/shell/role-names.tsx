import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Role } from '#domain/contract.ts';

/** For a role that the reference data do not name. */
export const ROLE_NAMES = {
  traveler: <Trans>Traveler</Trans>,
  'travel-arranger': <Trans>Travel arranger</Trans>,
  'company-admin': <Trans>Company administrator</Trans>,
  'site-admin': <Trans>Site administrator</Trans>,
} satisfies Record<Role, ReactNode>;
