import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { AppLink } from '../AppLink.tsx';
import { AreaState } from '../booking/AreaState.tsx';
import { Icon } from '../Icon.tsx';
import { closeIcon } from '../shell-icons.ts';
import classes from './Filters.module.css';

interface FilterStateProps<Part> {
  /** The parts of the filter that are on. */
  parts: readonly Part[];
  nameOf: (part: Part) => string;
  isEmpty: boolean;
  /** The texts for a list that the filter leaves empty. */
  emptyTitle: ReactNode;
  /** The removable parts of the filter, sorted by how many results their removal shows. */
  suggestFilters: () => readonly { part: Part; results: number }[];
  /** How many results there are without any filter. */
  all: number;
  onRemove: (part: Part) => void;
  onRemoveAll: () => void;
  /** The link for requesting the same from the agency. */
  requestHref: string;
}

/** The filters that are on, and the ways out of a list that they leave empty. */
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

/** The active filters, each with a button that removes it. */
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
          <button type="button" className={classes.all} onClick={onRemoveAll}>
            <Trans>Remove all filters</Trans>
          </button>
        </li>
      ) : null}
    </Group>
  );
}

/** A filter without which the list is not empty. */
interface FilterWayOut {
  key: string;
  name: string;
  /** The number of results that are then shown. */
  results: number;
  onTake: () => void;
}

interface FilteredEmptyProps {
  title: ReactNode;
  /** Suggestions are sorted by the number of results, most first. */
  ways: readonly FilterWayOut[];
  /** How many results there are without any filter. */
  all: number;
  onRemoveAll: () => void;
  /** The link for requesting the same from the agency. */
  requestHref: string;
}

const MOST = 4;

/** No result matches the filter: suggests which parts to remove. */
function FilteredEmpty({ title, ways, all, onRemoveAll, requestHref }: FilteredEmptyProps) {
  return (
    <AreaState
      kind="empty"
      title={title}
      action={
        <Stack gap="xs" align="center">
          {ways.slice(0, MOST).map(({ key, name, results, onTake }) => (
            <Button key={key} variant="default" className={classes.way ?? ''} onClick={onTake}>
              <Plural
                value={results}
                one={`Remove “${name}”: # result`}
                other={`Remove “${name}”: # results`}
              />
            </Button>
          ))}
          <Button variant="light" className={classes.way ?? ''} onClick={onRemoveAll}>
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
