import type { Decorator } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { SearchButton } from '#src/app/shell/SearchButton.tsx';
import { Shell } from '#src/app/shell/Shell.tsx';
import { personIcon } from '#src/components/shell-icons.ts';
import { ENGINEERING, LOGISTIK } from './session-fixtures.ts';

type ShellProps = Omit<ComponentProps<typeof Shell>, 'children'>;

/** The shell as a traveler with two companies sees it. */
export const TRAVELER_SHELL: ShellProps = {
  appName: 'Zugvogel',
  person: {
    fullName: 'Mirjam Zgraggen',
    email: 'multi@alpenblick.example',
    companyName: ENGINEERING.name,
    role: 'Traveler',
  },
  menuEntry: null,
  drawerEntries: [],
  accountEntries: [{ label: 'My profile', href: '/users/1', icon: personIcon }],
  companies: [ENGINEERING, LOGISTIK],
  activeCompanyId: ENGINEERING._id,
  companyChange: 'resting',
  search: <SearchButton onOpen={() => {}} onPoint={() => {}} />,
  onChooseCompany: () => {},
  tripsToDecide: 0,
  loading: false,
  onSignOut: () => {},
};

export const inShell: Decorator = (Story) => (
  <Shell {...TRAVELER_SHELL}>
    <Story />
  </Shell>
);
