import { fn } from 'storybook/test';
import type { AskingProps } from '#src/features/trips/deciding/asking.ts';

/** No question is being asked or answered. */
export const restingAsking = (): AskingProps => ({
  asking: { state: 'closed' },
  asked: 0,
  answering: null,
  onAsk: fn(),
  onLeaveAsking: fn(),
  onSendQuestion: fn(),
  onAnswer: fn(),
});
