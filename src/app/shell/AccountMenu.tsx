import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { AppLink } from '../../components/AppLink.tsx';
import { Icon } from '../../components/Icon.tsx';
import { ProfileAvatar } from '../../components/ProfileAvatar.tsx';
import { toInitials } from '../../components/profile-avatar.ts';
import { leaveIcon } from '../../components/shell-icons.ts';
import classes from './AccountMenu.module.css';
import { BarPopover } from './BarPopover.tsx';
import list from './PopoverList.module.css';
import type { ShellEntry } from './shell-entry.ts';

export interface Person {
  fullName: string;
  email: string;
  imageUrl?: string;
  companyName: string;
  role: ReactNode;
}

interface AccountMenuProps {
  person: Person;
  entries: ShellEntry[];
  onSignOut: () => void;
}

export function AccountMenu({ person, entries, onSignOut }: AccountMenuProps) {
  const { t } = useLingui();
  const id = useId();
  const { fullName, email, imageUrl, companyName, role } = person;
  // The accessible name contains the visible text, as voice control requires.
  const shown = `${fullName}, ${toInitials(fullName)}`;
  return (
    <BarPopover
      id={id}
      drawnLate
      button={
        <button
          type="button"
          className={classes.button}
          aria-label={t`Account of ${shown}`}
          popoverTarget={id}
        >
          <ProfileAvatar fullName={fullName} imageUrl={imageUrl} />
        </button>
      }
    >
      <div className={classes.person}>
        <ProfileAvatar fullName={fullName} imageUrl={imageUrl} size={40} />
        <Text component="div" variant="breakable" miw={0}>
          <Text fw={600}>{fullName}</Text>
          <Text c="dimmed" fz="xs">
            {email}
          </Text>
          <Text c="dimmed" fz="xs">
            {companyName} · <span>{role}</span>
          </Text>
        </Text>
      </div>
      <Stack component="ul" gap={0} aria-label={t`Account`}>
        {entries.map(({ label, href, icon }) => (
          <li key={href}>
            <AppLink className={list.entry} data-hover="true" href={href} onClick={closePopover}>
              {icon && <Icon path={icon} size={18} />}
              {label}
            </AppLink>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={list.entry}
            data-hover="true"
            popoverTarget={id}
            popoverTargetAction="hide"
            onClick={onSignOut}
          >
            <Icon path={leaveIcon} size={18} />
            <Trans>Sign out</Trans>
          </button>
        </li>
      </Stack>
    </BarPopover>
  );
}

/** A button can declare that it closes the popover, a link can't. */
function closePopover({ currentTarget }: MouseEvent): void {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}
