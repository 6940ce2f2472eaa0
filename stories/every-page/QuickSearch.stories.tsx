import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { KeysDialog } from '#src/features/quick-search/KeysDialog.tsx';
import { QuickSearchDialog } from '#src/features/quick-search/QuickSearchDialog.tsx';
import type { QuickGroup } from '#src/features/quick-search/quick-results.ts';
import { FAILURE } from '#stories/support/failure.ts';
import { dark, narrowDark, narrowest } from '#stories/support/frames.tsx';

const link = (id: string, label: string, detail?: string) => ({
  id,
  label,
  detail,
  target: { href: `/${id}` },
});

const PAGES: QuickGroup = {
  id: 'pages',
  results: [link('home', 'Home'), link('flight', 'Book a flight'), link('profile', 'My profile')],
};
const FOUND: QuickGroup[] = [
  {
    id: 'trips',
    results: [
      link('trip-1', 'Berlin, 8 – 10 Mar', 'Aisha Aebi · 6K46EG'),
      link('trip-2', 'Berlin and Potsdam, 8 – 10 Mar', 'Beat Zimmermann · RKPPSF'),
    ],
  },
  { id: 'people', results: [link('person-1', 'Bernd Berliner', 'bernd@alpenblick.example')] },
  { id: 'companies', results: [link('company-1', 'Berliner Werke GmbH')] },
];
const SENTENCE: QuickGroup = {
  id: 'search',
  results: [link('search', 'Search hotels', 'Berlin · near the office · 8 – 10 Mar 2027')],
};

const meta = {
  component: QuickSearchDialog,
  args: {
    typed: '',
    onType: fn(),
    answer: { groups: [PAGES], isSearching: false, failure: null },
    busy: false,
    onChoose: fn(),
    onShowKeys: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof QuickSearchDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const answer = (groups: QuickGroup[]) => ({ groups, isSearching: false, failure: null });

/** Before anything is typed, the pages are offered. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Search for trips, people and pages' });
    await expect(field).toHaveFocus();
    const list = within(canvas.getByRole('listbox', { name: 'Results' }));
    await expect(list.getAllByRole('option')).toHaveLength(3);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^References, suppliers' numbers/);
  },
};
export const EmptyNarrowDark: Story = { globals: narrowDark };

export const FoundByKeyboard: Story = {
  args: { typed: 'berlin', answer: answer(FOUND) },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    const options = canvas.getAllByRole('option');
    await expect(canvas.getByRole('status')).toHaveTextContent('4 results');
    await waitFor(() => expect(options[0]).toHaveAttribute('aria-selected', 'true'));
    await expect(field).toHaveAttribute('aria-activedescendant', options[0]?.id);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(field).toHaveAttribute('aria-activedescendant', options[2]?.id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(FOUND[1]?.results[0]);
  },
};
export const FoundByMouse: Story = {
  args: { typed: 'berlin', answer: answer(FOUND) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('option', { name: /^Berlin, 8/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(FOUND[0]?.results[0]);
  },
};
export const FoundDark: Story = { args: { typed: 'berlin', answer: answer(FOUND) }, globals: dark };
export const FoundNarrowest: Story = { args: { typed: 'berlin', answer: answer(FOUND) }, globals: narrowest };

/** Enter takes the first result. */
export const Sentence: Story = {
  args: { typed: 'hotel berlin mon to wed near the office', answer: answer([SENTENCE, ...FOUND]) },
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('option');
    await waitFor(() => expect(first).toHaveAttribute('aria-selected', 'true'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(SENTENCE.results[0]);
  },
};
/** Until the places are found, nothing else is chosen. */
export const FillingIn: Story = {
  args: { ...Sentence.args, busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('option', { name: /^Search hotels/ }));
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};
export const BookAgain: Story = {
  args: {
    typed: 'book again berlin',
    answer: answer([
      { id: 'again', results: [link('again', 'Book again: Berlin, 8 – 10 Mar', 'Anna Keller · K7TQ2M')] },
    ]),
  },
};

export const Searching: Story = {
  args: { typed: 'berlin', answer: { groups: [], isSearching: true, failure: null } },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Searching…'),
};
export const NothingFound: Story = {
  args: { typed: 'xyzzy', answer: answer([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing found for “xyzzy”');
    await expect(canvas.queryByRole('option')).toBeNull();
  },
};
export const Failed: Story = {
  args: { typed: 'berlin', answer: { groups: [], isSearching: false, failure: FAILURE } },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong'),
};
export const FailedNarrowDark: Story = { ...Failed, globals: narrowDark };

export const ClosesWithEscape: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keys ?' }));
    await expect(args.onShowKeys).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

export const Keys: Story = {
  render: ({ onClose }) => <KeysDialog onClose={onClose} />,
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Keys' }));
    await expect(dialog.getByRole('heading', { name: 'Everywhere' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const KeysNarrowestDark: Story = { ...Keys, globals: { ...narrowest, ...dark } };
