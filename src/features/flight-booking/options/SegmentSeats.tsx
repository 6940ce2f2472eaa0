import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Box, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { SeatMap as SeatMapData } from '#domain/flight-booking/available-extras.ts';
import type { GridSeat } from '#domain/flight-booking/seat-grid.ts';
import type { SelectedExtras } from '#domain/flight-booking/selected-extras.ts';
import classes from './FlightOptions.module.css';
import { PickList } from './PickList.tsx';
import { pressSeat, type SeatPressResult } from './press-seat.ts';
import { SeatMap } from './SeatMap.tsx';
import { SeatTable } from './SeatTable.tsx';
import type { SeatOwner } from './seat-owner.ts';

interface SegmentSeatsProps {
  /** Counted from 0 over all legs. */
  segment: number;
  title: ReactNode;
  titleId: string;
  map: SeatMapData | undefined;
  owners: readonly SeatOwner[];
  view: 'map' | 'table';
  extras: SelectedExtras;
  onWrite: (extras: SelectedExtras) => void;
}

interface LastSeat extends Pick<SeatPressResult, 'kind'> {
  seat: string;
  owner: string;
}

export function SegmentSeats(props: SegmentSeatsProps) {
  const { segment, title, titleId, map, owners, view, extras, onWrite } = props;
  const { t } = useLingui();
  const ofSegment = extras.seats.filter((seat) => seat.segment === segment);
  const seatOf = (id: string) => ofSegment.find(({ traveler }) => traveler === id)?.seat;
  const unseated = owners.find(({ id }) => seatOf(id) === undefined);
  const [turn, setTurn] = useState((unseated ?? owners[0])?.id ?? '');
  const [last, setLast] = useState<LastSeat | null>(null);
  const traveler = owners.find(({ id }) => id === turn) ?? owners[0];
  // A seat can be taken by others in the meantime.
  const isLastTrue = last?.kind === 'left' || seatOf(last?.owner ?? '') === last?.seat;

  function press(placed: GridSeat): void {
    const ids = owners.map(({ id }) => id);
    const pressed = pressSeat(extras, placed, { segment, traveler: turn, travelers: ids });
    const owner = pressed.kind === 'otherTraveler' ? pressed.traveler : turn;
    setTurn(pressed.traveler);
    setLast({ kind: pressed.kind, seat: placed.name, owner });
    if (pressed.kind !== 'otherTraveler') onWrite(pressed.extras);
  }

  const seatsByName = new Map(
    ofSegment.flatMap(({ seat, traveler: id }) => {
      const owner = owners.find((one) => one.id === id);
      return owner ? [[seat, owner] as const] : [];
    }),
  );
  const Seats = view === 'map' ? SeatMap : SeatTable;

  return (
    <Stack aria-labelledby={titleId} component="section" gap="sm" miw={0}>
      <h3 id={titleId} tabIndex={-1} className={classes.segmentTitle}>
        {title}
      </h3>
      {map && traveler ? (
        <>
          {owners.length > 1 ? (
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
          ) : null}
          <Box component="p" role="status" mih={24}>
            <LastSeatText last={isLastTrue ? last : null} owners={owners} next={unseated ? traveler : null} />
          </Box>
          <Seats map={map} owners={seatsByName} traveler={traveler} onChoose={press} />
        </>
      ) : (
        <p>
          <Plural
            value={owners.length}
            one="This flight has no seat map. The airline gives the traveller a seat at check-in."
            other="This flight has no seat map. The airline gives the travellers seats at check-in."
          />
        </p>
      )}
    </Stack>
  );
}

interface LastSeatTextProps {
  last: LastSeat | null;
  owners: readonly SeatOwner[];
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
