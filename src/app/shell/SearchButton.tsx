import { Trans } from '@lingui/react/macro';
import { Icon } from '../../components/Icon.tsx';
import { searchIcon } from '../../components/shell-icons.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import classes from './SearchButton.module.css';

interface SearchButtonProps {
  onOpen: () => void;
  onPoint: () => void;
}

export function SearchButton({ onOpen, onPoint }: SearchButtonProps) {
  return (
    <button
      type="button"
      className={classes.button}
      data-hover="true"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K"
      onClick={onOpen}
      onPointerEnter={onPoint}
      onFocus={onPoint}
    >
      <Icon path={searchIcon} />
      <VisuallyHidden>
        <Trans>Search</Trans>
      </VisuallyHidden>
      <span className={classes.words}>
        <Trans>Trips, people, places</Trans>
      </span>
      <kbd className={classes.key} aria-hidden>
        Ctrl K
      </kbd>
    </button>
  );
}
