import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { waysOut, withoutPart } from '#domain/hotel-booking/filter-parts.ts';
import { DEFAULT_HOTEL_LIST_SETTINGS } from '#domain/hotel-booking/hotel-list-settings.ts';
import { AreaState } from '../../components/booking/AreaState.tsx';
import classes from './FilteredEmpty.module.css';
import type { FilterPanelProps } from './FilterPanel.tsx';
import { usePartNames } from './use-part-names.ts';

const MOST = 4;

/** No hotel passes the filter; what can be taken out of it so that some do. */
export function FilteredEmpty({ index, filter, onFilter }: FilterPanelProps) {
  const nameOf = usePartNames(index, filter);
  const all = index.hotels.length;
  return (
    <AreaState
      kind="empty"
      title={<Trans>No hotel passes your filters</Trans>}
      action={
        <div className={classes.ways}>
          {waysOut(index, filter)
            .slice(0, MOST)
            .map(({ part, results }) => {
              const name = nameOf(part);
              return (
                <Button
                  key={JSON.stringify(part)}
                  variant="default"
                  className={classes.way ?? ''}
                  onClick={() => onFilter(withoutPart(filter, part))}
                >
                  <Plural
                    value={results}
                    one={`Remove “${name}”: # result`}
                    other={`Remove “${name}”: # results`}
                  />
                </Button>
              );
            })}
          <Button
            variant="light"
            className={classes.way ?? ''}
            onClick={() => onFilter(DEFAULT_HOTEL_LIST_SETTINGS.filter)}
          >
            <Plural value={all} one="Remove all filters: # result" other="Remove all filters: # results" />
          </Button>
        </div>
      }
    />
  );
}
