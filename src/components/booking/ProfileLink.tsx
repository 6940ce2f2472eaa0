import { Trans } from '@lingui/react/macro';
import { AppLink } from '../AppLink.tsx';

/** The profile of the user, who may be a traveller. */
export interface OwnProfile {
  /** Their id as a traveller. */
  traveler: string;
  href: string;
  /** Otherwise they ask for a change there. */
  mayChange: boolean;
}

interface ProfileLinkProps {
  profile: OwnProfile;
  section: 'passports' | 'flight';
}

/** Leads to a section of the own profile. */
export function ProfileLink({ profile: { href, mayChange }, section }: ProfileLinkProps) {
  return (
    <AppLink href={`${href}#${section}`}>
      {mayChange ? <Trans>Fill in your profile</Trans> : <Trans>Ask for a change of your profile</Trans>}
    </AppLink>
  );
}
