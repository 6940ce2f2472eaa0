import { Trans } from '@lingui/react/macro';
import { Box, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { AppLink } from '../components/AppLink.tsx';
import type { ListSort } from './list-sort.ts';
import classes from './RecordTable.module.css';

export interface Column<Row> {
  key: string;
  title: string;
  sortBy?: string;
  render: (row: Row) => ReactNode;
}

interface RecordTableProps<Row> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
  hrefOf: (row: Row) => string;
  sort?: ListSort;
  addressOf: (change: { sort: ListSort }) => string;
}

export function RecordTable<Row>({ rows, columns, keyOf, hrefOf, sort, addressOf }: RecordTableProps<Row>) {
  const [name, ...rest] = columns;
  if (!name) return null;
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <Head key={column.key} column={column} sort={sort} addressOf={addressOf} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} className={classes.row} data-hover="true">
            <Box component="th" scope="row" fw={600}>
              <AppLink href={hrefOf(row)} className={classes.link} data-cover="true">
                {name.render(row)}
              </AppLink>
            </Box>
            {rest.map(({ key, title, render }) => (
              <td key={key} data-title={title}>
                {render(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface HeadProps<Row> {
  column: Column<Row>;
  sort: ListSort | undefined;
  addressOf: (change: { sort: ListSort }) => string;
}

function Head<Row>({ column: { title, sortBy }, sort, addressOf }: HeadProps<Row>) {
  if (!sort || !sortBy) return <th scope="col">{title}</th>;
  const current = sort.by === sortBy ? sort.order : null;
  const order = current === 'ascending' ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={current ?? 'none'}>
      <AppLink href={addressOf({ sort: { by: sortBy, order } })} className={classes.sort}>
        {title}
        <Text span aria-hidden="true" w="1em" ta="center">
          {current === null ? '↕' : current === 'ascending' ? '↑' : '↓'}
        </Text>
      </AppLink>
    </th>
  );
}

export function ActiveMark({ active }: { active: boolean }) {
  return (
    <span className={classes.mark} data-active={active}>
      {active ? <Trans>Active</Trans> : <Trans>Inactive</Trans>}
    </span>
  );
}
