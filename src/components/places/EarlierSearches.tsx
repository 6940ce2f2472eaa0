import { useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import type { EarlierSearch } from '#domain/contract.ts';
import { formatDayRange } from '#domain/day-range.ts';
import classes from './EarlierSearches.module.css';
import { placesOf, SEARCH_KINDS } from './kinds/search-kinds.ts';

export interface EarlierSearchesProps {
  searches: readonly EarlierSearch[];
  onRepeat: (search: EarlierSearch) => void;
}

export function EarlierSearches({ searches, onRepeat }: EarlierSearchesProps) {
  const { t } = useLingui();
  const groups = [
    { label: t`Search again`, found: searches.filter(({ why }) => why !== 'company') },
    { label: t`Popular with colleagues`, found: searches.filter(({ why }) => why === 'company') },
  ];
  return (
    <div className={classes.row} data-touch="true">
      {groups.map(({ label, found }) =>
        found.length > 0 ? (
          <Group component="section" key={label} gap="xs" wrap="nowrap" flex="none" aria-label={label}>
            <span>{label}</span>
            <Group component="ul" gap="xs" wrap="nowrap" flex="none">
              {found.map((search) => (
                <li key={`${search.kind} ${placesOf(search)}`}>
                  <SearchButton search={search} onRepeat={onRepeat} />
                </li>
              ))}
            </Group>
          </Group>
        ) : null,
      )}
    </div>
  );
}

function SearchButton({
  search,
  onRepeat,
}: { search: EarlierSearch } & Pick<EarlierSearchesProps, 'onRepeat'>) {
  const { t } = useLingui();
  const { from, to = from } = search;
  return (
    <Button variant="default" size="compact-sm" radius="xl" fw={400} onClick={() => onRepeat(search)}>
      {t(SEARCH_KINDS[search.kind].plural)} {placesOf(search)}
      {from !== undefined && to !== undefined ? `, ${formatDayRange(from, to)}` : null}
    </Button>
  );
}
