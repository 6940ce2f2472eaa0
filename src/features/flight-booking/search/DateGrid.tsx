import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Paper } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { type DatePair, isSamePair } from '#domain/flight-booking/date-grid.ts';
import type { DayCell, DayComparison } from '#domain/flight-booking/day-comparison.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { formatShortDay } from '../../../i18n/format.ts';
import classes from './DateGrid.module.css';
import { type DayCellWithPrice, priceText, useDayTexts } from './use-day-texts.ts';

interface DateGridProps {
  days: DayComparison;
  onChoose: (pair: DatePair) => void;
}

/** Departures across and returns down, or the days of one way down; one tab stop, keys move between cells. */
export function DateGrid({ days, onChoose }: DateGridProps) {
  const { t } = useLingui();
  const { departures, returns, cells } = days;
  const rows = returns
    ? returns.map((day) => cells.filter(({ returnDate }) => returnDate === day))
    : cells.map((cell) => [cell]);
  const [focused, setFocused] = useState<DatePair | null>(null);
  const tabStop = focused ?? cells.find(({ isChosen }) => isChosen) ?? cells[0];
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const move = MOVES[event.key];
    if (!move || !tabStop) return;
    event.preventDefault();
    const row = rows.findIndex((inRow) => inRow.some((cell) => isSamePair(cell, tabStop)));
    const column = rows[row]?.findIndex((cell) => isSamePair(cell, tabStop)) ?? 0;
    const next = move({ row, column }, { row: rows.length - 1, column: (rows[0]?.length ?? 1) - 1 });
    event.currentTarget.querySelector<HTMLElement>(`[data-place="${next.row} ${next.column}"]`)?.focus();
  };
  return (
    <Paper variant="inset" className={classes.scroll}>
      <Box
        component="table"
        role="grid"
        aria-label={returns ? t`Prices by departure and return` : t`Prices by departure`}
        className={classes.grid ?? ''}
        data-kind={returns ? 'round' : 'single'}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            <th scope="col" className={classes.corner}>
              {returns ? <Trans>Return</Trans> : <Trans>Departure</Trans>}
            </th>
            {returns ? (
              departures.map((day) => (
                <th key={day} scope="col">
                  <VisuallyHidden>
                    <Trans>Departure</Trans>
                  </VisuallyHidden>{' '}
                  {formatShortDay(day)}
                </th>
              ))
            ) : (
              <th scope="col">
                <Trans>Price</Trans>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((inRow, row) => (
            <tr key={returns?.[row] ?? departures[row]}>
              <th scope="row">{formatShortDay(returns?.[row] ?? departures[row] ?? '')}</th>
              {inRow.map((cell, column) => (
                <td key={cell.departureDate} data-chosen={cell.isChosen}>
                  <CellButton
                    cell={cell}
                    place={`${row} ${column}`}
                    isTabStop={tabStop !== undefined && isSamePair(cell, tabStop)}
                    onFocus={setFocused}
                    onChoose={onChoose}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Paper>
  );
}

interface Place {
  row: number;
  column: number;
}

const MOVES: Readonly<Record<string, (from: Place, last: Place) => Place>> = {
  ArrowUp: ({ row, column }) => ({ row: Math.max(0, row - 1), column }),
  ArrowDown: ({ row, column }, last) => ({ row: Math.min(last.row, row + 1), column }),
  ArrowLeft: ({ row, column }) => ({ row, column: Math.max(0, column - 1) }),
  ArrowRight: ({ row, column }, last) => ({ row, column: Math.min(last.column, column + 1) }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, last) => ({ row, column: last.column }),
  PageUp: ({ column }) => ({ row: 0, column }),
  PageDown: ({ column }, last) => ({ row: last.row, column }),
};

interface CellButtonProps {
  cell: DayCell;
  place: string;
  isTabStop: boolean;
  onFocus: (pair: DatePair) => void;
  onChoose: (pair: DatePair) => void;
}

function CellButton({ cell, place, isTabStop, onFocus, onChoose }: CellButtonProps) {
  const { placeText, stateText } = useDayTexts();
  const { state, departureDate, returnDate } = cell;
  const canChoose = state === 'priced' || state === 'failed' || state === 'notCompared';
  return (
    <button
      type="button"
      className={classes.cell}
      data-focus="inside"
      data-hover="true"
      data-place={place}
      data-state={state}
      data-mark={state === 'priced' ? toMark(cell) : undefined}
      tabIndex={isTabStop ? 0 : -1}
      aria-disabled={!canChoose}
      onFocus={() => onFocus({ departureDate, returnDate })}
      onClick={() => canChoose && onChoose({ departureDate, returnDate })}
    >
      <VisuallyHidden>{placeText(cell)}, </VisuallyHidden>
      {state === 'priced' ? (
        <PriceCell cell={cell} />
      ) : (
        <span className={classes.note}>{stateText(state)}</span>
      )}
    </button>
  );
}

function PriceCell({ cell }: { cell: DayCellWithPrice }) {
  const { policyText, markText } = useDayTexts();
  const mark = markText(cell);
  return (
    <>
      <span className={classes.price}>{priceText(cell.cheapest)}</span>
      <VisuallyHidden>, </VisuallyHidden>
      <span className={classes.note}>{policyText(cell)}</span>
      {mark === '' ? null : (
        <>
          <VisuallyHidden>, </VisuallyHidden>
          <span className={classes.mark}>{mark}</span>
        </>
      )}
      {cell.isPartial ? (
        <>
          <VisuallyHidden>, </VisuallyHidden>
          <span className={classes.note}>
            <Trans>incomplete</Trans>
          </span>
        </>
      ) : null}
    </>
  );
}

function toMark({ isCheapest, isCheapestInPolicy }: DayCellWithPrice) {
  if (isCheapestInPolicy) return 'inPolicy';
  return isCheapest ? 'cheapest' : undefined;
}
