import { Trans } from '@lingui/react/macro';
import { Box } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import type { Cabin } from '#domain/flight-booking/available-extras.ts';
import { buildGrid, type GridSeat, type SeatKey, seatAfterKey } from '#domain/flight-booking/seat-grid.ts';
import { listSeatPrices, priceIndex, type SeatPrice } from '#domain/flight-booking/seat-prices.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import classes from './SeatGrid.module.css';
import type { SeatOwner } from './seat-owner.ts';
import { useSeatText } from './use-seat-text.ts';

interface SeatGridProps {
  label: string;
  cabin: Cabin;
  cabins: readonly Cabin[];
  owners: ReadonlyMap<string, SeatOwner>;
  onChoose: (seat: GridSeat) => void;
}

const KEYS = {
  ArrowLeft: true,
  ArrowRight: true,
  ArrowUp: true,
  ArrowDown: true,
  Home: true,
  End: true,
  PageUp: true,
  PageDown: true,
} satisfies Record<SeatKey, true>;

/** The seats of a cabin as a grid with one tab stop; keys move by position. */
export function SeatGrid({ label, cabin, cabins, owners, onChoose }: SeatGridProps) {
  const grid = buildGrid(cabin);
  const seats = grid.rows.flatMap((row) => row.seats);
  const prices = listSeatPrices(cabins);
  const first = seats.find(({ name }) => owners.has(name)) ?? seats.find(({ seat }) => seat.free) ?? seats[0];
  const [focused, setFocused] = useState<string | null>(null);
  const tabStop = focused ?? first?.name;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (tabStop === undefined || !isSeatKey(event.key)) return;
    event.preventDefault();
    const next = seatAfterKey(cabins.map(buildGrid), tabStop, event.key);
    const aircraft = event.currentTarget.closest('[data-aircraft]') ?? event.currentTarget;
    aircraft.querySelector<HTMLElement>(`[data-seat="${next}"]`)?.focus();
  };
  const aisles = grid.columns.flatMap((letter, column) => (letter === null ? [column] : []));
  return (
    <Box
      component="table"
      role="grid"
      aria-label={label}
      className={classes.grid ?? ''}
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          <td className={classes.edge} />
          {grid.columns.map((letter, column) =>
            letter === null ? (
              <td key={`aisle ${aisles.indexOf(column)}`} className={classes.aisle} />
            ) : (
              <th key={letter} scope="col">
                {letter}
              </th>
            ),
          )}
          <td className={classes.edge} />
        </tr>
      </thead>
      <tbody>
        {grid.rows.map(({ row, seats: inRow }) => (
          <tr key={row.number} data-exit={row.exit} data-wing={row.wing}>
            <td className={classes.edge} />
            {grid.columns.map((letter, column) => {
              if (letter === null) {
                const aisle = aisles.indexOf(column);
                return aisle === 0 ? (
                  <th key={`aisle ${aisle}`} scope="row" className={classes.aisle}>
                    {row.number}
                    {row.exit ? (
                      <VisuallyHidden>
                        <Trans>, exit row</Trans>
                      </VisuallyHidden>
                    ) : null}
                  </th>
                ) : (
                  <td key={`aisle ${aisle}`} className={classes.aisle}>
                    <span aria-hidden="true">{row.number}</span>
                  </td>
                );
              }
              const placed = inRow.find((one) => one.column === column);
              return (
                <td key={letter}>
                  {placed ? (
                    <SeatButton
                      placed={placed}
                      prices={prices}
                      owner={owners.get(placed.name)}
                      isTabStop={placed.name === tabStop}
                      onFocus={setFocused}
                      onChoose={onChoose}
                    />
                  ) : null}
                </td>
              );
            })}
            <td className={classes.edge} />
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

interface SeatButtonProps {
  placed: GridSeat;
  prices: readonly SeatPrice[];
  owner: SeatOwner | undefined;
  isTabStop: boolean;
  onFocus: (name: string) => void;
  onChoose: (seat: GridSeat) => void;
}

function SeatButton({ placed, prices, owner, isTabStop, onFocus, onChoose }: SeatButtonProps) {
  const { nameOf } = useSeatText();
  const { name, seat } = placed;
  const text = nameOf(placed, owner);
  const price = priceIndex(prices, seat);
  const letter = price === null ? '' : prices[price]?.letter;
  const canChoose = seat.free || owner !== undefined;
  return (
    <button
      type="button"
      className={classes.seat}
      data-hover="true"
      data-seat={name}
      data-state={deriveState(placed, owner)}
      data-price={price}
      data-mark={owner?.initials ?? (seat.free ? letter : '×')}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={text}
      aria-pressed={owner !== undefined}
      aria-disabled={!canChoose}
      title={text}
      onFocus={() => onFocus(name)}
      onClick={() => canChoose && onChoose(placed)}
    />
  );
}

function deriveState({ seat }: GridSeat, owner: SeatOwner | undefined): string {
  if (owner) return 'chosen';
  if (!seat.free) return 'taken';
  return seat.price ? 'paid' : 'free';
}

function isSeatKey(key: string): key is SeatKey {
  return Object.hasOwn(KEYS, key);
}
