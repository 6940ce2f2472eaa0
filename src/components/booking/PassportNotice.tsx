import { Trans } from '@lingui/react/macro';
import type { PassportGap } from '#domain/checkout/passport-gaps.ts';
import { formatDate } from '../../i18n/format.ts';
import { Notice } from '../Notice.tsx';
import { type OwnProfile, ProfileLink } from './ProfileLink.tsx';

interface PassportNoticeProps {
  gaps: readonly PassportGap[];
  ownProfile: OwnProfile | undefined;
}

/** The passports that end before a trip, or that profiles lack, while there is time to renew them. */
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
