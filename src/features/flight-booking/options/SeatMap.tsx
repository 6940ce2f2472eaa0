import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Button, Group, Stack } from '@mantine/core';
import { useId } from 'react';
import type { Cabin, SeatMap as SeatMapData } from '#domain/flight-booking/available-extras.ts';
import type { GridSeat } from '#domain/flight-booking/seat-grid.ts';
import { listSeatPrices, type SeatPrice } from '#domain/flight-booking/seat-prices.ts';
import { SERVICE_CLASSES } from '../../../components/verdicts/rule-texts.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { DECKS, type Deck, groupByDeck } from './decks.ts';
import grid from './SeatGrid.module.css';
import { SeatGrid } from './SeatGrid.tsx';
import classes from './SeatMap.module.css';
import type { SeatOwner } from './seat-owner.ts';

export interface SeatMapProps {
  map: SeatMapData;
  owners: ReadonlyMap<string, SeatOwner>;
  traveler: SeatOwner;
  onChoose: (seat: GridSeat) => void;
}

export function SeatMap(props: SeatMapProps) {
  const { cabins } = props.map;
  const { t } = useLingui();
  const id = useId();
  const decks = groupByDeck(cabins);
  const buildDeckId = (deck: Deck) => `${id}${deck}`;
  return (
    <Stack gap="sm" align="center">
      <Legend prices={listSeatPrices(cabins)} />
      {decks.length > 1 ? (
        <Group component="nav" gap="xs" wrap="nowrap" aria-label={t`Decks`}>
          {decks.map((deck) => (
            <Button key={deck} variant="default" size="xs" onClick={() => showDeck(buildDeckId(deck))}>
              {t(DECKS[deck])}
            </Button>
          ))}
        </Group>
      ) : null}
      <Group gap="24px 32px" align="flex-start" justify="center" w="100%" data-aircraft={props.map.aircraft}>
        {decks.length === 0 ? (
          <Hull {...props} cabins={cabins} />
        ) : (
          decks.map((deck) => (
            <Stack key={deck} gap="xs" align="center" flex="1 1 320px" maw={520}>
              <h4 id={buildDeckId(deck)} tabIndex={-1} className={classes.title}>
                {t(DECKS[deck])}
              </h4>
              <Hull {...props} cabins={cabins.filter((cabin) => cabin.deck === deck)} />
            </Stack>
          ))
        )}
      </Group>
    </Stack>
  );
}

function showDeck(id: string): void {
  document.getElementById(id)?.focus();
}

interface HullProps extends SeatMapProps {
  cabins: readonly Cabin[];
}

function Hull({ map, cabins, owners, traveler, onChoose }: HullProps) {
  const { t } = useLingui();
  return (
    <div className={classes.aircraft} style={{ maxWidth: computeWidth(cabins) }}>
      <Box h={48} aria-hidden="true" />
      {cabins.map((cabin) => {
        const { serviceClass, deck, rows } = cabin;
        const name = t(SERVICE_CLASSES[serviceClass]);
        const deckName = deck ? t(DECKS[deck]) : '';
        const Title = deck ? 'h5' : 'h4';
        return (
          <div key={`${serviceClass} ${rows[0]?.number}`} className={classes.cabin}>
            <Title className={classes.title}>{name}</Title>
            <SeatGrid
              label={
                deck
                  ? t`Seats in ${name} for ${traveler.name}, ${deckName}`
                  : t`Seats in ${name} for ${traveler.name}`
              }
              cabin={cabin}
              cabins={map.cabins}
              owners={owners}
              onChoose={onChoose}
            />
            <div className={classes.galley}>
              <Trans>Galley</Trans>
            </div>
          </div>
        );
      })}
    </div>
  );
}

/** In pixels: the maximum width of a column, and that of everything next to the columns. */
const COLUMN_WIDTH = 44;
const HULL_WIDTH = 40;

function computeWidth(cabins: readonly Cabin[]): number {
  return Math.max(...cabins.map(({ layout }) => layout.length)) * COLUMN_WIDTH + HULL_WIDTH;
}

function Legend({ prices }: { prices: readonly SeatPrice[] }) {
  return (
    <Group component="ul" className={classes.legend} gap="4px 16px" align="stretch" fz="sm">
      <li>
        <span className={grid.sample} data-state="free" />
        <Trans>Included</Trans>
      </li>
      {prices.map(({ letter, price }, index) => (
        <li key={letter}>
          <span className={grid.sample} data-state="paid" data-price={index}>
            {letter}
          </span>
          {formatMoney(price)}
        </li>
      ))}
      <li>
        <span className={grid.sample} data-state="taken">
          ×
        </span>
        <Trans>Taken</Trans>
      </li>
      <li>
        <span className={grid.sample} data-state="chosen" />
        <Trans>Chosen</Trans>
      </li>
      <li>
        <span className={grid.sample} data-state="exit" />
        <Trans>Exit</Trans>
      </li>
      <li>
        <span className={grid.sample} data-state="wing" />
        <Trans>Wing</Trans>
      </li>
    </Group>
  );
}
