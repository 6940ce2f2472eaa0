import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, Text } from '@mantine/core';
import type { CheckoutInfo } from '#domain/checkout/checkout-info.ts';
import { type CheckoutPart, findPurpose, listLevels } from '#domain/checkout/checkout-part.ts';
import { levelsWithoutApprover } from '#domain/checkout/levels-without-approver.ts';
import {
  type MissingMembership as Missing,
  missingMemberships,
  type ProgrammesOf,
} from '#domain/checkout/missing-memberships.ts';
import { findLastDay } from '#domain/checkout/part-requests.ts';
import {
  type PassengerRequirements,
  passengerRequirements,
} from '#domain/checkout/passenger-requirements.ts';
import { passportGaps } from '#domain/checkout/passport-gaps.ts';
import type { CheckoutTerms, EnumEntry } from '#domain/contract.ts';
import { breaksRule } from '#domain/policy/breaks-rule.ts';
import { needsReason } from '#domain/policy/needs-reason.ts';
import { ClashNotice, type ClashNoticeProps } from '../../components/booking/ClashNotice.tsx';
import { MissingMembership } from '../../components/booking/MissingMembership.tsx';
import { type OwnProfile, PassportNotice } from '../../components/booking/PassportNotice.tsx';
import { Notice } from '../../components/Notice.tsx';
import { OpenTripLink } from '../../components/trip-status/OpenTripLink.tsx';
import classes from './Checkout.module.css';
import { CheckoutSection } from './CheckoutSection.tsx';
import { PurposeSection, ReasonSection, ReferencesSection } from './DetailsSections.tsx';
import type { OrderProgress } from './OrderAction.tsx';
import { type PassengerChoices, PassengerFields } from './PassengerFields.tsx';
import { PaymentSection } from './PaymentSection.tsx';
import { type CheckoutForm, type SaveToProfiles, useCheckoutForm } from './use-checkout-form.ts';

export interface CheckoutFieldsProps {
  terms: CheckoutTerms;
  parts: readonly CheckoutPart[];
  info: CheckoutInfo;
  purposes: readonly EnumEntry[];
  cardBrands: readonly EnumEntry[];
  passengerChoices: PassengerChoices;
  programmesOf: ProgrammesOf;
  /** An instant. */
  now: string;
  progress: OrderProgress;
  clashes: ClashNoticeProps;
  refusal: string | null;
  earlierTripHref: string | null;
  ownProfile?: OwnProfile;
  onEdit: (info: CheckoutInfo) => void;
  onSubmit: (info: CheckoutInfo) => void;
  onSaveToProfiles: SaveToProfiles | null;
}

export function CheckoutFields(props: CheckoutFieldsProps & { formId: string }) {
  const { formId, terms, parts, info, purposes, cardBrands, passengerChoices, now, progress } = props;
  const { clashes, refusal, earlierTripHref, ownProfile, onEdit, onSubmit, onSaveToProfiles } = props;
  const { t } = useLingui();
  const endsOn = findLastDay(parts);
  const passengers = passengerRequirements(parts);
  const reasonNeeded = parts.some(({ priced }) => needsReason(priced.verdict));
  const isStuck = levelsWithoutApprover(listLevels(parts), terms.approvers).length > 0;
  const form = useCheckoutForm({
    terms,
    endsOn,
    needsReason: reasonNeeded,
    passengers,
    today: now.slice(0, 10),
    info,
    locked: isStuck || progress !== 'resting',
    onEdit,
    onSubmit,
    onSaveToProfiles,
  });
  return (
    <form
      id={formId}
      ref={form.form}
      aria-label={t`Checkout`}
      style={{ display: 'contents' }}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      {refusal === null ? null : (
        <Notice kind="error" action={earlierTripHref && <OpenTripLink href={earlierTripHref} />}>
          {refusal}
        </Notice>
      )}
      <ClashNotice {...clashes} />
      <TravelersSection
        travelers={terms.travelers}
        passengers={passengers}
        choices={passengerChoices}
        missing={missingMemberships(parts, props.programmesOf, terms.memberships)}
        maySaveToProfiles={onSaveToProfiles !== null}
        ownProfile={ownProfile}
        form={form}
      />
      <PaymentSection terms={terms} endsOn={endsOn} form={form} cardBrands={cardBrands} />
      <ReferencesSection fields={terms.referenceFields} form={form} />
      <PurposeSection purposes={purposes} isKnown={findPurpose(parts) !== ''} form={form} />
      {reasonNeeded ? (
        <ReasonSection form={form} isRuleBroken={parts.some(({ priced }) => breaksRule(priced.verdict))} />
      ) : null}
    </form>
  );
}

