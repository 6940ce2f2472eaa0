import type { Trip } from '#domain/contract.ts';
import type { TripMailKind } from '../../../db/schema.ts';
import type { ServerConfig } from '../../../start/config.ts';
import type { MailSection, MailText } from '../../mails/mail-layout.ts';
import { calendarAttachment } from '../calendar/trip-calendar.ts';
import { airlineAcceptedText, airlineChangedText, airlineSections } from './airline-texts.ts';
import { approvalReminder, approvalRequest, approvalSections, priceRiseSections } from './approval-texts.ts';
import { itinerary } from './mail-itinerary.ts';
import { formatGreeting, linksOf, type MailReader, reasonOf } from './mail-reader.ts';
import { answerText, questionText } from './question-texts.ts';
import {
  afterRejectionForAgency,
  bookingCancelledText,
  closedText,
  forAgencyText,
  messageText,
  receivedText,
  requestBookedText,
  requestSections,
  withdrawnText,
} from './request-texts.ts';
import {
  approvedText,
  cancelledText,
  confirmedSubject,
  confirmedText,
  dearerCancellationSections,
  dearerCancellationText,
  expiredText,
  failedText,
  partCancelledSections,
  partCancelledText,
  partlyFailedSubject,
  partlyFailedText,
  rejectedText,
  reminderText,
  sentBackText,
  waitingText,
} from './traveler-texts.ts';
import { tripSubject } from './trip-subject.ts';

interface Text {
  subject: string | ((trip: Trip) => string);
  says: (trip: Trip, reader: MailReader) => string[];
  sections?: (trip: Trip) => MailSection[];
  hasCalendar?: true;
}

const TEXTS: Record<TripMailKind, Text> = {
  approval_requested: { subject: 'Please approve', says: approvalRequest, sections: approvalSections },
  approval_reminder: {
    subject: 'Still waiting for your approval',
    says: approvalReminder,
    sections: approvalSections,
  },
  trip_question: { subject: 'Question about your trip', says: questionText },
  trip_answer: { subject: 'Question answered', says: answerText, sections: approvalSections },
  trip_waiting: { subject: 'Waiting for approval', says: waitingText, sections: priceRiseSections },
  trip_reminder: {
    subject: 'Still waiting for approval',
    says: reminderText,
    sections: priceRiseSections,
  },
  trip_approved: { subject: 'Approved', says: approvedText },
  trip_rejected: { subject: 'Rejected', says: rejectedText },
  trip_sent_back: { subject: 'Sent back for changes', says: sentBackText },
  trip_expired: { subject: 'Expired', says: expiredText },
  trip_confirmed: { subject: confirmedSubject, says: confirmedText, hasCalendar: true },
  trip_failed: { subject: 'Not booked', says: failedText },
  trip_partly_failed: { subject: partlyFailedSubject, says: partlyFailedText, hasCalendar: true },
  trip_cancelled: { subject: 'Cancelled', says: cancelledText, hasCalendar: true },
  cancellation_dearer: {
    subject: 'Not cancelled',
    says: dearerCancellationText,
    sections: dearerCancellationSections,
  },
  trip_part_cancelled: {
    subject: 'Partly cancelled',
    says: partCancelledText,
    sections: partCancelledSections,
    hasCalendar: true,
  },
  trip_airline_changed: {
    subject: 'Changed by the airline',
    says: airlineChangedText,
    sections: airlineSections,
  },
  trip_airline_accepted: { subject: 'New flight times', says: airlineAcceptedText, hasCalendar: true },
  request_received: { subject: 'Request sent to the agency', says: receivedText, sections: requestSections },
  request_for_agency: { subject: 'New request', says: forAgencyText, sections: requestSections },
  request_message: { subject: 'Message about a request', says: messageText, sections: requestSections },
  request_answered: { subject: 'Message from the agency', says: messageText, sections: requestSections },
  request_booked: { subject: 'Booked', says: requestBookedText, hasCalendar: true },
  request_booking_cancelled: {
    subject: 'Booking cancelled',
    says: bookingCancelledText,
    hasCalendar: true,
  },
  request_closed: {
    subject: 'Request closed',
    says: closedText,
    sections: requestSections,
    hasCalendar: true,
  },
  request_withdrawn: { subject: 'Request withdrawn', says: withdrawnText, sections: requestSections },
};

/** The agency cancels its own bookings after one of these. */
const REJECTIONS: ReadonlySet<TripMailKind> = new Set(['trip_rejected', 'trip_sent_back', 'trip_expired']);

export function tripMail(
  config: Pick<ServerConfig, 'publicUrl' | 'client'>,
  kind: TripMailKind,
  trip: Trip,
  reader: MailReader,
): MailText {
  const { publicUrl, client } = config;
  const { subject, says, sections = () => [], hasCalendar } = TEXTS[kind];
  return {
    kind,
    subject: tripSubject(typeof subject === 'string' ? subject : subject(trip), trip),
    greeting: formatGreeting(reader),
    paragraphs: [...says(trip, reader), ...(REJECTIONS.has(kind) ? afterRejectionForAgency(reader) : [])],
    sections: [...sections(trip), ...itinerary(trip, reader, client)],
    links: linksOf(publicUrl, trip, reader),
    reason: reasonOf(reader),
    closing: `${client.appName}, ${publicUrl}`,
    attachments: hasCalendar ? [calendarAttachment(trip, config)] : undefined,
  };
}
