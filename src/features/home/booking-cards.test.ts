import { expect, it } from 'vitest';
import { abilitiesOf } from '#machines/session/session-abilities.ts';
import { buildSession } from '#stories/support/session-fixtures.ts';
import { shownCards } from './booking-cards.ts';

const routes = { '/': {}, '/booking/flight': {}, '/booking/hotel': {}, '/booking/car': {} };

it.each(['traveler', 'travel-arranger', 'company-admin', 'site-admin'] as const)(
  'lets a %s start a booking',
  (role) => {
    const shown = shownCards(abilitiesOf(buildSession({ role })), routes);
    expect(shown.map(({ route }) => route)).toEqual(['/booking/flight', '/booking/hotel', '/booking/car']);
  },
);

it('leaves out kinds without a page', () => {
  expect(shownCards(abilitiesOf(buildSession()), { '/': {} })).toEqual([]);
});
