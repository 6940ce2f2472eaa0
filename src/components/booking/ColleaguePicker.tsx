import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Paper, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { BookingTraveler } from '#domain/booking/flow-types.ts';
import type { CompanyUserSummary } from '#domain/contract.ts';
import { Notice } from '../Notice.tsx';
import { Spinner } from '../Spinner.tsx';
import classes from './ColleaguePicker.module.css';
import { Pager } from './Pager.tsx';

export interface ColleagueList {
  searchString: string;
  state: 'loading' | 'ready' | 'failed';
  people: readonly CompanyUserSummary[];
  isSettled: boolean;
  page: number;
  pages: number;
  onSearch: (searchString: string) => void;
  onPage: (page: number) => void;
  onRetry: () => void;
}

interface ColleaguePickerProps extends ColleagueList {
  chosen: readonly BookingTraveler[];
  full: boolean;
  onAdd: (colleague: BookingTraveler) => void;
}

export function ColleaguePicker(props: ColleaguePickerProps) {
  const { t } = useLingui();
  const { searchString, page, pages, onSearch, onPage } = props;
  const onEnter = useFirstFound(props);
  return (
    <Paper variant="inset" p="md" className={classes.picker}>
      <TextInput
        label={t`Search colleagues`}
        type="search"
        maxLength={100}
        value={searchString}
        onChange={(event) => onSearch(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The form around it is not submitted.
          event.preventDefault();
          onEnter();
        }}
      />
      <People {...props} />
      <Pager page={page} pages={pages} onChange={onPage} />
    </Paper>
  );
}

function useFirstFound({
  searchString,
  people,
  isSettled,
  chosen,
  full,
  onAdd,
  onSearch,
}: ColleaguePickerProps) {
  const [wanted, setWanted] = useState('');
  const isWanted = wanted !== '' && wanted === searchString;

  // The people arrive from outside.
  useEffect(() => {
    if (!isWanted || !isSettled) return;
    setWanted('');
    const first = people.find(({ _id, active }) => active && chosen.every((one) => one._id !== _id));
    if (!first || full) return;
    onAdd(toTraveler(first));
    onSearch('');
  });

  return () => setWanted(searchString.trim() === '' ? '' : searchString);
}

function toTraveler({ _id, user: { firstName, lastName } }: CompanyUserSummary): BookingTraveler {
  return { _id, firstName, lastName };
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
      <Text role="status" c="dimmed" fz="xs">
        {searchString === '' ? (
          <Trans>No company users found.</Trans>
        ) : (
          <Trans>No one by that name was found.</Trans>
        )}
      </Text>
    );
  }
  return (
    <ul className={classes.people}>
      {people.map((colleague) => (
        <Person
          key={colleague._id}
          colleague={colleague}
          added={chosen.some(({ _id }) => _id === colleague._id)}
          full={full}
          onAdd={onAdd}
        />
      ))}
    </ul>
  );
}

interface PersonProps extends Pick<ColleaguePickerProps, 'full' | 'onAdd'> {
  colleague: CompanyUserSummary;
  added: boolean;
}

function Person({ colleague, added, full, onAdd }: PersonProps) {
  const { user, department, active } = colleague;
  const { t } = useLingui();
  const closed = added || full || !active;
  const { firstName, lastName, email } = user;
  const formatLabel = () => {
    if (added) return t`${firstName} ${lastName} is added`;
    return active ? t`Add ${firstName} ${lastName}` : t`${firstName} ${lastName} is inactive`;
  };
  return (
    <li className={classes.person} data-touch="true">
      <Stack component="span" variant="breakable" gap={0} miw={0}>
        {firstName} {lastName}
        <Text span c="dimmed" fz="xs">
          {department ?? email}
        </Text>
      </Stack>
      <Button
        variant="default"
        aria-disabled={closed}
        aria-label={formatLabel()}
        title={full && !added ? t`Up to nine people can travel together` : undefined}
        onClick={() => {
          if (!closed) onAdd(toTraveler(colleague));
        }}
      >
        {added ? <Trans>Added</Trans> : active ? <Trans>Add</Trans> : <Trans>Inactive</Trans>}
      </Button>
    </li>
  );
}
