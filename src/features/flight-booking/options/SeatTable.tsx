import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import type { Seat } from '#domain/flight-booking/available-extras.ts';
import { buildGrid, type GridSeat } from '#domain/flight-booking/seat-grid.ts';
import { ChoiceField } from '../../../components/results/CheckList.tsx';
import { SERVICE_CLASSES } from '../../../components/verdicts/rule-texts.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { DECKS, type Deck, groupByDeck } from './decks.ts';
import type { SeatMapProps } from './SeatMap.tsx';
import classes from './SeatTable.module.css';
import { POSITIONS, useSeatText } from './use-seat-text.ts';

type PositionFilter = Seat['position'] | 'all';

export function SeatTable({ map, owners, traveler, onChoose }: SeatMapProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState<PositionFilter>('all');
  const [shownDeck, setShownDeck] = useState<Deck | 'all'>('all');
  const decks = groupByDeck(map.cabins);
  const cabins = map.cabins.filter(({ deck }) => shownDeck === 'all' || deck === shownDeck);
  const isShown = ({ name, seat }: GridSeat) =>
    (seat.free || owners.has(name)) && (shown === 'all' || seat.position === shown);
  const positions = Object.entries(POSITIONS).map(([value, label]) => ({ value, label: t(label) }));
  return (
    <Stack>
      <ChoiceField
        label={t`Seat position`}
        value={shown}
        options={[{ value: 'all', label: t`any` }, ...positions]}
        onChange={(value) => setShown(isPosition(value) ? value : 'all')}
      />
      {decks.length > 1 ? (
        <ChoiceField
          label={t`Deck`}
          value={shownDeck}
          options={[
            { value: 'all', label: t`any` },
            ...decks.map((deck) => ({ value: deck, label: t(DECKS[deck]) })),
          ]}
          onChange={(value) => setShownDeck(decks.find((deck) => deck === value) ?? 'all')}
        />
      ) : null}
      {cabins.map((cabin) => {
        const { serviceClass, deck } = cabin;
        const seats = buildGrid(cabin)
          .rows.flatMap((row) => row.seats)
          .filter(isShown);
        const name = t(SERVICE_CLASSES[serviceClass]);
        const deckName = deck ? t(DECKS[deck]) : '';
        return (
          <table key={`${serviceClass} ${cabin.rows[0]?.number}`} className={classes.table} data-lined="true">
            <caption>
              {deck
                ? t`Seats in ${name} for ${traveler.name}, ${deckName}`
                : t`Seats in ${name} for ${traveler.name}`}
            </caption>
            <thead>
              <tr>
                <th scope="col">
                  <Trans>Seat</Trans>
                </th>
                <th scope="col">
                  <Trans>Place</Trans>
                </th>
                <th scope="col" className={classes.price}>
                  <Trans>Price</Trans>
                </th>
                <td />
              </tr>
            </thead>
            <tbody>
              {seats.map((placed) => (
                <SeatLine
                  key={placed.name}
                  placed={placed}
                  owner={owners.get(placed.name)}
                  traveler={traveler}
                  onChoose={onChoose}
                />
              ))}
            </tbody>
          </table>
        );
      })}
    </Stack>
  );
}

interface SeatLineProps extends Pick<SeatMapProps, 'traveler' | 'onChoose'> {
  placed: GridSeat;
  owner: SeatMapProps['traveler'] | undefined;
}

function SeatLine({ placed, owner, traveler, onChoose }: SeatLineProps) {
  const { t } = useLingui();
  const { traitsOf } = useSeatText();
  const { name, seat } = placed;
  const isOwn = owner?.id === traveler.id;
  // One button for all states of a seat, so that it keeps the focus.
  const text = isOwn ? t`Give back` : (owner?.name ?? t`Choose`);
  return (
    <tr data-chosen={owner !== undefined}>
      <th scope="row">{name}</th>
      <td>{traitsOf(placed).join(', ')}</td>
      <td className={classes.price}>{seat.price ? formatMoney(seat.price) : t`included`}</td>
      <td className={classes.action} data-touch="narrow">
        <Button
          variant={isOwn ? 'default' : 'light'}
          aria-label={t`${text}: ${name}`}
          onClick={() => onChoose(placed)}
        >
          {text}
        </Button>
      </td>
    </tr>
  );
}

function isPosition(value: string): value is Seat['position'] {
  return Object.hasOwn(POSITIONS, value);
}
