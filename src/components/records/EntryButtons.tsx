import { useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { Icon } from '../Icon.tsx';
import classes from './ListField.module.css';
import { downIcon, upIcon } from './record-icons.ts';

interface EntryButtonsProps {
  /** What the entry is called. */
  entry: string;
  removed: boolean;
  onToggleRemoved: () => void;
  /** Opens an entry that is closed. */
  onOpen?: (() => void) | undefined;
  /** Absent where the order means nothing. */
  onMove?: ((by: -1 | 1) => void) | undefined;
  isFirst: boolean;
  isLast: boolean;
}

/** What can be done with an entry of a list. */
export function EntryButtons(props: EntryButtonsProps) {
  const { entry, removed, onToggleRemoved, onOpen, onMove, isFirst, isLast } = props;
  const { t } = useLingui();
  const move = (by: -1 | 1) => (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget;
    onMove?.(by);
    // Where an element is moved to another place, the browser takes the focus away from it.
    requestAnimationFrame(() => button.focus());
  };
  return (
    <span className={classes.buttons}>
      {onMove && !removed ? (
        <>
          <button
            type="button"
            className={classes.button}
            aria-label={t`Move up: ${entry}`}
            aria-disabled={isFirst}
            onClick={move(-1)}
          >
            <Icon path={upIcon} size={18} />
          </button>
          <button
            type="button"
            className={classes.button}
            aria-label={t`Move down: ${entry}`}
            aria-disabled={isLast}
            onClick={move(1)}
          >
            <Icon path={downIcon} size={18} />
          </button>
        </>
      ) : null}
      {onOpen && !removed ? (
        <button type="button" className={classes.button} aria-label={t`Edit: ${entry}`} onClick={onOpen}>
          {t`Edit`}
        </button>
      ) : null}
      <button
        type="button"
        className={classes.button}
        aria-label={removed ? t`Undo: ${entry}` : t`Remove: ${entry}`}
        onClick={onToggleRemoved}
      >
        {removed ? t`Undo` : t`Remove`}
      </button>
    </span>
  );
}
