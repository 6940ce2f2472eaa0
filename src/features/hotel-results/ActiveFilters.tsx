import { Trans, useLingui } from '@lingui/react/macro';
import { partsOfFilter, withoutPart } from '#domain/hotel-booking/filter-parts.ts';
import { DEFAULT_HOTEL_LIST_SETTINGS } from '#domain/hotel-booking/hotel-list-settings.ts';
import { Icon } from '../../components/Icon.tsx';
import { closeIcon } from '../../components/shell-icons.ts';
import classes from './ActiveFilters.module.css';
import type { FilterPanelProps } from './FilterPanel.tsx';
import { usePartNames } from './use-part-names.ts';

/** What the list is narrowed down by, each to be taken away. */
export function ActiveFilters({ index, filter, onFilter }: FilterPanelProps) {
  const { t } = useLingui();
  const nameOf = usePartNames(index, filter);
  const parts = partsOfFilter(filter);
  if (parts.length === 0) return null;
  return (
    <ul aria-label={t`Active filters`} className={classes.parts}>
      {parts.map((part) => {
        const name = nameOf(part);
        return (
          <li key={JSON.stringify(part)}>
            <button
              type="button"
              className={classes.part}
              aria-label={t`Remove the filter ${name}`}
              onClick={() => onFilter(withoutPart(filter, part))}
            >
              {name}
              <Icon path={closeIcon} size={14} />
            </button>
          </li>
        );
      })}
      {parts.length > 1 ? (
        <li>
          <button
            type="button"
            className={classes.all}
            onClick={() => onFilter(DEFAULT_HOTEL_LIST_SETTINGS.filter)}
          >
            <Trans>Remove all filters</Trans>
          </button>
        </li>
      ) : null}
    </ul>
  );
}