interface TravelersSectionProps {
  travelers: CheckoutTerms['travelers'];
  passengers: readonly PassengerRequirements[];
  choices: PassengerChoices;
  missing: readonly Missing[];
  maySaveToProfiles: boolean;
  ownProfile: OwnProfile | undefined;
  form: CheckoutForm;
}

function TravelersSection(props: TravelersSectionProps) {
  const { travelers, passengers, choices, missing, maySaveToProfiles, ownProfile, form } = props;
  const isSavable = maySaveToProfiles && passengers.some(({ missing }) => missing.length > 0);
  const others = travelers.filter(({ _id }) => !passengers.some(({ traveler }) => traveler === _id));
  return (
    <CheckoutSection title={<Trans>Travellers</Trans>}>
      <PassportNotice gaps={passportGaps(passengers)} ownProfile={ownProfile} />
      {passengers.map((passenger) => (
        <PassengerFields key={passenger.traveler} passenger={passenger} choices={choices} form={form} />
      ))}
      {passengers.some(isToBeEntered) ? (
        <Text c="dimmed" fz="sm">
          {isSavable ? (
            <Trans>What you enter goes to the airline and is kept with this trip.</Trans>
          ) : (
            <Trans>
              What you enter goes to the airline and is kept with this trip. The profile stays as it is.
            </Trans>
          )}
        </Text>
      ) : null}
      {isSavable ? (
        <Checkbox
          label={<Trans>Add date of birth and gender to the profile, too</Trans>}
          checked={form.values.saveToProfiles}
          onChange={(event) => form.change(null, { saveToProfiles: event.currentTarget.checked })}
        />
      ) : null}
      {others.length > 0 ? (
        <ul className={classes.people}>
          {others.map(({ _id, firstName, lastName }) => (
            <li key={_id}>
              {firstName} {lastName}
            </li>
          ))}
        </ul>
      ) : null}
      {missing.map((one) => (
        <Memberships key={`${one.kind} ${one.programme.id}`} missing={one} ownProfile={ownProfile} />
      ))}
    </CheckoutSection>
  );
}

interface MembershipsProps {
  missing: Missing;
  ownProfile: OwnProfile | undefined;
}

/** The programme of a hotel or a rental company that profiles lack. */
function Memberships({ missing: { kind, programme, travelers }, ownProfile }: MembershipsProps) {
  const { i18n } = useLingui();
  const own = travelers.find(({ _id }) => _id === ownProfile?.traveler);
  const others = travelers.filter((traveler) => traveler !== own);
  const names = new Intl.ListFormat(i18n.locale).format(
    others.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
  );
  const name = programme.label;
  return (
    <>
      {own ? (
        <MissingMembership profile={ownProfile} section={kind}>
          <Trans>Your profile has no membership in {name}.</Trans>
        </MissingMembership>
      ) : null}
      {others.length > 0 ? (
        <MissingMembership profile={undefined} section={kind}>
          <Plural
            value={others.length}
            one={`The profile of ${names} has no membership in ${name}.`}
            other={`The profiles of ${names} have no membership in ${name}.`}
          />
        </MissingMembership>
      ) : null}
    </>
  );
}

/** The profile lacks something, or a passport that is valid long enough. */
function isToBeEntered({ missing, passport }: PassengerRequirements): boolean {
  return missing.length > 0 || (passport !== null && !passport.offered.some(({ valid }) => valid));
}
