import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Shell } from '#src/app/shell/Shell.tsx';
import { buildingIcon, peopleIcon, personIcon } from '#src/components/shell-icons.ts';
import { HomeScreen } from '#src/features/home/HomeScreen.tsx';
import { FAILURE } from '#stories/support/failure.ts';
import { narrow, narrowDark, narrowest } from '#stories/support/frames.tsx';
import { TRAVELER_SHELL } from '#stories/support/in-shell.tsx';
import { ENGINEERING, LOGISTIK, NORTHWIND } from '#stories/support/session-fixtures.ts';

const meta = {
  component: Shell,
  args: {
    ...TRAVELER_SHELL,
    onChooseCompany: fn(),
    onSignOut: fn(),
    children: <HomeScreen firstName="Mirjam" isKnown />,
  },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

const siteAdmin = {
  person: {
    fullName: 'Simone Site',
    email: 'site@zugvogel.example',
    companyName: ENGINEERING.name,
    role: 'Site administrator',
  },
  drawerEntries: [
    { label: 'Companies', href: '/companies', icon: buildingIcon },
    { label: 'Users', href: '/users', icon: peopleIcon },
  ],
  accountEntries: [
    { label: 'My profile', href: '/users/1', icon: personIcon },
    { label: 'Company', href: '/companies/1', icon: buildingIcon },
    { label: 'Users', href: '/companies/1/users', icon: peopleIcon },
  ],
  companies: [ENGINEERING, LOGISTIK, NORTHWIND],
  companySearch: { onSearch: fn(), found: [], isPending: false },
} satisfies Story['args'];

export const Traveler: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Main menu' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Zugvogel, home' })).toHaveAttribute('href', '/');
  },
};
export const TravelerNarrowest: Story = { globals: narrowest };

export const Simulated: Story = {
  args: { simulated: ['flight', 'hotel', 'car'] },
  play: ({ canvas }) =>
    expect(canvas.getByRole('contentinfo')).toHaveTextContent('Simulated offers: nothing is really booked'),
};
export const SimulatedNarrowest: Story = { ...Simulated, globals: narrowest };

export const PartlySimulated: Story = {
  args: { simulated: ['hotel', 'car'] },
  play: ({ canvas }) =>
    expect(canvas.getByRole('contentinfo')).toHaveTextContent(
      'Simulated, not really booked: hotels and cars',
    ),
};

export const OneCompany: Story = {
  args: { ...siteAdmin, companies: [ENGINEERING], companySearch: undefined },
  play: expectNoSwitcher,
};

export const CompaniesFailed: Story = {
  args: { ...siteAdmin, companies: [ENGINEERING], companiesFailure: FAILURE },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong'),
};

export const CompaniesLoading: Story = {
  args: { ...siteAdmin, companies: [ENGINEERING], loading: true },
  play: expectNoSwitcher,
};

export const SiteAdmin: Story = {
  args: siteAdmin,
  play: async ({ args, canvas, userEvent }) => {
    const switcher = await canvas.findByRole('combobox', { name: 'Company' });
    await expect(switcher).toHaveValue(ENGINEERING.name);
    await expect(args.companySearch?.onSearch).not.toHaveBeenCalledWith(ENGINEERING.name);
    await userEvent.clear(switcher);
    await userEvent.type(switcher, 'North');
    await expect(args.companySearch?.onSearch).toHaveBeenLastCalledWith('North');
  },
};
export const SiteAdminNarrowest: Story = { args: siteAdmin, globals: narrowest };

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    // Inside a landmark, so that screen-reader users find it when they move between landmarks.
    const banner = within(canvas.getByRole('banner'));
    await expect(banner.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  },
};

export const ChangingTheCompany: Story = {
  args: { companyChange: 'actingAs' },
  play: async ({ canvas, userEvent }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Changing the company…' });
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}{Escape}');
    await expect(dialog).toBeVisible();
  },
};
export const CompanyRefused: Story = { args: { companyChange: 'refused' } };
export const CompanyUnreachable: Story = { args: { companyChange: 'unreachable' } };

export const DrawerByKeyboard: Story = {
  args: siteAdmin,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Main menu' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const drawer = canvas.getByRole('dialog', { name: 'Main menu' });
    await expect(drawer).toBeVisible();
    await waitFor(() => expect(drawer.getBoundingClientRect().left).toBe(0));
    await expect(drawer.getBoundingClientRect().width).toBe(240);
    await expect(within(drawer).getByRole('link', { name: 'Companies' })).toHaveAttribute(
      'href',
      '/companies',
    );
    await expect(within(drawer).getByRole('link', { name: 'Users' })).toHaveAttribute('href', '/users');
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close menu' }));
    await waitFor(() => expect(drawer).not.toBeVisible());
    await expect(opener).toHaveFocus();
  },
};
export const DrawerOpenNarrowDark: Story = {
  args: siteAdmin,
  globals: narrowDark,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Main menu' }));
    await expect(canvas.getByRole('dialog', { name: 'Main menu' })).toBeVisible();
  },
};

