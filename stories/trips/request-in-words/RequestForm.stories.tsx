import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RequestScreen } from '#src/features/trip-requests/RequestScreen.tsx';
import { FAILURE } from '#stories/support/failure.ts';
import { dark, narrowest } from '#stories/support/frames.tsx';
import { inShell } from '#stories/support/in-shell.tsx';
import { REQUEST_FORM } from '#stories/support/request-form-args.ts';
import { MIRJAM, PETRA } from '#stories/support/trip-fixtures.ts';

const FILLED = {
  travelers: [MIRJAM],
  kinds: ['rail', 'hotel'],
  dates: { from: '2027-03-14', to: '2027-03-16' },
  places: ['Zürich', 'Milan'],
  purpose: 'client-visit',
  text: 'Two seats at a table in first class on a morning train.',
} as const;

const meta = {
  component: RequestScreen,
  decorators: [inShell],
  args: REQUEST_FORM,
} satisfies Meta<typeof RequestScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = { args: { state: 'failed', failure: FAILURE } };

export const Empty: Story = {
  args: { ...REQUEST_FORM, onSend: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await expect(canvas.getAllByText('Required')).toHaveLength(5);
    await expect(canvas.getByRole('checkbox', { name: 'Rail' })).toHaveFocus();
    await expect('onSend' in args && args.onSend).not.toHaveBeenCalled();
  },
};
export const EmptyNarrowestDark: Story = { globals: { ...narrowest, ...dark } };

export const EnteredByKeyboard: Story = {
  args: {
    ...REQUEST_FORM,
    first: { ...REQUEST_FORM.first, dates: FILLED.dates },
    onSend: fn(),
    onDirty: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('checkbox', { name: 'Rail' }).focus();
    await userEvent.keyboard(' ');
    await userEvent.selectOptions(canvas.getByLabelText('Trip purpose'), 'client-visit');
    await userEvent.type(canvas.getByLabelText('Place 1'), 'Zürich');
    await userEvent.type(canvas.getByLabelText('Place 2'), 'Milan');
    await userEvent.click(canvas.getByRole('button', { name: 'Add a place' }));
    await expect(canvas.getByLabelText('Place 3')).toHaveFocus();
    await userEvent.keyboard('Genoa');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove place 2' }));
    await expect(canvas.getByLabelText('Place 1')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('What do you need?'), 'A morning train');
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await expect('onDirty' in args && args.onDirty).toHaveBeenCalled();
    await expect('onSend' in args && args.onSend).toHaveBeenCalledWith({
      travelers: [MIRJAM],
      kinds: ['rail'],
      dates: FILLED.dates,
      places: ['Zürich', 'Genoa'],
      purpose: 'client-visit',
      text: 'A morning train',
    });
  },
};

export const MostPlaces: Story = {
  args: {
    ...REQUEST_FORM,
    first: { ...FILLED, places: ['Zürich', 'Milan', 'Genoa', 'Nice', 'Lyon', 'Basel'] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Add a place' })).toBeNull();
  },
};
export const NearlyFull: Story = {
  args: { ...REQUEST_FORM, first: { ...FILLED, text: 'A wish. '.repeat(495) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('40 characters left')).toBeVisible();
  },
};
export const DatesAreOver: Story = {
  args: { ...REQUEST_FORM, first: { ...FILLED, dates: { from: '2027-02-01', to: '2027-02-02' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await expect(canvas.getByText('The first day has passed. Choose the dates again.')).toBeVisible();
  },
};
export const Sending: Story = {
  args: { ...REQUEST_FORM, first: FILLED, sending: true, onSend: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await expect('onSend' in args && args.onSend).not.toHaveBeenCalled();
  },
};
export const NotSent: Story = {
  args: { ...REQUEST_FORM, first: FILLED, refusal: 'The server can not be reached.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The request was not sent')).toBeVisible();
    await expect(canvas.getByLabelText('What do you need?')).toHaveValue(FILLED.text);
  },
};
export const ForColleagues: Story = {
  args: {
    ...REQUEST_FORM,
    first: { ...FILLED, travelers: [MIRJAM, PETRA] },
    colleagues: {
      searchString: '',
      state: 'ready',
      people: [],
      isSettled: true,
      page: 1,
      pages: 1,
      onSearch: fn(),
      onPage: fn(),
      onRetry: fn(),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Mirjam Zgraggen, Petra Wyss')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Petra Wyss' }));
    await expect(canvas.queryByText('Mirjam Zgraggen, Petra Wyss')).toBeNull();
  },
};
