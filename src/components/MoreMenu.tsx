import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Trans } from '@lingui/react/macro';
import { Button, Menu, Text } from '@mantine/core';
import { useRef } from 'react';
import { AppLink } from './AppLink.tsx';
import { Icon } from './Icon.tsx';
import classes from './MoreMenu.module.css';
import { downIcon } from './shell-icons.ts';

/** A button, or the entry of a menu. */
export interface MenuAction {
  label: string;
  /** What a button of its own is called by screen readers; contains the label. */
  name?: string;
  /** What to know before, or why it can't be done now. */
  hint?: string;
  isWithheld?: boolean;
  onTake: () => void;
}

export interface MenuLink {
  label: string;
  href: string;
}

interface MoreMenuProps {
  /** Tells it from the other menus of the page; contains "More". */
  name?: string;
  actions: readonly MenuAction[];
  links?: readonly MenuLink[];
}

/** The second choices, behind one button. */
export function MoreMenu({ name, actions, links = [] }: MoreMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Menu
      position="bottom-end"
      radius="md"
      shadow="md"
      transitionProps={{ duration: 0 }}
      // An element in a menu that is no entry breaks its role.
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <Button
          ref={button}
          variant="default"
          aria-label={name}
          rightSection={<Icon path={downIcon} size={16} />}
        >
          <Trans>More</Trans>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => (
          <ActionItem key={action.label} action={action} onLeave={() => button.current?.focus()} />
        ))}
        {links.map(({ label, href }) => (
          <Menu.Item key={href} component={AppLink} href={href} className={classes.item}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

interface ActionItemProps {
  action: MenuAction;
  /** Gives the focus back, so that a dialog of the action does, too. */
  onLeave: () => void;
}

function ActionItem({ action: { label, hint, isWithheld = false, onTake }, onLeave }: ActionItemProps) {
  return (
    <Menu.Item
      className={classes.item}
      aria-disabled={isWithheld}
      closeMenuOnClick={!isWithheld}
      onClick={() => {
        if (isWithheld) return;
        onLeave();
        onTake();
      }}
    >
      <span className={classes.label}>{label}</span>
      {hint === undefined ? null : (
        <Text span display="block" maw={260} c="dimmed" fz="xs">
          {hint}
        </Text>
      )}
    </Menu.Item>
  );
}
