import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { Menu, UnstyledButton } from '@mantine/core';
import { AppLink } from '../../components/AppLink.tsx';
import { Icon } from '../../components/Icon.tsx';
import { ProfileAvatar } from '../../components/ProfileAvatar.tsx';
import { initialsOf } from '../../components/profile-avatar.ts';
import { leaveIcon } from '../../components/shell-icons.ts';
import classes from './AccountMenu.module.css';
import type { ShellEntry } from './shell-entry.ts';

export interface Person {
  fullName: string;
  email: string;
  imageUrl?: string | undefined;
}

interface AccountMenuProps {
  person: Person;
  entries: ShellEntry[];
  onSignOut: () => void;
}

export function AccountMenu({ person, entries, onSignOut }: AccountMenuProps) {
  const { t } = useLingui();
  const { fullName, email, imageUrl } = person;
  // Whoever operates the page by voice says what is to be seen.
  const shown = imageUrl ? fullName : `${fullName}, ${initialsOf(fullName)}`;
  return (
    <Menu
      withinPortal={false}
      position="bottom-end"
      width={264}
      offset={4}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <UnstyledButton className={classes.target} aria-label={t`Account of ${shown}`}>
          <ProfileAvatar fullName={fullName} imageUrl={imageUrl} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown className={classes.dropdown} aria-label={t`Account`}>
        <div className={classes.person} role="presentation">
          <ProfileAvatar fullName={fullName} imageUrl={imageUrl} size={40} />
          <div className={classes.names}>
            <p className={classes.fullName}>{fullName}</p>
            <p className={classes.email}>{email}</p>
          </div>
        </div>
        <Menu.Divider />
        {entries.map(({ label, href, icon }) => (
          <Menu.Item
            key={href}
            component={AppLink}
            href={href}
            leftSection={icon ? <Icon path={icon} size={18} /> : null}
          >
            {label}
          </Menu.Item>
        ))}
        <Menu.Item onClick={onSignOut} leftSection={<Icon path={leaveIcon} size={18} />}>
          <Trans>Sign out</Trans>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