export const AccountMenuByKeyboard: Story = {
  args: siteAdmin,
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Account of Simone Site, SS' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('site@zugvogel.example')).toBeVisible();
    await expect(canvas.getByText('Site administrator')).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect(canvas.getByRole('link', { name: 'My profile' })).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect(canvas.getByRole('link', { name: 'Company' })).toHaveFocus();
    await userEvent.keyboard('{Tab}{Tab}');
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSignOut).toHaveBeenCalledTimes(1);
    await expect(canvas.getByText('site@zugvogel.example')).not.toBeVisible();
  },
};
export const AccountMenuOpenNarrowDark: Story = {
  args: siteAdmin,
  globals: narrowDark,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account of Simone Site, SS' }));
    await expect(canvas.getByRole('link', { name: 'Company' })).toBeVisible();
  },
};

export const LanguageMenuByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Language' });
    await userEvent.click(opener);
    await expect(canvas.getByText('Not available')).toBeVisible();
    const list = canvas.getByRole('list', { name: 'Language' }).getBoundingClientRect();
    await expect(list.top).toBeGreaterThan(opener.getBoundingClientRect().bottom);
    await expect(Math.abs(list.right - opener.getBoundingClientRect().right)).toBeLessThan(8);
    await expect(canvas.getByRole('button', { name: 'English' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.queryByRole('button', { name: /German/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'English' }));
    await expect(canvas.getByText('Not available')).not.toBeVisible();
  },
};
export const LanguageMenuOpenNarrowDark: Story = {
  globals: narrowDark,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language' }));
    await expect(canvas.getByText('Not available')).toBeVisible();
  },
};

export const SwitcherByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const switcher = await canvas.findByRole('combobox', { name: 'Company' });
    await expect(switcher).toHaveValue(ENGINEERING.name);
    await expect(switcher.getBoundingClientRect().width).toBe(250);
    switcher.focus();
    await userEvent.clear(switcher);
    await userEvent.keyboard('Logis');
    await expect(await screen.findByRole('option', { name: LOGISTIK.name })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChooseCompany).toHaveBeenCalledWith(LOGISTIK._id);
  },
};

export const SwitcherFindsNothing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const switcher = await canvas.findByRole('combobox', { name: 'Company' });
    await userEvent.clear(switcher);
    await userEvent.type(switcher, 'Acme');
    await expect(await screen.findByText('No such company')).toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(switcher).toHaveValue(ENGINEERING.name));
    await expect(args.onChooseCompany).not.toHaveBeenCalled();
  },
};
export const SwitcherFindsByMoreThanTheName: Story = {
  args: { ...siteAdmin, companySearch: { onSearch: fn(), found: [LOGISTIK._id], isPending: false } },
  play: async ({ args, canvas, userEvent }) => {
    const switcher = await canvas.findByRole('combobox', { name: 'Company' });
    await userEvent.clear(switcher);
    await userEvent.type(switcher, 'ZV-1002');
    await userEvent.click(await screen.findByRole('option', { name: LOGISTIK.name }));
    await expect(args.onChooseCompany).toHaveBeenCalledWith(LOGISTIK._id);
  },
};

export const SwitcherStillSearching: Story = {
  args: { ...siteAdmin, companySearch: { onSearch: fn(), found: [], isPending: true } },
  play: async ({ canvas, userEvent }) => {
    const switcher = await canvas.findByRole('combobox', { name: 'Company' });
    await userEvent.clear(switcher);
    await userEvent.type(switcher, 'Acme');
    await expect(screen.queryByRole('option')).toBeNull();
    await expect(screen.queryByText('No such company')).toBeNull();
  },
};

export const SwitcherOpenNarrow: Story = {
  args: siteAdmin,
  globals: narrow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Company' }));
    await expect(await screen.findByRole('option', { name: NORTHWIND.name })).toBeVisible();
  },
};

/** Neither now nor after its script is loaded. */
async function expectNoSwitcher({ canvas }: Parameters<NonNullable<Story['play']>>[0]): Promise<void> {
  await import('#src/app/shell/CompanySwitcher.tsx');
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await expect(canvas.queryByRole('combobox')).toBeNull();
}
