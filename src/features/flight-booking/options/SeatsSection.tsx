import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { useId, useState } from 'react';
import type { SeatMap as SeatMapData } from '#domain/flight-booking/available-extras.ts';
import { listFlightNumbers } from '#domain/flight-booking/flight-choice.ts';
import { SegmentedChoice } from '../../../components/booking/SegmentedChoice.tsx';
import { toInitials } from '../../../components/profile-avatar.ts';
import { formatShortDay } from '../../../i18n/format.ts';
import classes from './FlightOptions.module.css';
import { OptionsSection } from './OptionsSection.tsx';
import type { FlightOptionsScreenProps } from './options-props.ts';
import { SegmentSeats } from './SegmentSeats.tsx';
import type { SeatOwner } from './seat-owner.ts';

interface SeatsSectionProps
  extends Pick<FlightOptionsScreenProps, 'priced' | 'travelers' | 'extras' | 'onWrite'> {
  seatMaps: readonly SeatMapData[];
}

export function SeatsSection(props: SeatsSectionProps) {
  const { priced, seatMaps, travelers, extras, onWrite } = props;
  const { t } = useLingui();
  const id = useId();
  const [view, setView] = useState<'map' | 'table'>('map');
  const segments = priced.legs.flatMap((leg) => leg.segments);
  const owners = travelers.map(toOwner);
  const buildTitleId = (segment: number) => `${id}${segment}`;

  return (
    <OptionsSection title={<Trans>Seats</Trans>}>
      <Group gap="8px 16px">
        {seatMaps.length > 0 ? (
          <SegmentedChoice
            label={t`Show the seats as`}
            options={[
              { value: 'map', label: <Trans>Seat map</Trans> },
              { value: 'table', label: <Trans>Table</Trans> },
            ]}
            value={view}
            onChange={setView}
          />
        ) : null}
        {seatMaps.length > 1 ? (
          <Group component="nav" className={classes.flights} gap="xs" align="stretch" aria-label={t`Flights`}>
            {seatMaps.map(({ segment }) => {
              const route = segments[segment];
              const count = extras.seats.filter((seat) => seat.segment === segment).length;
              return (
                <Button
                  key={segment}
                  variant="default"
                  size="xs"
                  onClick={() => document.getElementById(buildTitleId(segment))?.focus()}
                >
                  <span>{`${route?.origin} – ${route?.destination}`}</span>
                  <span className={classes.count}>
                    {t`${count} of ${plural(travelers.length, { one: '# seat', other: '# seats' })}`}
                  </span>
                </Button>
              );
            })}
          </Group>
        ) : null}
      </Group>
      <div className={classes.segments}>
        {segments.map((flown, segment) => {
          const { origin, destination, departure } = flown;
          const [number] = listFlightNumbers([{ segments: [flown] }]);
          const day = formatShortDay(departure.slice(0, 10));
          return (
            <SegmentSeats
              key={buildTitleId(segment)}
              segment={segment}
              title={`${origin} – ${destination}, ${number}, ${day}`}
              titleId={buildTitleId(segment)}
              map={seatMaps.find((one) => one.segment === segment)}
              owners={owners}
              view={view}
              extras={extras}
              onWrite={onWrite}
            />
          );
        })}
      </div>
    </OptionsSection>
  );
}

function toOwner({ _id, firstName, lastName }: SeatsSectionProps['travelers'][number]): SeatOwner {
  const name = `${firstName} ${lastName}`;
  return { id: _id, name, initials: toInitials(name) };
}
