/** For stories and tests, which show screens without the pages that bring their texts. */
import './booking.ts';
import './checkout.ts';
import './errors.ts';
import './home.ts';
import './hotel-results.ts';
import './hotel-room.ts';
import './hotel-search.ts';
import './legal.ts';
import './passwords.ts';
import './practice.ts';
import './sign-in.ts';
import './sign-out.ts';
import './trip-status.ts';
import './trips.ts';
