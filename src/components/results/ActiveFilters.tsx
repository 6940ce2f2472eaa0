import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '../Icon.tsx';
import { closeIcon } from '../shell-icons.ts';
import classes from './ActiveFilters.module.css';

interface ActiveFiltersProps {
  filters: readonly { key: string; name: string; onRemove: () => void }[];
  onRemoveAll: () => void;
}

/** The active filters, each with a button that removes it. */
export function ActiveFilters({ filters, onRemoveAll }: ActiveFiltersProps) {
  const { t } = useLingui();
  if (filters.length === 0) return null;
  return (
    <ul aria-label={t`Active filters`} className={classes.parts}>
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
    </ul>
  );
}
