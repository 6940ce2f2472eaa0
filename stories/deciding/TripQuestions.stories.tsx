import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { ApprovalQuestion, Trip } from '#domain/contract.ts';
import type { AskingProps } from '#src/features/trips/deciding/asking.ts';
import { TripScreen } from '#src/features/trips/TripScreen.tsx';
import { ANSWER, QUESTION, TO_ANSWER } from '#stories/support/asked-trips.ts';
import { restingAsking } from '#stories/support/asking-args.ts';
import { narrowDark } from '#stories/support/frames.tsx';
import { inShell } from '#stories/support/in-shell.tsx';
import { lookNarrowAndDark } from '#stories/support/narrow-and-dark.ts';
import { readyTrip } from '#stories/support/ready-trip.ts';
import { DANIEL, MIRJAM, PETRA } from '#stories/support/trip-fixtures.ts';
import { TO_DECIDE } from '#stories/support/trips-to-decide.ts';

const asked = (question: ApprovalQuestion): Trip => ({ ...TO_DECIDE, questions: [question] });

const show = (trip: Trip, asking: Partial<AskingProps> = {}, personId = DANIEL._id) => ({
  ...readyTrip(trip),
  personId,
  asking: { ...restingAsking(), ...asking },
});

const meta = {
  component: TripScreen,
  decorators: [inShell],
  args: show(TO_DECIDE),
  afterEach: lookNarrowAndDark,
} satisfies Meta<typeof TripScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const argsOf = (args: unknown) => (args as ReturnType<typeof show>).asking;
const open = { state: 'open', subject: { kind: 'trip' }, sending: false, refusal: null } as const;

export const FromTheDecision: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const bar = within(canvas.getByRole('region', { name: 'Your decision' }));
    await userEvent.click(bar.getByRole('button', { name: 'Ask the traveller' }));
    await expect(argsOf(args).onAsk).toHaveBeenCalledWith({ kind: 'trip' });
  },
};
export const Asking: Story = {
  args: show(TO_DECIDE, { asking: open, onSendQuestion: fn() }),
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Ask the traveller' }));
    const field = dialog.getByRole('textbox', { name: 'Your question' });
    await userEvent.click(dialog.getByRole('button', { name: 'Send question' }));
    await expect(field).toHaveAccessibleDescription(/Required/);
    await userEvent.type(field, 'Why this house?{Control>}{Enter}{/Control}');
    await waitFor(() => expect(argsOf(args).onSendQuestion).toHaveBeenCalledWith('Why this house?'));
    await expect(dialog.getByText(/the deadline stays/)).toBeVisible();
  },
};
export const AskingNarrowDark: Story = { ...Asking, globals: narrowDark };
export const NotSent: Story = {
  args: show(TO_DECIDE, { asking: { ...open, refusal: 'The server could not be reached.' } }),
  play: async ({ canvas }) =>
    expect(await canvas.findByText('The server could not be reached.')).toBeVisible(),
};

const questionsIn = (canvas: ReturnType<typeof within>) =>
  canvas.getByRole('region', { name: 'Questions before the decision' });

export const ToAnswer: Story = {
  args: show(TO_ANSWER, { onAnswer: fn() }, MIRJAM._id),
  play: async ({ args, canvas, userEvent }) => {
    const section = questionsIn(canvas);
    await expect(section.previousElementSibling).toContainElement(canvas.getByRole('heading', { level: 1 }));
    const field = within(section).getByRole('textbox', { name: 'Your answer' });
    await userEvent.type(field, 'All taken.{Control>}{Enter}{/Control}');
    await waitFor(() => expect(argsOf(args).onAnswer).toHaveBeenCalledWith(QUESTION._id, 'All taken.'));
  },
};
export const ToAnswerNarrowDark: Story = { ...ToAnswer, globals: narrowDark };
export const AnswerNotSent: Story = {
  args: show(
    TO_ANSWER,
    { answering: { questionId: QUESTION._id, sending: false, refusal: 'The decision is taken.' } },
    MIRJAM._id,
  ),
  play: ({ canvas }) =>
    expect(within(questionsIn(canvas)).getByRole('alert')).toHaveTextContent('The decision is taken.'),
};
export const Unanswered: Story = {
  args: show(asked(QUESTION)),
  play: ({ canvas }) => expect(within(questionsIn(canvas)).getByText('Not answered yet')).toBeVisible(),
};
export const Answered: Story = {
  args: show(
    asked({
      ...QUESTION,
      onBehalfOf: { firstName: PETRA.firstName, lastName: PETRA.lastName },
      answer: ANSWER,
    }),
  ),
  play: async ({ canvas }) => {
    const section = within(questionsIn(canvas));
    await expect(section.getByText('Daniel Frei for Petra Wyss asks:')).toBeVisible();
    await expect(section.getByText(ANSWER.text)).toBeVisible();
    await expect(section.queryByRole('textbox')).toBeNull();
  },
};
export const AnsweredNarrowDark: Story = { ...Answered, globals: narrowDark };
