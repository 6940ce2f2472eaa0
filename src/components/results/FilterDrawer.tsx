import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ReactNode, SyntheticEvent } from 'react';
import { useModalDialog } from '../dialog/use-modal-dialog.ts';
import classes from './FilterDrawer.module.css';

interface FilterDrawerProps {
  open: boolean;
  /** Says how many results pass. */
  showLabel: ReactNode;
  children: ReactNode;
  onClose: () => void;
}

/** The filters, where there is no room for them next to the list. */
export function FilterDrawer({ open, showLabel, children, onClose }: FilterDrawerProps) {
  const { t } = useLingui();
  const dialog = useModalDialog(open);

  function closed({ currentTarget }: SyntheticEvent<HTMLDialogElement>) {
    if (!currentTarget.open) onClose();
  }

  return (
    <dialog ref={dialog} className={classes.drawer} closedby="any" aria-label={t`Filters`} onClose={closed}>
      {open ? (
        <>
          <h2 className={classes.title}>
            <Trans>Filters</Trans>
          </h2>
          <div className={classes.content}>{children}</div>
          <div className={classes.foot}>
            <Button fullWidth size="md" onClick={onClose}>
              {showLabel}
            </Button>
          </div>
        </>
      ) : null}
    </dialog>
  );
}
