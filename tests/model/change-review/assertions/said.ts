import type { Assertion } from '../../assertion.ts';
import { linesShown } from '../../shown/lines-shown.ts';
import { isFormShown, type Review } from '../reference-state.ts';
import type { ReviewFacts } from '../review-facts.ts';

const CHANGING = [
  'You are changing: The Lost Letter, …',
  'It stays booked as it is until you confirm the change. A change keeps the hotel.',
];
const BACK = 'Back to the choice';
const NO_QUOTE = 'The cost of the change could not be checked';
const INACTIVE = 'One of the travellers you chose is no longer active. Please choose another one.';
const NOTHING_CHANGED = 'Nothing was changed: your booking stays as it is. Please choose something else.';
const REASON = [
  'The price has to be approved',
  'Say why you choose it anyway. Your reason is saved with the trip.',
];

/** All notices, and what the product is doing just now. */
export const said: Assertion<Review, ReviewFacts, string[][]> = {
  predict(state) {
    const { stage, gone, fault } = state;
    if (stage === 'ended') return undefined;
    if (stage === 'resuming') return [];
    // What may have been sent can't be called off.
    const isSent = stage === 'keeping' || stage === 'sending';
    const changing = isSent ? CHANGING : [...CHANGING, 'Keep the booking as it is'];
    if (isFormShown(state)) return [changing, ...onForm(state)];
    switch (stage) {
      case 'notQuoted':
        return [
          changing,
          [
            NO_QUOTE,
            fault === 'refused' ? INACTIVE : 'No answer came. Nothing was changed.',
            'Try again',
            BACK,
          ],
        ];
      case 'gone':
        return [
          changing,
          [gone === 'soldOut' ? 'Sold out in the meantime' : 'No longer offered', NOTHING_CHANGED, BACK],
        ];
      case 'sending':
        return [
          changing,
          [
            'We do not know yet whether the change was received',
            'The answer was lost. We will ask again; nothing is changed or paid twice.',
            'Ask now',
          ],
        ];
      default:
        return [changing, ['Checking what the change costs']];
    }
  },
  ask: async (page) => {
    const said = await linesShown(page.locator('main').locator('[role=alert], [role=status]'));
    return said.map((lines) =>
      lines.map((line) =>
        line.replace(/(?<=^You are changing: .+, ).*/, '…').replace(/(?<=hold until ).+?(?=\. You)/, '…'),
      ),
    );
  },
};

function onForm({ stage, isRefused, isUnreachable, levels, policy }: Review): string[][] {
  const unreachable = "The server can't be reached. Nothing was changed. Please try again.";
  const isResting = stage === 'form';
  return [
    ...(isResting && isUnreachable ? [[unreachable]] : []),
    ...(isResting && isRefused ? [[INACTIVE]] : []),
    ...((stage === 'asking' ? policy : levels) > 0 ? [REASON] : []),
    [doing(stage)],
  ];
}

function doing(stage: Review['stage']): string {
  switch (stage) {
    case 'quoting':
    case 'renewing':
      return 'Checking again what the change costs';
    case 'keeping':
    case 'sending':
      return 'Sending the change';
    default:
      return 'These amounts hold until …. You confirm once more before anything is changed.';
  }
}
