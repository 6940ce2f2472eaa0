import { Trans, useLingui } from '@lingui/react/macro';
import { chooseMembership } from '#domain/flight-booking/selected-extras.ts';
import { MissingMembership } from '../../../components/booking/MissingMembership.tsx';
import { ChoiceField } from '../../../components/results/CheckList.tsx';
import classes from './FlightOptions.module.css';
import { OptionsSection } from './OptionsSection.tsx';
import type { FlightOptionsScreenProps, Membership } from './options-props.ts';

type MembershipsSectionProps = Pick<
  FlightOptionsScreenProps,
  'travelers' | 'memberships' | 'ownProfile' | 'programOf' | 'extras' | 'onWrite'
>;

const NONE = '';

export function MembershipsSection(props: MembershipsSectionProps) {
  const { travelers, memberships, ownProfile, programOf, extras, onWrite } = props;
  const { t } = useLingui();
  return (
    <OptionsSection title={<Trans>Memberships</Trans>}>
      <div className={classes.fields}>
        {travelers.map(({ _id, firstName, lastName }) => {
          const fitting = memberships.get(_id) ?? [];
          const name = `${firstName} ${lastName}`;
          if (fitting.length === 0) {
            return (
              <MissingMembership
                key={_id}
                profile={_id === ownProfile?.traveler ? ownProfile : undefined}
                section="flight"
              >
                <Trans>{name} has no membership that fits these airlines.</Trans>
              </MissingMembership>
            );
          }
          const chosen = extras.memberships.find(({ traveler }) => traveler === _id);
          const options = fitting.map((membership) => ({
            value: buildKey(membership),
            label: `${programOf(membership.program)}, ${membership.membershipNumber}`,
          }));
          return (
            <ChoiceField
              key={_id}
              label={t`Membership of ${name}`}
              value={chosen ? buildKey(chosen) : NONE}
              options={[{ value: NONE, label: t`None` }, ...options]}
              onChange={(value) => {
                const found = fitting.find((membership) => buildKey(membership) === value) ?? null;
                onWrite(chooseMembership(extras, _id, found));
              }}
            />
          );
        })}
      </div>
    </OptionsSection>
  );
}

function buildKey({ program, membershipNumber }: Membership): string {
  return `${program} ${membershipNumber}`;
}
