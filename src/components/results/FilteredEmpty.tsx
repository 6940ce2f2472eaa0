import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { AppLink } from '../AppLink.tsx';
import { AreaState } from '../booking/AreaState.tsx';
import classes from './FilteredEmpty.module.css';

/** A filter without which the list is not empty. */
export interface FilterWayOut {
  key: string;
  name: string;
  /** The number of results that are then shown. */
  results: number;
  onTake: () => void;
}

interface FilteredEmptyProps {
  title: ReactNode;
  /** The suggestion that shows most results comes first. */
  ways: readonly FilterWayOut[];
  /** How many results there are without any filter. */
  all: number;
  onRemoveAll: () => void;
  /** The link for requesting the same from the agency. */
  requestHref: string;
}

const MOST = 4;

/** Nothing passes the filter; suggests which parts to remove. */
export function FilteredEmpty({ title, ways, all, onRemoveAll, requestHref }: FilteredEmptyProps) {
  return (
    <AreaState
      kind="empty"
      title={title}
      action={
        <div className={classes.ways}>
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
        </div>
      }
    />
  );
}
