import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { SeatMap as SeatMapData } from '#domain/flight-booking/available-extras.ts';
import { listFlightNumbers } from '#domain/flight-booking/flight-choice.ts';
import type { GridSeat } from '#domain/flight-booking/seat-grid.ts';
import { SegmentedChoice } from '../../../components/booking/SegmentedChoice.tsx';
import { toInitials } from '../../../components/profile-avatar.ts';
import classes from './FlightOptions.module.css';
import { OptionsSection } from './OptionsSection.tsx';
import type { FlightOptionsScreenProps } from './options-props.ts';
import { PickList } from './PickList.tsx';
import { pressSeat, type SeatPressResult } from './press-seat.ts';
import { SeatMap } from './SeatMap.tsx';
import { SeatTable } from './SeatTable.tsx';
import type { SeatOwner } from './seat-owner.ts';

interface SeatsSectionProps
  extends Pick<FlightOptionsScreenProps, 'priced' | 'travelers' | 'extras' | 'onWrite'> {
  seatMaps: readonly SeatMapData[];
}

/** The seat that was pressed last, its traveller, and the result. */
interface LastSeat extends Pick<SeatPressResult, 'kind'> {
  seat: string;
  owner: string;
}

/** Seats of each segment, for one traveller after the other. */
export function SeatsSection(props: SeatsSectionProps) {
  const { priced, seatMaps, travelers, extras, onWrite } = props;
  const { t } = useLingui();
  const segments = priced.legs.flatMap((leg) => leg.segments);
  const owners = travelers.map(toOwner);
  const [segment, setSegment] = useState(seatMaps[0]?.segment ?? 0);
  const [turn, setTurn] = useState(owners[0]?.id ?? '');
  const [view, setView] = useState<'map' | 'table'>('map');
  const [last, setLast] = useState<LastSeat | null>(null);
  const ofSegment = extras.seats.filter((seat) => seat.segment === segment);
  const seatOf = (id: string) => ofSegment.find(({ traveler }) => traveler === id)?.seat;
  const traveler = owners.find(({ id }) => id === turn) ?? owners[0];
  const map = seatMaps.find((one) => one.segment === segment);

  function openSegment(next: number): void {
    const seated = extras.seats.filter((seat) => seat.segment === next).map((seat) => seat.traveler);
    setSegment(next);
    setTurn((owners.find(({ id }) => !seated.includes(id)) ?? owners[0])?.id ?? '');
    setLast(null);
  }

  function press(placed: GridSeat): void {
    const ids = owners.map(({ id }) => id);
    const pressed = pressSeat(extras, placed, { segment, traveler: turn, travelers: ids });
    const owner = pressed.kind === 'otherTraveler' ? pressed.traveler : turn;
    setTurn(pressed.traveler);
    setLast({ kind: pressed.kind, seat: placed.name, owner });
    if (pressed.kind !== 'otherTraveler') onWrite(pressed.extras);
  }

  const nextSegment = (seatMaps.find((one) => one.segment > segment) ?? seatMaps[0])?.segment ?? segment;
  const isFull = owners.every(({ id }) => seatOf(id) !== undefined);
  const seatsByName = new Map(
    ofSegment.flatMap(({ seat, traveler: id }) => {
      const owner = owners.find((one) => one.id === id);
      return owner ? [[seat, owner] as const] : [];
    }),
  );

  return (
    <OptionsSection title={<Trans>Seats</Trans>}>
      <PickList
        legend={<Trans>Flight</Trans>}
        options={segments.map((flown, index) => {
          const count = extras.seats.filter((seat) => seat.segment === index).length;
          const [number] = listFlightNumbers([{ segments: [flown] }]);
          return {
            value: index,
            label: t`${number}, ${flown.origin} to ${flown.destination}`,
            note: seatMaps.some((one) => one.segment === index)
              ? t`${count} of ${plural(travelers.length, { one: '# seat', other: '# seats' })}`
              : t`No seat map`,
          };
        })}
        value={segment}
        onChange={openSegment}
      />
      {map && traveler ? (
        <>
          <PickList
            legend={<Trans>Whose seat</Trans>}
            options={owners.map(({ id, name }) => ({
              value: id,
              label: name,
              note: seatOf(id) ?? t`No seat`,
            }))}
            value={turn}
            onChange={(id) => {
              setTurn(id);
              setLast(null);
            }}
          />
          <div className={classes.turn}>
            <SegmentedChoice
              label={t`Show the seats as`}
              options={[
                { value: 'map', label: <Trans>Seat map</Trans> },
                { value: 'table', label: <Trans>Table</Trans> },
              ]}
              value={view}
              onChange={setView}
            />
            <p role="status">
              <LastSeatText last={last} owners={owners} next={isFull ? null : traveler} />
            </p>
            {nextSegment === segment ? null : (
              <Button variant="light" onClick={() => openSegment(nextSegment)}>
                <Trans>Seats of the next flight</Trans>
              </Button>
            )}
          </div>
          {view === 'map' ? (
            <SeatMap key={segment} map={map} owners={seatsByName} traveler={traveler} onChoose={press} />
          ) : (
            <SeatTable key={segment} map={map} owners={seatsByName} traveler={traveler} onChoose={press} />
          )}
        </>
      ) : (
        <NoSeatMap count={travelers.length} />
      )}
    </OptionsSection>
  );
}

function NoSeatMap({ count }: { count: number }) {
  return (
    <p role="status">
      <Plural
        value={count}
        one="This flight has no seat map. The airline gives the traveller a seat at check-in."
        other="This flight has no seat map. The airline gives the travellers seats at check-in."
      />
    </p>
  );
}

interface LastSeatTextProps {
  last: LastSeat | null;
  owners: readonly SeatOwner[];
  /** The traveller to choose next; null when all have a seat. */
  next: SeatOwner | null;
}

function LastSeatText({ last, owners, next }: LastSeatTextProps): ReactNode {
  const name = owners.find(({ id }) => id === last?.owner)?.name ?? '';
  const nextName = next?.name ?? '';
  if (!last) return next ? <Trans>Choose a seat for {nextName}.</Trans> : null;
  const { seat } = last;
  if (last.kind === 'left')
    return (
      <Trans>
        {name} has given {seat} back.
      </Trans>
    );
  if (last.kind === 'otherTraveler') {
    return (
      <Trans>
        {seat} is the seat of {name}. Choose it again to give it back, or another one.
      </Trans>
    );
  }
  return next ? (
    <Trans>
      {seat} is for {name}. Now choose a seat for {nextName}.
    </Trans>
  ) : (
    <Trans>
      {seat} is for {name}. All travellers have a seat on this flight.
    </Trans>
  );
}

function toOwner({ _id, firstName, lastName }: SeatsSectionProps['travelers'][number]): SeatOwner {
  const name = `${firstName} ${lastName}`;
  return { id: _id, name, initials: toInitials(name) };
}
