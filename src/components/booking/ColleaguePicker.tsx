import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import type { BookingTraveler } from '#domain/booking/flow-types.ts';
import type { CompanyUserSummary } from '#domain/contract.ts';
import { Notice } from '../Notice.tsx';
import { Spinner } from '../Spinner.tsx';
import classes from './ColleaguePicker.module.css';
import { Pager } from './Pager.tsx';

/** One page of a company's people. */
export interface ColleagueList {
  searchString: string;
  state: 'loading' | 'ready' | 'failed';
  people: readonly CompanyUserSummary[];
  page: number;
  pages: number;
  onSearch: (searchString: string) => void;
  onPage: (page: number) => void;
  onRetry: () => void;
}

interface ColleaguePickerProps extends ColleagueList {
  chosen: readonly BookingTraveler[];
  /** The most travellers that can travel together are selected. */
  full: boolean;
  onAdd: (colleague: BookingTraveler) => void;
}

/** Looks for colleagues and adds them. */
export function ColleaguePicker(props: ColleaguePickerProps) {
  const { t } = useLingui();
  const { searchString, page, pages, onSearch, onPage } = props;
  return (
    <div className={classes.picker}>
      <TextInput
        label={t`Look for colleagues`}
        type="search"
        maxLength={100}
        value={searchString}
        onChange={(event) => onSearch(event.currentTarget.value)}
      />
      <People {...props} />
      <Pager page={page} pages={pages} onChange={onPage} />
    </div>
  );
}

function People(props: ColleaguePickerProps) {
  const { state, people, searchString, chosen, full, onAdd, onRetry } = props;
  if (state === 'loading') return <Spinner />;
  if (state === 'failed') {
    return (
      <Notice
        kind="error"
        title={<Trans>The colleagues could not be loaded</Trans>}
        action={
          <Button variant="light" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    );
  }
  if (people.length === 0) {
    return (
      <p role="status" className={classes.detail}>
        {searchString === '' ? (
          <Trans>No company users found.</Trans>
        ) : (
          <Trans>No one by that name was found.</Trans>
        )}
      </p>
    );
  }
  return (
    <ul className={classes.people}>
      {people.map((person) => (
        <Person
          key={person._id}
          person={person}
          added={chosen.some(({ _id }) => _id === person._id)}
          full={full}
          onAdd={onAdd}
        />
      ))}
    </ul>
  );
}

interface PersonProps extends Pick<ColleaguePickerProps, 'full' | 'onAdd'> {
  person: CompanyUserSummary;
  added: boolean;
}

function Person({ person: { _id, user, department, active }, added, full, onAdd }: PersonProps) {
  const { t } = useLingui();
  const closed = added || full || !active;
  const { firstName, lastName, email } = user;
  const formatLabel = () => {
    if (added) return t`${firstName} ${lastName} is added`;
    return active ? t`Add ${firstName} ${lastName}` : t`${firstName} ${lastName} is inactive`;
  };
  return (
    <li className={classes.person}>
      <span className={classes.name}>
        {firstName} {lastName}
        <span className={classes.detail}>{department ?? email}</span>
      </span>
      <Button
        variant="default"
        aria-disabled={closed}
        aria-label={formatLabel()}
        title={full && !added ? t`Up to nine people can travel together` : undefined}
        onClick={() => {
          if (!closed) onAdd({ _id, firstName, lastName });
        }}
      >
        {added ? <Trans>Added</Trans> : active ? <Trans>Add</Trans> : <Trans>Inactive</Trans>}
      </Button>
    </li>
  );
}
