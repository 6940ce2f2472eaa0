import { useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import type { SyntheticEvent } from 'react';
import { AppLink } from '../../components/AppLink.tsx';
import { useModalDialog } from '../../components/dialog/use-modal-dialog.ts';
import { Icon } from '../../components/Icon.tsx';
import { closeIcon } from '../../components/shell-icons.ts';
import { BarButton } from './BarButton.tsx';
import classes from './NavigationDrawer.module.css';
import type { ShellEntry } from './shell-entry.ts';

interface NavigationDrawerProps {
  open: boolean;
  entries: ShellEntry[];
  onClose: () => void;
}

export function NavigationDrawer({ open, entries, onClose }: NavigationDrawerProps) {
  const { t } = useLingui();
  const dialog = useModalDialog(open);

  /** A close event that arrives after the drawer has been reopened is ignored. */
  function handleClose({ currentTarget }: SyntheticEvent<HTMLDialogElement>) {
    if (!currentTarget.open) onClose();
  }

  return (
    <dialog
      ref={dialog}
      className={classes.drawer}
      closedby="any"
      aria-label={t`Main menu`}
      onClose={handleClose}
    >
      {open ? <DrawerContent entries={entries} onClose={onClose} /> : null}
    </dialog>
  );
}

function DrawerContent({ entries, onClose }: Omit<NavigationDrawerProps, 'open'>) {
  const { t } = useLingui();
  return (
    <>
      <div className={classes.head}>
        <BarButton icon={closeIcon} aria-label={t`Close menu`} onClick={onClose} />
      </div>
      <nav aria-label={t`Main menu`}>
        <Stack component="ul" p="xs" gap={0}>
          {entries.map(({ label, href, icon }) => (
            <li key={href}>
              <AppLink href={href} className={classes.entry} data-hover="true" onClick={onClose}>
                {icon ? <Icon path={icon} /> : null}
                {label}
              </AppLink>
            </li>
          ))}
        </Stack>
      </nav>
    </>
  );
}
