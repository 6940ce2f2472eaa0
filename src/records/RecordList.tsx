import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Group, Paper, Text, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { AppLink } from '../components/AppLink.tsx';
import { AreaError, type AreaFailure } from '../components/AreaError.tsx';
import { LinearProgress } from '../components/LinearProgress.tsx';
import { Spinner } from '../components/Spinner.tsx';
import { ForbiddenNotice } from './ForbiddenNotice.tsx';
import type { ListSort } from './list-sort.ts';
import classes from './RecordList.module.css';
import { type Column, RecordTable } from './RecordTable.tsx';
import { RecordTabs, type Tab } from './RecordTabs.tsx';

export interface RecordListProps<Row> extends RecordRowsProps<Row> {
  label: string;
  tabs?: readonly Tab[];
  search: {
    label: string;
    placeholder: string;
    typed: string;
    onType: (typed: string) => void;
  };
  create?: { label: string; href: string } | undefined;
  actions?: ReactNode;
}

export function RecordList<Row>(props: RecordListProps<Row>) {
  const { label, tabs, found, search, create, actions } = props;
  const { t } = useLingui();
  return (
    <Paper component="section" miw={0} aria-label={label}>
      {tabs ? <RecordTabs label={t`Lists`} tabs={tabs} /> : null}
      {found.state === 'forbidden' ? null : (
        <Group gap="12px 16px" p="md">
          <TextInput
            type="search"
            className={classes.search ?? ''}
            aria-label={search.label}
            placeholder={search.placeholder}
            maxLength={100}
            value={search.typed}
            onChange={(event) => search.onType(event.currentTarget.value)}
          />
          {actions}
          {create ? (
            <AppLink href={create.href} className={classes.create}>
              {create.label}
            </AppLink>
          ) : null}
        </Group>
      )}
      <RecordRows {...props} />
    </Paper>
  );
}

export interface ListPage<Row> {
  docs: readonly Row[];
  totalDocs: number;
  limit: number;
  page: number;
  totalPages: number;
  /** Whether there are more records than the count says. */
  more?: boolean;
}

export type RecordListState<Row> =
  | { state: 'loading' }
  | { state: 'forbidden' }
  | { state: 'failed'; failure: AreaFailure }
  /** The previous page stays on the screen while the next one loads. */
  | { state: 'ready'; list: ListPage<Row>; updating: boolean };

export interface RecordRowsProps<Row> {
  found: RecordListState<Row>;
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
  hrefOf: (row: Row) => string;
  sort?: ListSort;
  addressOf: (change: { page?: number; sort?: ListSort }) => string;
  emptyText: ReactNode;
}

function RecordRows<Row>(props: RecordRowsProps<Row>) {
  const { found, addressOf, emptyText } = props;
  switch (found.state) {
    case 'loading':
      return (
        <Group component="p" gap="sm" wrap="nowrap" justify="center" mih={160} c="dimmed" role="status">
          <Spinner size={24} />
          <Trans>Loading…</Trans>
        </Group>
      );
    case 'forbidden':
      return (
        <Box p="md">
          <ForbiddenNotice />
        </Box>
      );
    case 'failed':
      return (
        <Box p="md">
          <AreaError {...found.failure} />
        </Box>
      );
    case 'ready':
      return (
        <div aria-busy={found.updating}>
          <LinearProgress visible={found.updating} />
          {found.list.docs.length === 0 ? (
            <p className={classes.empty} role="status">
              {emptyText}
            </p>
          ) : (
            <RecordTable {...props} rows={found.list.docs} />
          )}
          <ListPages list={found.list} hrefOf={(page) => addressOf({ page })} />
        </div>
      );
  }
}

interface ListPagesProps {
  list: {
    docs: readonly unknown[];
    totalDocs: number;
    limit: number;
    page: number;
    totalPages: number;
    more?: boolean;
  };
  hrefOf: (page: number) => string;
}

export function ListPages({ list, hrefOf }: ListPagesProps) {
  const { t } = useLingui();
  const { page, totalPages, totalDocs, limit, docs, more = false } = list;
  const first = (page - 1) * limit + 1;
  const last = first + docs.length - 1;
  if (docs.length === 0 && page === 1) return null;
  return (
    <nav className={classes.pages} aria-label={t`Pages`}>
      <Text span flex={1} c="dimmed" role="status">
        {docs.length === 0 ? null : more ? (
          <Trans>
            {first} – {last} of more than {totalDocs}
          </Trans>
        ) : (
          <Trans>
            {first} – {last} of {totalDocs}
          </Trans>
        )}
      </Text>
      {page > 1 ? (
        <AppLink href={hrefOf(Math.min(page - 1, Math.max(totalPages, 1)))} data-target="true">
          <Trans>Previous</Trans>
        </AppLink>
      ) : null}
      {page < totalPages || more ? (
        <AppLink href={hrefOf(page + 1)} data-target="true">
          <Trans>Next</Trans>
        </AppLink>
      ) : null}
    </nav>
  );
}
