import { SENDING_STEPS } from './checkout-steps.ts';
import { walkCheckout } from './checkout-walks.ts';

walkCheckout('sending', new URL('sending-paths/', import.meta.url), Object.keys(SENDING_STEPS));
