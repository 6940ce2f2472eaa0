import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Box, Group, Stack, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { bedType, roomAmenity } from '../../../components/booking/room-codes.ts';
import { Surface } from '../../../components/Page.tsx';
import { type RateTerms, RoomRate } from './RoomRate.tsx';
import classes from './RoomTable.module.css';
import {
  type OptionWithVerdict,
  type RateConditions,
  type RoomTable as RoomTableData,
  type RoomTableRow,
  tabulateRooms,
} from './room-groups.ts';

interface RoomTableProps extends RateTerms {
  options: readonly OptionWithVerdict[];
}

export function RoomTable({ options, ...terms }: RoomTableProps) {
  const isWide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  const table = tabulateRooms(options);
  return isWide ? <WideTable {...table} terms={terms} /> : <RoomCards {...table} terms={terms} />;
}

interface TermsProps {
  terms: RateTerms;
}

function WideTable({ columns, rows, terms }: RoomTableData & TermsProps) {
  return (
    <table className={classes.table} data-lined="true">
      <thead>
        <tr>
          <th scope="col" className={classes.room}>
            <Trans>Room</Trans>
          </th>
          {columns.map((conditions) => (
            <th key={keyOf(conditions)} scope="col">
              <Conditions {...conditions} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <Box component="th" scope="row" fw={400}>
              <RoomFacts row={row} />
              <Amenities row={row} />
            </Box>
            {row.cells.map((rates, index) => (
              <td key={columns[index] && keyOf(columns[index])}>
                {rates ? (
                  <RoomRate rates={rates} {...terms} />
                ) : (
                  <Text span c="dimmed" fz="sm">
                    <Trans>Not offered</Trans>
                  </Text>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function RoomCards({ columns, rows, terms }: RoomTableData & TermsProps) {
  return rows.map((row) => (
    <Surface key={row.name}>
      <RoomFacts row={row} />
      <Stack component="ul" className={classes.rates} gap="sm" m="4px 0 12px">
        {columns.map((conditions, index) => {
          const rates = row.cells[index];
          return rates ? (
            <li key={keyOf(conditions)}>
              <RoomRate rates={rates} {...terms} conditions={<Conditions {...conditions} />} />
            </li>
          ) : null;
        })}
      </Stack>
      <Amenities row={row} />
    </Surface>
  ));
}

function keyOf({ breakfast, refundable }: RateConditions): string {
  return `${breakfast} ${refundable}`;
}

function Conditions({ breakfast, refundable }: RateConditions) {
  return (
    <Group component="span" className={classes.conditions} gap="0 8px" align="stretch" fw={600}>
      <span>{breakfast ? <Trans>Breakfast included</Trans> : <Trans>Without breakfast</Trans>}</span>
      <span>{refundable ? <Trans>Refundable</Trans> : <Trans>Not refundable</Trans>}</span>
    </Group>
  );
}

interface RoomProps {
  row: RoomTableRow;
}

function RoomFacts({ row: { name, options } }: RoomProps) {
  const { t } = useLingui();
  const { room } = options[0];
  return (
    <Stack gap={0} fz="sm">
      <Title order={3} fz="md">
        {name}
      </Title>
      <p>
        <Plural value={room.highestOccupancy} one="For # person" other="For up to # people" />
        {' · '}
        {t(bedType(room.bedType))}
        {room.view === undefined ? null : ` · ${room.view}`}
      </p>
    </Stack>
  );
}

function Amenities({ row: { options } }: RoomProps) {
  const { t } = useLingui();
  const amenities = options[0].room.amenities.map((code) => t(roomAmenity(code)));
  return (
    <Text c="dimmed" fz="xs">
      {amenities.join(' · ')}
    </Text>
  );
}
