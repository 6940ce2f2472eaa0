import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HomeScreen } from '#src/features/home/HomeScreen.tsx';
import { dark, narrow, narrowDark } from '#stories/support/frames.tsx';
import { inShell } from '#stories/support/in-shell.tsx';

const meta = {
  component: HomeScreen,
  decorators: [inShell],
  args: { firstName: 'Mirjam', companyName: 'Alpenblick Engineering AG', role: 'traveler', cards: [] },
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const cards = [
  {
    title: 'Flights',
    description: 'Search, choose a fare, and send it for approval.',
    href: '/booking/flight',
  },
  { title: 'Hotels', description: 'Near your company’s locations or anywhere else.', href: '/booking/hotel' },
  { title: 'Cars', description: 'Pick up here, drop off there.', href: '/booking/car' },
];

export const Greeting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Welcome, Mirjam' })).toBeVisible();
    await expect(canvas.getByText('Alpenblick Engineering AG')).toBeVisible();
    await expect(canvas.getByText('Traveler')).toBeVisible();
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull();
  },
};
export const GreetingDark: Story = { globals: dark };
export const GreetingNarrow: Story = { globals: narrow };
export const GreetingNarrowDark: Story = { globals: narrowDark };
export const TravelArranger: Story = { args: { role: 'travel-arranger' } };
export const CompanyAdmin: Story = { args: { role: 'company-admin' } };
export const SiteAdmin: Story = { args: { role: 'site-admin' } };
export const RoleFromReferenceData: Story = {
  args: { roleLabel: 'Business traveller' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Business traveller')).toBeVisible();
  },
};
export const WithCards: Story = {
  args: { cards },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Flights/ })).toHaveAttribute('href', '/booking/flight');
    await expect(canvas.getByRole('link', { name: /Cars/ })).toHaveAttribute('href', '/booking/car');
  },
};
export const WithCardsNarrowDark: Story = { args: { cards }, globals: narrowDark };
