import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Title } from '@mantine/core';
import type { Trip, TripPart } from '#domain/contract.ts';
import { AppLink } from '../../../components/AppLink.tsx';
import { paths } from '../../../components/paths.ts';
import { partName } from '../../../components/trip-status/part-name.ts';
import { StatusMark } from '../../../components/trip-status/StatusMark.tsx';
import { formatDay } from '../../../i18n/format.ts';
import { changeOffer } from '../changes/changes.ts';
import { BookingNumber, FreeUntil } from '../itinerary/BookingNumber.tsx';
import type { Entry } from '../itinerary/days.ts';
import { MomentList } from '../itinerary/MomentList.tsx';
import { PART_STATUS_TONES, PART_STATUS_WORDS } from '../part-words.ts';
import classes from './NextTrip.module.css';
import { nextDay } from './next-day.ts';

export interface NextTripProps {
  trip: Trip;
  personId: string;
  now: string;
  isSavingCalendar: boolean;
  onSaveCalendar: () => void;
  onChange: (part: TripPart) => void;
}

export function NextTrip(props: NextTripProps) {
  const { trip, personId, now, isSavingCalendar, onSaveCalendar, onChange } = props;
  const { title, itineraryRefId, travelers } = trip;
  const parts = trip.parts.filter((part) => part.travelers.includes(personId));
  const next = nextDay({ parts, travelers }, now);
  return (
    <Stack component="section" gap="sm" miw={0} aria-labelledby="next-trip">
      <Title order={2} id="next-trip" variant="breakable">
        <Trans>Next trip: {title}</Trans>
      </Title>
      <div className={classes.sheet}>
        <Group component="p" gap="0 16px" justify="space-between" align="stretch" c="dimmed" fz="sm">
          <Trans>Booking reference {itineraryRefId}</Trans>
        </Group>
        {next ? (
          <>
            <Title order={3} fz="md">
              <time dateTime={next.day}>{formatDay(next.day)}</time>
            </Title>
            <Stack component="ul" gap="sm" mod={{ lined: 'spaced' }}>
              {next.entries.map((entry) => (
                <NextEntry
                  key={entry.part._id}
                  trip={trip}
                  entry={entry}
                  personId={personId}
                  now={now}
                  onChange={onChange}
                />
              ))}
            </Stack>
          </>
        ) : null}
        <Group mod="touch" gap="xs" align="stretch">
          <Button component={AppLink} href={paths.trip(trip._id)} variant="light">
            <Trans>Open</Trans>
          </Button>
          {next ? (
            <Button
              variant="default"
              aria-disabled={isSavingCalendar}
              onClick={() => isSavingCalendar || onSaveCalendar()}
            >
              <Trans>Calendar</Trans>
            </Button>
          ) : null}
        </Group>
      </div>
    </Stack>
  );
}

interface NextEntryProps extends Pick<NextTripProps, 'trip' | 'personId' | 'now' | 'onChange'> {
  entry: Entry;
}

function NextEntry({ trip, entry: { part, moments, isFirst }, personId, now, onChange }: NextEntryProps) {
  const { t } = useLingui();
  const { status } = part;
  const name = partName(part);
  const isConfirmed = status === 'confirmed';
  return (
    <Stack component="li" gap={4} miw={0}>
      {isFirst || !isConfirmed ? (
        <Group component="p" variant="breakable" gap="0 12px" align="stretch">
          <strong>{name}</strong>
          {isConfirmed ? null : (
            <StatusMark tone={PART_STATUS_TONES[status]}>{t(PART_STATUS_WORDS[status])}</StatusMark>
          )}
        </Group>
      ) : null}
      <MomentList moments={moments} personId={personId} />
      <Group mod="touch" gap="8px 16px" justify="space-between">
        <BookingNumber part={part} />
        <FreeUntil part={part} now={now} />
        {changeOffer(trip, part).kind === 'now' ? (
          <Button variant="default" size="xs" aria-label={t`Change ${name}`} onClick={() => onChange(part)}>
            <Trans>Change</Trans>
          </Button>
        ) : null}
      </Group>
    </Stack>
  );
}
