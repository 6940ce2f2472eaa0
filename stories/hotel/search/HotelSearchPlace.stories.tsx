import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import {
  HotelSearchScreen,
  type HotelSearchScreenProps,
} from '#src/features/hotel-booking/search/HotelSearchScreen.tsx';
import { filled, ready, resting, suggestions } from '#stories/support/hotel/hotel-search-args.ts';
import { inShell } from '#stories/support/in-shell.tsx';

const meta = {
  component: HotelSearchScreen,
  decorators: [inShell],
  args: ready,
} satisfies Meta<typeof HotelSearchScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const FINDS = 'City, airport, hotel or company location';

export const PicksAPlaceByKeyboard: Story = {
  args: { ...ready, lookup: { ...resting, text: 'zur', suggestions, onPick: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByPlaceholderText(FINDS).focus();
    await expect(await canvas.findByRole('option', { name: /Zürich Airport/ })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Location', expanded: true })).toHaveFocus();
    await expect(canvas.getByText('2 places found')).toHaveAttribute('role', 'status');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect('lookup' in args && args.lookup.onPick).toHaveBeenCalledWith('p2');
  },
};

export const FoundPlaceClearsItsError: Story = {
  render: function Found(args) {
    const [text, setText] = useState('');
    const state = text === '' ? 'resting' : 'located';
    const located = { ...resting, text, state, onType: setText } as const;
    return <HotelSearchScreen {...args} {...('lookup' in args && { lookup: located })} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search by price' }));
    const location = canvas.getByPlaceholderText(FINDS);
    await expect(location).toHaveAccessibleDescription('Required');
    await userEvent.paste('Bern');
    await expect(location).not.toHaveAccessibleDescription('Required');
    await userEvent.clear(location);
    await expect(location).not.toHaveAccessibleDescription('Required');
  },
};

export const SelectsTheFirstPlaceOnBlur: Story = {
  args: { ...ready, lookup: { ...resting, text: 'zur', suggestions, onPick: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByPlaceholderText(FINDS).focus();
    await canvas.findByRole('option', { name: /Zürich Airport/ });
    await userEvent.tab();
    await expect('lookup' in args && args.lookup.onPick).toHaveBeenCalledWith('p1');
  },
};

/** Its places are suggested, and then located, with the button below it. */
function ProposedLater(props: HotelSearchScreenProps) {
  const [text, setText] = useState('');
  const [answers, setAnswers] = useState(0);
  if (props.state !== 'ready') return null;
  const isPicked = text === ZURICH.label;
  const state = isPicked ? LOCATING[answers] : PROPOSING[answers];
  const lookup = {
    ...({ ...resting, text, state: text === '' ? 'resting' : (state ?? 'located') } as const),
    suggestions: answers > 0 && !isPicked ? suggestions : [],
    onType: setText,
    onPick(id: string) {
      props.lookup.onPick(id);
      setText(ZURICH.label);
    },
  };
  const place = isPicked && answers > 1 ? ZURICH : null;
  return (
    <>
      <HotelSearchScreen {...props} lookup={lookup} criteria={{ ...props.criteria, place }} />
      <button type="button" onClick={() => setAnswers(answers + 1)}>
        Answer
      </button>
    </>
  );
}

const ZURICH = { label: 'Zürich', latitude: 47.3769, longitude: 8.5417 };
const PROPOSING = ['searching', 'resting', 'resting'] as const;
const LOCATING = ['locating', 'locating', 'located'] as const;

export const SelectsTheFirstPlaceWhenItArrives: Story = {
  args: { ...ready, lookup: { ...resting, onPick: fn() } },
  render: (args) => <ProposedLater {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByPlaceholderText(FINDS), 'zur');
    await userEvent.tab();
    await expect('lookup' in args && args.lookup.onPick).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await waitFor(() => expect('lookup' in args && args.lookup.onPick).toHaveBeenCalledWith('p1'));
    await expect('lookup' in args && args.lookup.onPick).toHaveBeenCalledTimes(1);
  },
};

export const EnterWaitsForThePlace: Story = {
  args: { ...ready, criteria: filled, lookup: { ...resting, onPick: fn() }, onSubmit: fn() },
  render: (args) => <ProposedLater {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const location = canvas.getByPlaceholderText(FINDS);
    const answer = canvas.getByRole('button', { name: 'Answer' });
    await userEvent.type(location, 'zur{Enter}');
    await userEvent.click(answer);
    await waitFor(() => expect(location).toHaveValue('Zürich'));
    await expect(location).toBeValid();
    await expect('onSubmit' in args && args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(answer);
    const found = { ...filled, place: ZURICH };
    await waitFor(() => expect('onSubmit' in args && args.onSubmit).toHaveBeenCalledWith(found));
    await expect('onSubmit' in args && args.onSubmit).toHaveBeenCalledTimes(1);
    await expect('lookup' in args && args.lookup.onPick).toHaveBeenCalledTimes(1);
  },
};

export const TypingCancelsTheSearch: Story = {
  args: { ...ready, criteria: filled, lookup: { ...resting, onPick: fn() }, onSubmit: fn() },
  render: (args) => <ProposedLater {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const location = canvas.getByPlaceholderText(FINDS);
    await userEvent.type(location, 'zur{Enter}i');
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await expect('onSubmit' in args && args.onSubmit).not.toHaveBeenCalled();
  },
};

const opened: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByPlaceholderText(FINDS));
};

export const LookingForPlaces: Story = {
  args: { ...ready, lookup: { ...resting, text: 'zur', state: 'searching' } },
  play: opened,
};
export const NoSuchPlace: Story = {
  args: { ...ready, lookup: { ...resting, text: 'xqz' } },
  play: opened,
};
export const PlacesFail: Story = {
  args: { ...ready, lookup: { ...resting, text: 'zur', state: 'failed' } },
  play: opened,
};
