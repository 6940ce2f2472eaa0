import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useId } from 'react';
import type { EarlierFit } from '#domain/booking/earlier-choice.ts';
import type { PolicyRule } from '#domain/contract.ts';
import { buildFareTable, type FareColumn } from '#domain/flight-booking/fare-table.ts';
import type { FlightEntry } from '#domain/flight-booking/flight-list.ts';
import { Price } from '../../../components/booking/Price.tsx';
import { EarlierMark } from '../../../components/results/EarlierMark.tsx';
import { Spinner } from '../../../components/Spinner.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { formatDifference, formatMoney } from '../../../i18n/format.ts';
import classes from './FareTable.module.css';
import { useFareRows } from './use-fare-rows.tsx';

export interface FareTableProps {
  flight: FlightEntry;
  rules: readonly PolicyRule[];
  selectedFareIndex: number;
  busyOffer: string | null;
  goneOffers: ReadonlySet<string>;
  earlier: { offer: string; fit: EarlierFit } | null;
  now: string;
  isChange: boolean;
  onChoose: (offer: string) => void;
  onOptions: (offer: string) => void;
  onAdd: (offer: string) => void;
}

export function FareTable(props: FareTableProps) {
  const isWide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false });
  const keyId = useId();
  const columns = buildFareTable(props.flight, props.rules);
  return isWide ? (
    <WideTable {...props} columns={columns} keyId={keyId} />
  ) : (
    <Stack gap="sm">
      <DifferenceKey id={keyId} />
      {columns.map((column) => (
        <FareCard key={column.fare.offer} {...props} columns={columns} column={column} keyId={keyId} />
      ))}
    </Stack>
  );
}

interface ColumnsProps extends FareTableProps {
  columns: readonly FareColumn[];
  /** The id of what says that a label is of something in which the fares differ. */
  keyId: string;
}

/** In pixels: the width of the row labels, and the minimum width of a fare. */
const NAMES_WIDTH = 136;
const FARE_WIDTH = 176;

