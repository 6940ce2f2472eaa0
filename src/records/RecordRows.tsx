import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AreaError, type AreaFailure } from '../components/AreaError.tsx';
import { LinearProgress } from '../components/LinearProgress.tsx';
import { Spinner } from '../components/Spinner.tsx';
import { ForbiddenNotice } from './ForbiddenNotice.tsx';
import { ListPages } from './ListPages.tsx';
import type { ListSort } from './list-sort.ts';
import classes from './RecordList.module.css';
import { type Column, RecordTable } from './RecordTable.tsx';

/** One page of a list, as returned by the server. */
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
  /** The first column names the record, and links to it. */
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
  hrefOf: (row: Row) => string;
  /** Absent where the call does not sort. */
  sort?: ListSort;
  /** The address of the same list at another page or in another order. */
  addressOf: (change: { page?: number; sort?: ListSort }) => string;
  /** Shown when the list is empty, or the search has no matches. */
  emptyText: ReactNode;
}

export function RecordRows<Row>(props: RecordRowsProps<Row>) {
  const { found, addressOf, emptyText } = props;
  switch (found.state) {
    case 'loading':
      return (
        <p className={classes.waiting} role="status">
          <Spinner size={24} />
          <Trans>Loading…</Trans>
        </p>
      );
    case 'forbidden':
      return (
        <div className={classes.failed}>
          <ForbiddenNotice />
        </div>
      );
    case 'failed':
      return (
        <div className={classes.failed}>
          <AreaError {...found.failure} />
        </div>
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
