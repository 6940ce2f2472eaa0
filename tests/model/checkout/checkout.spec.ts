import { CHECKOUT_STEPS, SENDING_STEPS } from './checkout-steps.ts';
import { walkCheckout } from './checkout-walks.ts';

const SENT = [...Object.keys(SENDING_STEPS), 'a change was kept'];
const ownMoves = Object.keys(CHECKOUT_STEPS).filter((move) => !SENT.includes(move));

walkCheckout('checkout', new URL('paths/', import.meta.url), ownMoves);
