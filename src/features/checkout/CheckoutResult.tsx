import { Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { lastAddition } from '#domain/checkout/trip-snapshot.ts';
import type { Trip, TripPart } from '#domain/contract.ts';
import { heldUntil, partsByOutcome } from '#domain/parts-by-outcome.ts';
import { AppLink } from '../../components/AppLink.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Surface } from '../../components/Page.tsx';
import { Spinner } from '../../components/Spinner.tsx';
import { OpenTripLink } from '../../components/trip-status/OpenTripLink.tsx';
import { partName } from '../../components/trip-status/part-name.ts';
import { formatFullInstant, localZone } from '../../i18n/format.ts';
import { AnswerLostNotice } from './AnswerLostNotice.tsx';
import { BackToOffers } from './BackToOffers.tsx';
import { FAILURE_TEXTS } from './checkout-texts.ts';

export type CheckoutResultProps =
  | { state: 'unclear'; asking: boolean; onAskAgain: () => void }
  | { state: 'confirming' | 'outcomeUnknown'; tripHref: string }
  | { state: 'confirmed' | 'partlyBooked' | 'waitingForApproval'; trip: Trip; tripHref: string }
  | { state: 'failed'; trip: Trip; tripHref: string; onPickAnother: () => void };

export function CheckoutResult(props: CheckoutResultProps) {
  const { state } = props;
  const result = useRef<HTMLDivElement>(null);
  // The button that was pressed has gone with the form, or the result before has gone; focus is outside of React.
  useEffect(() => {
    const heading = result.current?.querySelector('h2');
    if (state && document.activeElement === document.body) heading?.focus();
  }, [state]);
  return <Stack ref={result}>{renderContent(props)}</Stack>;
}

function renderContent(props: CheckoutResultProps): ReactNode {
  switch (props.state) {
    case 'unclear':
      return <Unclear {...props} />;
    case 'confirming':
    case 'outcomeUnknown':
      return <UnderWay {...props} />;
    case 'confirmed':
      return <Confirmed {...props} />;
    case 'partlyBooked':
      return <PartlyBooked {...props} />;
    case 'waitingForApproval':
      return <Waiting {...props} />;
    case 'failed':
      return <Failed {...props} />;
  }
}

function Unclear(props: { asking: boolean; onAskAgain: () => void }) {
  return (
    <AnswerLostNotice {...props} title={<Trans>We do not know yet whether it was booked</Trans>}>
      <Trans>The answer was lost. We will ask again; nothing is booked twice.</Trans>
    </AnswerLostNotice>
  );
}

function UnderWay({ state, tripHref }: { state: 'confirming' | 'outcomeUnknown'; tripHref: string }) {
  return (
    <Surface>
      <Spinner />
      <p role="status">
        {state === 'confirming' ? (
          <Trans>The booking is being made. This page will tell you when it is confirmed.</Trans>
        ) : (
          <Trans>The supplier has not answered. We look the booking up; nothing is booked twice.</Trans>
        )}
      </p>
      <OpenTripLink href={tripHref} />
    </Surface>
  );
}

interface TripProps {
  trip: Trip;
  tripHref: string;
}

function Confirmed({ trip: { itineraryRefId, title }, tripHref }: TripProps) {
  return (
    <Notice
      kind="success"
      isHeading
      title={<Trans>Your trip is booked</Trans>}
      action={<OpenTripLink href={tripHref} />}
    >
      <Trans>
        {title}. Booking reference {itineraryRefId}; the confirmation comes by e-mail.
      </Trans>
    </Notice>
  );
}

function PartlyBooked({ trip, tripHref }: TripProps) {
  const { booked, failed, held } = partsByOutcome(trip);
  const end = heldUntil(held);
  const until = end ? formatFullInstant(end, localZone()) : null;
  return (
    <Notice
      kind="warning"
      isHeading
      title={
        booked.length > 0 ? (
          <Trans>Your trip is partly booked</Trans>
        ) : (
          <Trans>A part of your trip could not be booked</Trans>
        )
      }
      action={
        <AppLink href={tripHref}>
          <Trans>Decide what happens to the trip</Trans>
        </AppLink>
      }
    >
      <ul data-bullets="true">
        {booked.map((part) => (
          <li key={part._id}>
            <BookedPart name={partName(part)} />
          </li>
        ))}
        {failed.map((part) => (
          <li key={part._id}>
            <UnbookedPart part={part} name={partName(part)} />
          </li>
        ))}
        {held.map((part) => (
          <li key={part._id}>
            <PartOnHold name={partName(part)} until={until} />
          </li>
        ))}
      </ul>
      <p>
        <Trans>What is booked stays booked. Nothing has to be paid for what was not booked.</Trans>
      </p>
    </Notice>
  );
}

function BookedPart({ name }: { name: string }) {
  return <Trans>Booked: {name}</Trans>;
}

function UnbookedPart({ part: { failure }, name }: { part: TripPart; name: string }) {
  const { t } = useLingui();
  const why = failure ? t(FAILURE_TEXTS[failure]) : null;
  return why ? (
    <Trans>
      Not booked: {name}. {why}
    </Trans>
  ) : (
    <Trans>Not booked: {name}</Trans>
  );
}

function PartOnHold({ name, until }: { name: string; until: string | null }) {
  return until ? (
    <Trans>
      Held until {until}: {name}
    </Trans>
  ) : (
    <Trans>Held: {name}</Trans>
  );
}

function Waiting({ trip: { approval }, tripHref }: TripProps) {
  const { t } = useLingui();
  const names = approval?.deciders.map(({ firstName, lastName }) => `${firstName} ${lastName}`) ?? [];
  const name = names.length > 0 ? names.join(t` or `) : t`An administrator`;
  const until = approval ? formatFullInstant(approval.until, localZone()) : '';
  return (
    <Notice
      kind="info"
      isHeading
      title={<Trans>Your trip is waiting for approval</Trans>}
      action={<OpenTripLink href={tripHref} />}
    >
      {approval ? (
        <Trans>
          {name} can approve it until {until}. Without a decision by then, it is not booked, and you can
          request it again.
        </Trans>
      ) : null}
    </Notice>
  );
}

function Failed({ trip, tripHref, onPickAnother }: TripProps & { onPickAnother: () => void }) {
  const { t } = useLingui();
  const { booked } = partsByOutcome(trip);
  const failure = (lastAddition(trip) ?? trip.parts).find((part) => part.failure !== undefined)?.failure;
  return (
    <>
      <Notice
        kind="error"
        isHeading
        title={
          booked.length > 0 ? <Trans>What you added was not booked</Trans> : <Trans>Nothing was bought</Trans>
        }
        action={<BackToOffers onPickAnother={onPickAnother} />}
      >
        <p>{failure ? t(FAILURE_TEXTS[failure]) : <Trans>The booking could not be made.</Trans>}</p>
        {booked.length > 0 ? (
          <ul data-bullets="true">
            {booked.map((part) => (
              <li key={part._id}>
                <BookedPart name={partName(part)} />
              </li>
            ))}
          </ul>
        ) : null}
      </Notice>
      <OpenTripLink href={tripHref} />
    </>
  );
}
