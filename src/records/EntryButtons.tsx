import { useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { Icon } from '../components/Icon.tsx';
import classes from './ListField.module.css';
import { downIcon, upIcon } from './record-icons.ts';
import { TextButton } from './TextButton.tsx';

interface EntryButtonsProps {
  /** The name of the entry. */
  entry: string;
  removed: boolean;
  onToggleRemoved: () => void;
  /** Opens a closed entry. */
  onOpen?: (() => void) | undefined;
  /** Absent where the order has no meaning. */
  onMove?: ((by: -1 | 1) => void) | undefined;
  isFirst: boolean;
  isLast: boolean;
}

/** The actions on an entry of a list. */
export function EntryButtons(props: EntryButtonsProps) {
  const { entry, removed, onToggleRemoved, onOpen, onMove, isFirst, isLast } = props;
  const { t } = useLingui();
  const move = (by: -1 | 1) => (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget;
    onMove?.(by);
    // An element that is moved in the document loses the focus.
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
