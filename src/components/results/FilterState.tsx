import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { AppLink } from '../AppLink.tsx';
import { AreaState } from '../booking/AreaState.tsx';
import { Icon } from '../Icon.tsx';
import { closeIcon } from '../shell-icons.ts';
import classes from './Filters.module.css';

interface FilterStateProps<Part> {
  parts: readonly Part[];
  nameOf: (part: Part) => string;
  isEmpty: boolean;
  emptyTitle: ReactNode;
  suggestFilters: () => readonly { part: Part; results: number }[];
  all: number;
  onRemove: (part: Part) => void;
  onRemoveAll: () => void;
  requestHref: string;
}

export function FilterState<Part>(props: FilterStateProps<Part>) {
  const { parts, nameOf, isEmpty, emptyTitle, suggestFilters, all, onRemove, onRemoveAll, requestHref } =
    props;
  return (
    <>
      <ActiveFilters
        filters={parts.map((part) => ({
          key: JSON.stringify(part),
          name: nameOf(part),
          onRemove: () => onRemove(part),
        }))}
        onRemoveAll={onRemoveAll}
      />
      {isEmpty ? (
        <FilteredEmpty
          title={emptyTitle}
          ways={suggestFilters().map(({ part, results }) => ({
            key: JSON.stringify(part),
            name: nameOf(part),
            results,
            onTake: () => onRemove(part),
          }))}
          all={all}
          onRemoveAll={onRemoveAll}
          requestHref={requestHref}
        />
      ) : null}
    </>
  );
}

interface ActiveFiltersProps {
  filters: readonly { key: string; name: string; onRemove: () => void }[];
  onRemoveAll: () => void;
}

function ActiveFilters({ filters, onRemoveAll }: ActiveFiltersProps) {
  const { t } = useLingui();
  if (filters.length === 0) return null;
  return (
    <Group aria-label={t`Active filters`} component="ul" gap="xs" align="stretch">
      {filters.map(({ key, name, onRemove }) => (
        <li key={key}>
          <button
            type="button"
            className={classes.part}
            data-touch="tablet"
            aria-label={t`Remove the filter ${name}`}
            onClick={onRemove}
          >
            {name}
            <Icon path={closeIcon} size={14} />
          </button>
        </li>
      ))}
      {filters.length > 1 ? (
        <li>
          <button type="button" className={classes.all} data-touch="tablet" onClick={onRemoveAll}>
            <Trans>Remove all filters</Trans>
          </button>
        </li>
      ) : null}
    </Group>
  );
}

interface FilterWayOut {
  key: string;
  name: string;
  results: number;
  onTake: () => void;
}

interface FilteredEmptyProps {
  title: ReactNode;
  /** Suggestions are sorted by the number of results, most first. */
  ways: readonly FilterWayOut[];
  all: number;
  onRemoveAll: () => void;
  requestHref: string;
}

const MOST = 4;

function FilteredEmpty({ title, ways, all, onRemoveAll, requestHref }: FilteredEmptyProps) {
  return (
    <AreaState
      kind="empty"
      title={title}
      action={
        <Stack gap="xs" align="center">
          {ways.slice(0, MOST).map(({ key, name, results, onTake }) => (
            <Button
              key={key}
              variant="default"
              className={classes.way ?? ''}
              data-touch="tablet"
              onClick={onTake}
            >
              <Plural
                value={results}
                one={`Remove “${name}”: # result`}
                other={`Remove “${name}”: # results`}
              />
            </Button>
          ))}
          <Button variant="light" className={classes.way ?? ''} data-touch="tablet" onClick={onRemoveAll}>
            <Plural value={all} one="Remove all filters: # result" other="Remove all filters: # results" />
          </Button>
          <AppLink href={requestHref}>
            <Trans>Ask the agency</Trans>
          </AppLink>
        </Stack>
      }
    />
  );
}
