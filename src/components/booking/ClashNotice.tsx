import { Trans } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import type { BookingTraveler } from '#domain/booking/flow-types.ts';
import type { Clash } from '#domain/clashes/find-clashes.ts';
import type { PlannedPart } from '#domain/clashes/planned-part.ts';
import { formatDayRange } from '#domain/day-range.ts';
import { formatFullDay } from '../../i18n/format.ts';
import { AppLink } from '../AppLink.tsx';
import { Notice } from '../Notice.tsx';
import { paths } from '../paths.ts';

export interface ClashNoticeProps {
  clashes: readonly Clash[];
  travelers: readonly BookingTraveler[];
}

export function ClashNotice({ clashes, travelers }: ClashNoticeProps) {
  if (clashes.length === 0) return null;
  // Clashes with the same wording, such as the same flight three times in a draft, are listed once.
  const differing = new Map(clashes.map((clash) => [keyOf(clash), clash]));
  return (
    <Notice kind="info" title={<Trans>Check the dates and times</Trans>}>
      <Stack
        component="ul"
        variant="breakable"
        m="0 0 var(--mantine-spacing-xs)"
        ps="var(--mantine-spacing-md)"
        gap={0}
      >
        {[...differing].map(([key, clash]) => (
          <li key={key}>
            <ClashText clash={clash} />
            <Names clash={clash} travelers={travelers} />
          </li>
        ))}
      </Stack>
      <Trans>You can still book it.</Trans>
    </Notice>
  );
}

function ClashText({ clash }: { clash: Clash }) {
  if ('leg' in clash) return <CarText clash={clash} />;
  const { kind, part, other } = clash;
  const [name, otherName] = [part.name, other.name];
  const [days, otherDays] = [daysOf(part), daysOf(other)];
  const town = part.places[0]?.town ?? '';
  const { trip } = other;
  if (!trip) {
    return kind === 'flightsAtOnce' ? (
      <Trans>
        Two flights at the same time: {name}, {days}, and {otherName}, {otherDays}.
      </Trans>
    ) : (
      <Trans>
        Two hotels in {town} for the same nights: {name}, {days}, and {otherName}, {otherDays}.
      </Trans>
    );
  }
  const [href, reference] = [paths.trip(trip._id), trip.itineraryRefId];
  return kind === 'hotelTwice' ? (
    <Trans>
      {name}, {days}: there is a hotel in {town} already, {otherName}, {otherDays}, in trip{' '}
      <AppLink href={href}>{reference}</AppLink>.
    </Trans>
  ) : (
    <Trans>
      {name}, {days}: at the same time as {otherName}, {otherDays}, in trip{' '}
      <AppLink href={href}>{reference}</AppLink>.
    </Trans>
  );
}

function CarText({ clash: { kind, part, leg } }: { clash: Extract<Clash, { leg: unknown }> }) {
  const name = part.name;
  if (kind === 'carBeforeLanding') {
    const [pickUp, landing] = [momentText(part.begins), momentText(leg.arrival)];
    const town = leg.destination.town;
    return (
      <Trans>
        {name}: picked up on {pickUp}, before the flight to {town} lands on {landing}.
      </Trans>
    );
  }
  const [dropOff, departure] = [momentText(part.ends), momentText(leg.departure)];
  const town = leg.origin.town;
  return (
    <Trans>
      {name}: returned on {dropOff}, when check-in has usually closed for the flight from {town} on{' '}
      {departure}.
    </Trans>
  );
}

function Names({ clash, travelers }: { clash: Clash; travelers: readonly BookingTraveler[] }) {
  if (travelers.length < 2) return null;
  const { part } = clash;
  const others = 'other' in clash ? clash.other.travelers : part.travelers;
  const names = travelers
    .filter(({ _id }) => part.travelers.includes(_id) && others.includes(_id))
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`)
    .join(', ');
  return <> ({names})</>;
}

function daysOf({ begins, ends }: PlannedPart): string {
  return formatDayRange(begins.slice(0, 10), ends.slice(0, 10));
}

function momentText(local: string): string {
  return `${formatFullDay(local.slice(0, 10))}, ${local.slice(11)}`;
}

function keyOf(clash: Clash): string {
  const about = 'leg' in clash ? clash.leg.departure : `${clash.other.trip?._id} ${clash.other.name}`;
  const { name, begins, travelers } = clash.part;
  return `${clash.kind} ${name} ${begins} ${travelers.join()} ${about}`;
}
