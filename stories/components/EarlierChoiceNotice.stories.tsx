import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EarlierChoiceNotice } from '#src/components/results/EarlierChoiceNotice.tsx';
import { inPadding, narrowDark } from '#stories/support/frames.tsx';
import { lookNarrowAndDark } from '#stories/support/narrow-and-dark.ts';
import { chf } from '#stories/support/trip-fixtures.ts';

const meta = {
  component: EarlierChoiceNotice,
  decorators: [inPadding],
  args: {
    offer: { result: null, fit: 'same', price: chf(14_200), difference: chf(1_200) },
    name: 'Hotel Seefeld',
    expired: false,
    onChoose: fn(),
  },
} satisfies Meta<typeof EarlierChoiceNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dearer: Story = {
  args: { onChoose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /Your earlier choice: Hotel Seefeld.*It is still offered, for CHF\s142\.00\. That is CHF\s12\.00 more than then\./,
    );
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Choose it again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};

export const Cheaper: Story = {
  args: { offer: { result: null, fit: 'same', price: chf(12_500), difference: chf(-500) } },
  globals: narrowDark,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/That is CHF\s5\.00 less than then\./)).toBeVisible();
  },
};

export const SamePrice: Story = {
  args: { offer: { result: null, fit: 'same', price: chf(13_000), difference: chf(0) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The price is the same as then\./)).toBeVisible();
  },
};

export const OtherTerms: Story = {
  args: { offer: { result: null, fit: 'otherTerms', price: chf(15_000), difference: chf(2_000) } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/It is still offered on other terms, from CHF\s150\.00\. That is CHF\s20\.00 more/),
    ).toBeVisible();
  },
};

export const Nearest: Story = {
  args: { offer: { result: null, fit: 'nearest', price: chf(15_000), difference: chf(2_000) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /Your earlier choice is not among these offers.*Nearest to it now: Hotel Seefeld, for CHF\s150\.00\. That is CHF\s20\.00 more than then\./,
    );
    await expect(canvas.getByRole('button', { name: 'Choose this instead' })).toBeEnabled();
    await lookNarrowAndDark();
  },
};

export const Expired: Story = {
  args: { expired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choose it again' })).toBeDisabled();
  },
};
