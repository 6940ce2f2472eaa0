import { createHash } from 'node:crypto';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import type { Handlers } from '../../../http/handler.ts';
import { reserveAttempt, THROTTLES, toNetwork } from '../../auth/throttle.ts';
import { readCompanyMoment } from '../company-moment.ts';
import { createFeed, deleteFeed, findFeedOwner, findFeedStart } from './calendar-feed-repository.ts';
import { readOwnTrips } from './own-trips-repository.ts';
import { CALENDAR_TYPE, tripsCalendar } from './trip-calendar.ts';

type CalendarFeedHandlers = Pick<
  Handlers,
  'getCalendarFeed' | 'createCalendarFeed' | 'endCalendarFeed' | 'readCalendarFeed'
>;

/** Calendars ask from time to time by themselves; some keep what they got for hours. */
const FRESH_SECONDS = 300;

export function createCalendarFeedHandlers(deps: Deps): CalendarFeedHandlers {
  const { db, keys, clock, config } = deps;
  return {
    async getCalendarFeed(_, { signedIn }) {
      const since = await findFeedStart(db, signedIn.companyUserId);
      return { status: 200, body: since ? { isOn: true, since: since.toISOString() } : { isOn: false } };
    },
    async createCalendarFeed(_, { signedIn }) {
      const secret = await createFeed(db, keys, signedIn.companyUserId, clock.now());
      return { status: 200, body: { address: `${config.publicUrl}/api/calendar-feeds/${secret}/trips.ics` } };
    },
    async endCalendarFeed(_, { signedIn }) {
      await deleteFeed(db, signedIn.companyUserId);
      return { status: 204 };
    },
    async readCalendarFeed({ path: { secret } }, { ip }) {
      const owner = await findFeedOwner(db, keys, secret);
      if (!owner) {
        await reserveAttempt(deps, THROTTLES.unknownFeedByAddress, toNetwork(ip));
        throw new DomainError('not_found', 'The calendar was not found.');
      }
      // Services read the calendars of many people from one network, so each calendar is counted by itself.
      await reserveAttempt(deps, THROTTLES.calendarFeed, owner.companyUserId);
      const { now } = await readCompanyMoment(deps, owner.companyId);
      const data = Buffer.from(tripsCalendar(await readOwnTrips(db, owner, now), config));
      return {
        status: 200,
        headers: {
          etag: `"${createHash('sha256').update(data).digest('base64url')}"`,
          'cache-control': `private, max-age=${FRESH_SECONDS}`,
          'referrer-policy': 'no-referrer',
        },
        bytes: { type: CALENDAR_TYPE, data },
      };
    },
  };
}