function WideTable(props: ColumnsProps) {
  const { columns, keyId } = props;
  const { t } = useLingui();
  const rows = useFareRows(props, columns);
  return (
    <Paper component="section" className={classes.scroll} aria-label={t`Fares`}>
      <table
        className={classes.table}
        data-lined="true"
        style={{ minWidth: NAMES_WIDTH + columns.length * FARE_WIDTH }}
      >
        <thead>
          <tr>
            <td className={classes.corner}>
              <DifferenceKey id={keyId} />
            </td>
            {columns.map((column, index) => (
              <th
                key={column.fare.offer}
                scope="col"
                className={classes.head}
                data-selected={index === props.selectedFareIndex}
              >
                <FareHead {...buildHead(props, column)} isSelected={index === props.selectedFareIndex} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label, differs, render }) => (
            <tr key={id}>
              <th scope="row" data-differs={differs} aria-describedby={differs ? keyId : undefined}>
                {label}
              </th>
              {columns.map((column, index) => (
                <td key={column.fare.offer} data-selected={index === props.selectedFareIndex}>
                  {render(column)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Paper>
  );
}

function FareCard(props: ColumnsProps & { column: FareColumn }) {
  const { column, columns, keyId, selectedFareIndex } = props;
  const rows = useFareRows(props, columns);
  const isSelected = columns.indexOf(column) === selectedFareIndex;
  return (
    <Paper
      component="article"
      p="sm"
      className={classes.card}
      aria-label={column.fare.family.name}
      data-selected={isSelected}
    >
      <FareHead {...buildHead(props, column)} isSelected={isSelected} />
      <dl className={classes.facts} data-facts="true">
        {rows.map(({ id, label, differs, render }) => (
          <div key={id}>
            <dt data-differs={differs} aria-describedby={differs ? keyId : undefined}>
              {label}
            </dt>
            <dd>{render(column)}</dd>
          </div>
        ))}
      </dl>
    </Paper>
  );
}

function DifferenceKey({ id }: { id: string }) {
  return (
    <Text id={id} span c="dimmed" fz="sm">
      <span aria-hidden="true">≠ </span>
      <Trans>differs</Trans>
    </Text>
  );
}

function buildHead(props: FareTableProps, column: FareColumn) {
  const { busyOffer, goneOffers, earlier, isChange, onChoose, onOptions, onAdd } = props;
  const { offer } = column.fare;
  const isBusy = busyOffer === offer;
  return {
    column,
    isBusy,
    isGone: goneOffers.has(offer),
    earlier: earlier?.offer === offer ? earlier.fit : null,
    isChange,
    onChoose,
    onOptions,
    onAdd,
  };
}

const FEW_SEATS = 5;

interface FareHeadProps extends Pick<FareTableProps, 'isChange' | 'onChoose' | 'onOptions' | 'onAdd'> {
  column: FareColumn;
  isSelected: boolean;
  isBusy: boolean;
  isGone: boolean;
  earlier: EarlierFit | null;
}

function FareHead({ column, isSelected, isBusy, isGone, earlier, ...acts }: FareHeadProps) {
  const { fare, difference, isCheapest, isCheapestInPolicy } = column;
  const { family, price, total, seatsLeft, offer } = fare;
  const { t } = useLingui();
  const shownPrice = formatMoney(total ?? price);
  const continues = isSelected && !isGone;
  const more = difference && difference.amount > 0 ? formatDifference(difference) : null;
  return (
    <div className={classes.fareHead} data-touch="tablet">
      <Text span fw={600}>
        {family.name}
      </Text>
      <Marks isCheapest={isCheapest} isCheapestInPolicy={isCheapestInPolicy} />
      {earlier ? <EarlierMark fit={earlier} /> : null}
      {isSelected ? (
        <span className={classes.mark}>
          <Trans>Your choice</Trans>
        </span>
      ) : null}
      <Price
        asked={price}
        company={total ?? undefined}
        size="lg"
        note={more === null ? t`per traveller` : t`${more}, per traveller`}
      />
      {isGone ? (
        <Text span c="var(--notice-warning-mark)" fz="sm">
          <Trans>Not available when you chose it</Trans>
        </Text>
      ) : null}
      {seatsLeft !== undefined && seatsLeft <= FEW_SEATS ? (
        <Text span c="var(--notice-warning-mark)" fz="sm">
          <Plural value={seatsLeft} one="# seat left" other="# seats left" />
        </Text>
      ) : null}
      <Button
        aria-disabled={isBusy}
        aria-label={continues ? t`Continue with ${family.name}` : t`Choose ${family.name} for ${shownPrice}`}
        leftSection={isBusy ? <Spinner size={18} /> : null}
        onClick={() => {
          if (!isBusy) acts.onChoose(offer);
        }}
      >
        {continues ? <Trans>Continue</Trans> : <Trans>Choose</Trans>}
      </Button>
      {acts.isChange ? null : (
        <Group gap={0} ms={-8}>
          <Button
            variant="subtle"
            size="compact-sm"
            aria-disabled={isBusy}
            aria-label={t`Seats and bags with ${family.name}`}
            onClick={() => {
              if (!isBusy) acts.onOptions(offer);
            }}
          >
            <Trans>Seats and bags</Trans>
          </Button>
          <Button
            variant="subtle"
            size="compact-sm"
            aria-disabled={isBusy}
            aria-label={t`Add to trip: ${family.name} for ${shownPrice}`}
            onClick={() => {
              if (!isBusy) acts.onAdd(offer);
            }}
          >
            <Trans>Add to trip</Trans>
          </Button>
        </Group>
      )}
      <VisuallyHidden role="status">{isBusy ? t`Checking the price of ${family.name}` : ''}</VisuallyHidden>
    </div>
  );
}

function Marks({ isCheapest, isCheapestInPolicy }: Pick<FareColumn, 'isCheapest' | 'isCheapestInPolicy'>) {
  if (isCheapestInPolicy) {
    return (
      <span className={classes.mark} data-kind="inPolicy">
        {isCheapest ? <Trans>Cheapest, and in policy</Trans> : <Trans>Cheapest in policy</Trans>}
      </span>
    );
  }
  return isCheapest ? (
    <span className={classes.mark}>
      <Trans>Cheapest</Trans>
    </span>
  ) : null;
}
