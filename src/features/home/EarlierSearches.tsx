import { useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { Airport, EarlierSearch } from '#domain/contract.ts';
import { formatDayRange } from '../../i18n/day-range.ts';
import classes from './EarlierSearches.module.css';

interface EarlierSearchesProps {
  searches: readonly EarlierSearch[];
  /** Searches again, or opens the form where something is still to be chosen. */
  onRepeat: (search: EarlierSearch) => void;
}

/** Searches of one click: the person's own, and what many people of the company search for. */
export function EarlierSearches({ searches, onRepeat }: EarlierSearchesProps) {
  const { t } = useLingui();
  const groups = [
    { label: t`Search again`, found: searches.filter(({ why }) => why !== 'company') },
    { label: t`Popular with colleagues`, found: searches.filter(({ why }) => why === 'company') },
  ];
  return (
    <div className={classes.row}>
      {groups.map(({ label, found }) =>
        found.length > 0 ? (
          <section key={label} className={classes.searches} aria-label={label}>
            <span>{label}</span>
            <ul className={classes.searches}>
              {found.map((search) => (
                <li key={`${search.kind} ${placesOf(search)}`}>
                  <SearchButton search={search} onRepeat={onRepeat} />
                </li>
              ))}
            </ul>
          </section>
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
  const kinds = { flight: t`Flights`, hotel: t`Hotels`, car: t`Cars` };
  const { from, to = from } = search;
  return (
    <Button variant="default" size="compact-sm" radius="xl" fw={400} onClick={() => onRepeat(search)}>
      {kinds[search.kind]} {placesOf(search)}
      {from !== undefined && to !== undefined ? `, ${formatDayRange(from, to)}` : null}
    </Button>
  );
}

function placesOf(search: EarlierSearch): string {
  switch (search.kind) {
    case 'flight':
      return `${nameOf(search.origin)} – ${nameOf(search.destination)}`;
    case 'hotel':
      return search.place.label;
    case 'car':
      return search.dropOff ? `${search.pickUp.label} – ${search.dropOff.label}` : search.pickUp.label;
  }
}

/** With the code, because a city may have several airports. */
function nameOf({ city, code }: Pick<Airport, 'city' | 'code'>): string {
  return `${city} ${code}`;
}
