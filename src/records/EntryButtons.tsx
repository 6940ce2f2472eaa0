import { useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { Icon } from '../components/Icon.tsx';
import classes from './ListField.module.css';
import { downIcon, upIcon } from './record-icons.ts';
import { TextButton } from './TextButton.tsx';

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
          <TextButton aria-label={t`Move up: ${entry}`} aria-disabled={isFirst} onClick={move(-1)}>
            <Icon path={upIcon} size={18} />
          </TextButton>
          <TextButton aria-label={t`Move down: ${entry}`} aria-disabled={isLast} onClick={move(1)}>
            <Icon path={downIcon} size={18} />
          </TextButton>
        </>
      ) : null}
      {onOpen && !removed ? (
        <TextButton aria-label={t`Edit: ${entry}`} onClick={onOpen}>
          {t`Edit`}
        </TextButton>
      ) : null}
      <TextButton aria-label={removed ? t`Undo: ${entry}` : t`Remove: ${entry}`} onClick={onToggleRemoved}>
        {removed ? t`Undo` : t`Remove`}
      </TextButton>
    </span>
  );
}
