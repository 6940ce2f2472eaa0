import type { Migration } from 'kysely/migration';
import { companiesMigration } from './0001-companies.ts';
import { peopleMigration } from './0002-people.ts';
import { cardsMigration } from './0003-cards.ts';
import { sessionsMigration } from './0004-sessions.ts';
import { recordsMigration } from './0005-records.ts';
import { exchangeRatesMigration } from './0006-exchange-rates.ts';
import { embeddedInventoryMigration } from './0007-embedded-inventory.ts';
import { tripsMigration } from './0008-trips.ts';
import { companyUserWordsMigration } from './0009-company-user-words.ts';
import { administrationMigration } from './0010-administration.ts';
import { recentSearchesMigration } from './0011-recent-searches.ts';
import { wordsInListOrderMigration } from './0012-words-in-list-order.ts';
import { samplesOfWordsMigration } from './0013-samples-of-words.ts';
import { bookingLimitsMigration } from './0014-booking-limits.ts';
import { draftRevisionsMigration } from './0015-draft-revisions.ts';
import { partsByKindMigration } from './0016-parts-by-kind.ts';
import { orderHoldsMigration } from './0017-order-holds.ts';
import { sessionsOfInactiveMigration } from './0018-sessions-of-inactive.ts';
import { flightPartsMigration } from './0019-flight-parts.ts';
import { flightPassengersMigration } from './0020-flight-passengers.ts';
import { sessionOriginsMigration } from './0021-session-origins.ts';
import { callCountsMigration } from './0022-call-counts.ts';
import { approvalsMigration } from './0023-approvals.ts';
import { draftTripsMigration } from './0024-draft-trips.ts';
import { fullTextMigration } from './0025-full-text.ts';
import { requestsInWordsMigration } from './0026-requests-in-words.ts';
import { partChangesMigration } from './0027-part-changes.ts';
import { changesWithoutApprovalMigration } from './0028-changes-without-approval.ts';
import { verdictsOfPartsMigration } from './0029-verdicts-of-parts.ts';
import { agreementsMigration } from './0030-agreements.ts';
import { bookingNumbersMigration } from './0031-booking-numbers.ts';
import { carReturnHoursMigration } from './0032-car-return-hours.ts';
import { ordersOfTravellersMigration } from './0033-orders-of-travellers.ts';
import { failedRepairsMigration } from './0034-failed-repairs.ts';
import { offersOfTravellersMigration } from './0035-offers-of-travellers.ts';
import { bookedPartsMigration } from './0036-booked-parts.ts';
import { timeZonesMigration } from './0037-time-zones.ts';
import { searchesForAlternativesMigration } from './0038-searches-for-alternatives.ts';
import { sealedDataMigration } from './0039-sealed-data.ts';
import { searchesForChangesMigration } from './0040-searches-for-changes.ts';
import { searchesOfPeopleMigration } from './0041-searches-of-people.ts';
import { partKindsMigration } from './0043-part-kinds.ts';
import { decisionsByMailMigration } from './0046-decisions-by-mail.ts';
import { hourRatesMigration } from './0047-hour-rates.ts';
import { calendarFeedsMigration } from './0049-calendar-feeds.ts';
import { profileChangeRequestsMigration } from './0051-profile-change-requests.ts';
import { searchesUnderWayMigration } from './0052-searches-under-way.ts';
import { destinationsMigration } from './0053-destinations.ts';
import { membershipRequestsMigration } from './0054-membership-requests.ts';
import { duffelOrdersMigration } from './0055-duffel-orders.ts';
import { hotelbedsBookingsMigration } from './0056-hotelbeds-bookings.ts';
import { duffelChangesMigration } from './0057-duffel-changes.ts';
import { hotelbedsContentMigration } from './0058-hotelbeds-content.ts';
import { airlineChangesMigration } from './0059-airline-changes.ts';
import { payableThroughMigration } from './0060-payable-through.ts';

/** All migrations by name; they run in the order of their names, and never change once released. */
export const migrations: Record<string, Migration> = {
  '0001-companies': companiesMigration,
  '0002-people': peopleMigration,
  '0003-cards': cardsMigration,
  '0004-sessions': sessionsMigration,
  '0005-records': recordsMigration,
  '0006-exchange-rates': exchangeRatesMigration,
  '0007-embedded-inventory': embeddedInventoryMigration,
  '0008-trips': tripsMigration,
  '0009-company-user-words': companyUserWordsMigration,
  '0010-administration': administrationMigration,
  '0011-recent-searches': recentSearchesMigration,
  '0012-words-in-list-order': wordsInListOrderMigration,
  '0013-samples-of-words': samplesOfWordsMigration,
  '0014-booking-limits': bookingLimitsMigration,
  '0015-draft-revisions': draftRevisionsMigration,
  '0016-parts-by-kind': partsByKindMigration,
  '0017-order-holds': orderHoldsMigration,
  '0018-sessions-of-inactive': sessionsOfInactiveMigration,
  '0019-flight-parts': flightPartsMigration,
  '0020-flight-passengers': flightPassengersMigration,
  '0021-session-origins': sessionOriginsMigration,
  '0022-call-counts': callCountsMigration,
  '0023-approvals': approvalsMigration,
  '0024-draft-trips': draftTripsMigration,
  '0025-full-text': fullTextMigration,
  '0026-requests-in-words': requestsInWordsMigration,
  '0027-part-changes': partChangesMigration,
  '0028-changes-without-approval': changesWithoutApprovalMigration,
  '0029-verdicts-of-parts': verdictsOfPartsMigration,
  '0030-agreements': agreementsMigration,
  '0031-booking-numbers': bookingNumbersMigration,
  '0032-car-return-hours': carReturnHoursMigration,
  '0033-orders-of-travellers': ordersOfTravellersMigration,
  '0034-failed-repairs': failedRepairsMigration,
  '0035-offers-of-travellers': offersOfTravellersMigration,
  '0036-booked-parts': bookedPartsMigration,
  '0037-time-zones': timeZonesMigration,
  '0038-searches-for-alternatives': searchesForAlternativesMigration,
  '0039-sealed-data': sealedDataMigration,
  '0040-searches-for-changes': searchesForChangesMigration,
  '0041-searches-of-people': searchesOfPeopleMigration,
  '0043-part-kinds': partKindsMigration,
  '0046-decisions-by-mail': decisionsByMailMigration,
  '0047-hour-rates': hourRatesMigration,
  '0049-calendar-feeds': calendarFeedsMigration,
  '0051-profile-change-requests': profileChangeRequestsMigration,
  '0052-searches-under-way': searchesUnderWayMigration,
  '0053-destinations': destinationsMigration,
  '0054-membership-requests': membershipRequestsMigration,
  '0055-duffel-orders': duffelOrdersMigration,
  '0056-hotelbeds-bookings': hotelbedsBookingsMigration,
  '0057-duffel-changes': duffelChangesMigration,
  '0058-hotelbeds-content': hotelbedsContentMigration,
  '0059-airline-changes': airlineChangesMigration,
  '0060-payable-through': payableThroughMigration,
};
