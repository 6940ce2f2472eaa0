import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { PartKind } from '#domain/checkout/checkout-part.ts';
import { type OwnProfile, ProfileLink } from './PassportNotice.tsx';

interface MissingMembershipProps {
  children: ReactNode;
  /** The profile that lacks it; absent for that of another person. */
  profile: OwnProfile | undefined;
  /** The section of the profile that lists such memberships. */
  section: PartKind;
}

/** A membership that a profile lacks, while there is time to add it. */
export function MissingMembership({ children, profile, section }: MissingMembershipProps) {
  return (
    <Text c="dimmed" fz="sm">
      {children} {profile ? <ProfileLink profile={profile} section={section} /> : null}
    </Text>
  );
}
