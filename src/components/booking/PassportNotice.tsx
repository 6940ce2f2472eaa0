import { Trans } from '@lingui/react/macro';
import type { PassportGap } from '#domain/checkout/passport-gaps.ts';
import { formatDate } from '../../i18n/format.ts';
import { AppLink } from '../AppLink.tsx';
import { Notice } from '../Notice.tsx';

export interface OwnProfile {
  traveler: string;
  href: string;
  /** Otherwise they ask for a change there. */
  mayChange: boolean;
}

interface PassportNoticeProps {
  gaps: readonly PassportGap[];
  ownProfile: OwnProfile | undefined;
}

export function PassportNotice({ gaps, ownProfile }: PassportNoticeProps) {
  return gaps.map((gap) => {
    const isOwn = gap.traveler === ownProfile?.traveler;
    return (
      <Notice
        key={gap.traveler}
        kind="warning"
        title={isOwn ? <OwnTitle {...gap} /> : <Title {...gap} />}
        action={isOwn ? <ProfileLink profile={ownProfile} section="passports" /> : null}
      >
        <Days {...gap} />
      </Notice>
    );
  });
}

function OwnTitle({ endsOn }: PassportGap) {
  return endsOn === null ? (
    <Trans>Your profile has no passport</Trans>
  ) : (
    <Trans>Your passport ends before this trip</Trans>
  );
}

function Title({ firstName, lastName, endsOn }: PassportGap) {
  const name = `${firstName} ${lastName}`;
  return endsOn === null ? (
    <Trans>The profile of {name} has no passport</Trans>
  ) : (
    <Trans>The passport of {name} ends before this trip</Trans>
  );
}

function Days({ endsOn, until }: PassportGap) {
  const needed = formatDate(until);
  if (endsOn === null) return <Trans>The airline requires one that is valid until {needed}.</Trans>;
  const end = formatDate(endsOn);
  return (
    <Trans>
      It is valid until {end}, and the airline requires one until {needed}.
    </Trans>
  );
}

interface ProfileLinkProps {
  profile: OwnProfile;
  section: string;
}

export function ProfileLink({ profile: { href, mayChange }, section }: ProfileLinkProps) {
  return (
    <AppLink href={`${href}#${section}`}>
      {mayChange ? <Trans>Fill in your profile</Trans> : <Trans>Request a change to your profile</Trans>}
    </AppLink>
  );
}
