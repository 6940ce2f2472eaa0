import type { Assertion } from '../../assertion.ts';
import { linesShown } from '../../shown/lines-shown.ts';
import type { CheckoutFacts } from '../checkout-facts.ts';
import { type Checkout, isFormShown, type Refusal } from '../reference-state.ts';

const REFUSALS: Readonly<Record<Refusal, string>> = {
  travelerInactive: 'One of the travellers you chose is no longer active. Please choose another one.',
  priceRisen: 'The price has risen. Nothing was booked. Please look at the new price.',
  approvalNeeded:
    'The travel policy now asks for another approval. Nothing was booked. Please look at the booking again.',
};

const NOT_OPENED = 'The checkout could not be opened';
const CHOOSE = 'Back to the choice';
const OPEN = 'Open the trip';

/** All notices, and what the product is doing just now. */
export const said: Assertion<Checkout, CheckoutFacts, string[][]> = {
  predict(state, facts) {
    const { stage } = state;
    if (isFormShown(state)) return onForm(state);
    switch (stage) {
      case 'resuming':
      case 'opening':
        return [];
      case 'notOpened':
        return [
          [NOT_OPENED, 'The service is not available at the moment. Please try again later.', 'Try again'],
        ];
      case 'refusedToOpen':
        return [[NOT_OPENED, REFUSALS.travelerInactive, CHOOSE]];
      case 'gone':
        return [[NOT_OPENED, state.gone === 'soldOut' ? SOLD_OUT : EXPIRED, CHOOSE]];
      case 'unclear':
      case 'askingAgain':
        return state.kept === 'a change' ? [CHANGING, CHANGE_UNCLEAR] : [ORDER_UNCLEAR];
      case 'confirming':
        return [['The booking is being made. This page will tell you when it is confirmed.']];
      case 'unanswered':
        return [['The supplier has not answered. We look the booking up; nothing is booked twice.']];
      case 'booked':
        return [
          [
            'Your trip is booked',
            'Einsiedeln, …. Booking reference …; the confirmation comes by e-mail.',
            OPEN,
          ],
        ];
      case 'declined':
        return [['Nothing was bought', 'The supplier declined the booking.', CHOOSE]];
      case 'waiting':
        return [
          [
            'Your trip is waiting for approval',
            `${facts.approver} can approve it until …. Without a decision by then, it is not booked, and you can request it again.`,
            OPEN,
          ],
        ];
      default:
        return undefined;
    }
  },
  ask: async (page) => {
    const said = await linesShown(page.locator('main').locator('[role=alert], [role=status]'));
    return said.map((lines) =>
      lines.map((line) =>
        line
          .replace(/(?<=^You are changing: .+, ).*/, '…')
          .replace(/, .+\. Booking reference \w+;/, ', …. Booking reference …;')
          .replace(/(?<=until ).*?(?=\. Without)/, '…'),
      ),
    );
  },
};

const SOLD_OUT = 'Sold out while you were booking. Nothing was booked. Please choose another offer.';
const EXPIRED = 'This offer has expired. Please search again.';
const ORDER_UNCLEAR = [
  'We do not know yet whether it was booked',
  'The answer was lost. We will ask again; nothing is booked twice.',
  'Ask now',
];
const CHANGING = [
  'You are changing: The Lost Letter, …',
  'It stays booked as it is until you confirm the change. A change keeps the hotel.',
];
const CHANGE_UNCLEAR = [
  'We do not know yet whether the change was received',
  'The answer was lost. We will ask again; nothing is changed or paid twice.',
  'Ask now',
];

function onForm(state: Checkout): string[][] {
  const { refusal, isUnreachable, levels } = state;
  const isResting = state.stage === 'form';
  const reason = [
    'The price has to be approved',
    'Say why you choose it anyway. Your reason is saved with the trip.',
  ];
  const unreachable = "The server can't be reached. Nothing was booked. Please try again.";
  const refused = refusal !== null && isResting ? [[REFUSALS[refusal]]] : [];
  return [
    ...(isUnreachable && isResting ? [[unreachable]] : refused),
    ...(levels > 0 ? [reason] : []),
    [doing(state)],
  ];
}

function doing({ stage }: Checkout): string {
  if (stage === 'pricing') return 'Checking the price again';
  if (stage === 'keeping' || stage === 'sending') return 'Sending the order';
  return 'The price is checked once more before anything is booked. If it is more than 3 % higher, we ask you first.';
}
