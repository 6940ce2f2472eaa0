import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import type { Deps } from './deps.ts';
import { createAirportHandlers } from './features/airports/airport-handlers.ts';
import { createAuthHandlers } from './features/auth/auth-handlers.ts';
import { createCarHandlers } from './features/cars/car-handlers.ts';
import { createCompanyHandlers } from './features/companies/company-handlers.ts';
import { createCompanyHistoryHandlers } from './features/companies/company-history-handlers.ts';
import { createCompanySectionHandlers } from './features/companies/company-section-handlers.ts';
import { createCompanyUserTableHandlers } from './features/company-user-tables/company-user-table-handlers.ts';
import { createDelegationHandlers } from './features/delegations/delegation-handlers.ts';
import { createEnumHandlers } from './features/enums/enum-handlers.ts';
import { createFlightHandlers } from './features/flights/flight-handlers.ts';
import { createGroupHandlers } from './features/groups/group-handlers.ts';
import { createHotelHandlers } from './features/hotels/hotel-handlers.ts';
import { createHotelPictureHandlers } from './features/hotels/hotel-picture-handlers.ts';
import { createImageHandlers } from './features/images/image-handlers.ts';
import { registerOutboxPage } from './features/mails/outbox-page.ts';
import { registerPlaces } from './features/places/places-routes.ts';
import { createPolicyHandlers } from './features/policies/policy-handlers.ts';
import { createPolicyPreviewHandlers } from './features/policies/policy-preview-handlers.ts';
import { createPracticeHandlers } from './features/practice/practice-handlers.ts';
import { createSystemHandlers } from './features/system/system-handlers.ts';
import { createAirlineChangeHandlers } from './features/trips/airline/airline-change-handlers.ts';
import { askAboutBooking } from './features/trips/airline/ask-airline.ts';
import { createMailDecisionHandlers } from './features/trips/by-mail/mail-decision-handlers.ts';
import { createCalendarFeedHandlers } from './features/trips/calendar/calendar-feed-handlers.ts';
import { createCancellationHandlers } from './features/trips/cancellation/cancellation-handlers.ts';
import { createChangeHandlers } from './features/trips/change/change-handlers.ts';
import { createDraftHandlers } from './features/trips/draft/draft-handlers.ts';
import { writeMailsOfNews } from './features/trips/mail/write-mails-of-news.ts';
import { createCheckoutHandlers } from './features/trips/order/checkout-handlers.ts';
import { createRequestHandlers } from './features/trips/request/request-handlers.ts';
import { createTripHandlers } from './features/trips/trip-handlers.ts';
import type { TripSubscriber } from './features/trips/trip-news.ts';
import { createCompanyUserHandlers } from './features/users/company-user-handlers.ts';
import { createProfileRequestHandlers } from './features/users/profile-requests/profile-request-handlers.ts';
import { createUserHandlers } from './features/users/user-handlers.ts';
import { createUserHistoryHandlers } from './features/users/user-history-handlers.ts';
import { createUserImageHandlers } from './features/users/user-image-handlers.ts';
import { createUserSectionHandlers } from './features/users/user-section-handlers.ts';
import type { Handlers } from './http/handler.ts';
import type { Site } from './static/site.ts';
import { registerDuffelWebhook } from './suppliers/duffel/webhook-routes.ts';
import { drawHotelPicture } from './suppliers/embedded/draw-hotel-picture.ts';

export const TRIP_SUBSCRIBERS: readonly TripSubscriber[] = [writeMailsOfNews];

export async function composeApp(deps: Deps, site?: Site): Promise<FastifyInstance> {
  const handlers = {
    ...createAirlineChangeHandlers(deps),
    ...createAirportHandlers(),
    ...createAuthHandlers(deps),
    ...createCancellationHandlers(deps),
    ...createCarHandlers(deps),
    ...createChangeHandlers(deps),
    ...createMailDecisionHandlers(deps),
    ...createCalendarFeedHandlers(deps),
    ...createCheckoutHandlers(deps),
    ...createCompanyHandlers(deps),
    ...createCompanyHistoryHandlers(deps),
    ...createCompanySectionHandlers(deps),
    ...createCompanyUserHandlers(deps),
    ...createCompanyUserTableHandlers(deps),
    ...createDelegationHandlers(deps),
    ...createDraftHandlers(deps),
    ...createEnumHandlers(),
    ...createFlightHandlers(deps),
    ...createGroupHandlers(deps),
    ...createHotelHandlers(deps),
    ...createHotelPictureHandlers(drawHotelPicture),
    ...createImageHandlers(deps),
    ...createPolicyHandlers(deps),
    ...createPolicyPreviewHandlers(deps),
    ...createPracticeHandlers(deps),
    ...createSystemHandlers(deps),
    ...createRequestHandlers(deps),
    ...createTripHandlers(deps),
    ...createUserHandlers(deps),
    ...createUserHistoryHandlers(deps),
    ...createUserImageHandlers(deps),
    ...createUserSectionHandlers(deps),
    ...createProfileRequestHandlers(deps),
  } satisfies Handlers;
  const app = await createApp(deps, handlers, site);
  registerPlaces(app, deps);
  registerDuffelWebhook(app, deps, (db, booking) => askAboutBooking(deps, db, booking));
  if (deps.config.smtpUrl === undefined) registerOutboxPage(app, deps);
  return app;
}
