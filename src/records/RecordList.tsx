import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { AppLink } from '../components/AppLink.tsx';
import classes from './RecordList.module.css';
import { RecordRows, type RecordRowsProps } from './RecordRows.tsx';
import { RecordTabs, type Tab } from './RecordTabs.tsx';

export interface RecordListProps<Row> extends RecordRowsProps<Row> {
  /** The name of the list. */
  label: string;
  tabs?: readonly Tab[];
  search: {
    label: string;
    placeholder: string;
    typed: string;
    onType: (typed: string) => void;
  };
  /** The URL of the form for a new record; absent for users who may not create one. */
  create?: { label: string; href: string } | undefined;
  /** Further actions on the list, such as an export. */
  actions?: ReactNode;
}

/** A list of records, searched during typing and paginated; each row links to its record. */
export function RecordList<Row>(props: RecordListProps<Row>) {
  const { label, tabs, found, search, create, actions } = props;
  const { t } = useLingui();
  return (
    <section className={classes.card} aria-label={label}>
      {tabs ? <RecordTabs label={t`Lists`} tabs={tabs} /> : null}
      {found.state === 'forbidden' ? null : (
        <div className={classes.tools}>
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
        </div>
      )}
      <RecordRows {...props} />
    </section>
  );
}
