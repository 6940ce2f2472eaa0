import type { Trip } from '#domain/contract.ts';
import { isAnyBooked } from '#domain/partly-booked.ts';
import type { ServerConfig } from '../../../config.ts';
import type { TripMailKind } from '../../../db/schema.ts';
import type { MailText } from '../../mails/mail-layout.ts';
import { itinerary } from './mail-itinerary.ts';
import { momentText } from './mail-words.ts';
import { CALENDAR_TYPE, calendarName, tripCalendar } from './trip-calendar.ts';

interface Text {
  subject: string;
  says(trip: Trip): string[];
  /** Whether something has to be entered into a calendar, or taken out of it. */
  hasCalendar?: true;
}

const TEXTS: Record<TripMailKind, Text> = {
  trip_confirmed: {
    subject: 'Confirmed',
    says: () => ['Your trip is booked. The itinerary is below, and as a calendar file attached.'],
    hasCalendar: true,
  },
  trip_waiting: {
    subject: 'Waiting for approval',
    says: (trip) => [
      `Your trip is reserved and waits for an approval${byWhom(trip)}.`,
      `${ifNobodyActs(trip)} You can then request it again.`,
    ],
  },
  approval_requested: {
    subject: 'Please approve',
    says: (trip) => [
      `${askedBy(trip)} asks for your approval of this trip.`,
      ...told(trip),
      ifNobodyActs(trip),
    ],
  },
  approval_reminder: {
    subject: 'Still waiting for your approval',
    says: (trip) => [`${askedBy(trip)} still waits for your approval of this trip.`, ifNobodyActs(trip)],
  },
  trip_approved: {
    subject: 'Approved',
    says: () => ['Your trip is approved and is being booked. You get another e-mail when it is confirmed.'],
  },
  trip_rejected: {
    subject: 'Refused',
    says: (trip) => [`Your trip was refused${lastComment(trip)}`, ...afterRefusal(trip)],
  },
  trip_sent_back: {
    subject: 'Sent back for changes',
    says: (trip) => [`Your trip was sent back for changes${lastComment(trip)}`, ...afterRefusal(trip)],
  },
  trip_expired: {
    subject: 'Expired',
    says: (trip) =>
      hasBooked(trip)
        ? [
            'Nobody approved in time what was waiting, so that part was given back and nothing is charged for it.',
            'What is booked stays booked. Open the trip to cancel it.',
          ]
        : [
            'Nobody approved your trip in time, so nothing was booked and nothing is charged.',
            'It is kept as it was: you can request it again.',
          ],
  },
  trip_failed: {
    subject: 'Not booked',
    says: () => ['Your trip could not be booked. Nothing is charged for what was not booked.'],
  },
  trip_partly_failed: {
    subject: 'Partly booked',
    says: () => [
      'A part of your trip could not be booked, which is said with it below. Nothing is charged for that part.',
      'What is booked stays booked. Open the trip to go on without the rest, or to cancel it.',
    ],
    hasCalendar: true,
  },
  trip_cancelled: {
    subject: 'Cancelled',
    says: () => ['Your trip was cancelled.'],
    hasCalendar: true,
  },
};

/** What is written about a trip; to somebody without a name it is a copy. */
export function tripMail(
  config: Pick<ServerConfig, 'publicUrl' | 'client'>,
  kind: TripMailKind,
  trip: Trip,
  { firstName }: { firstName?: string },
): MailText {
  const { publicUrl, client } = config;
  const { subject, says, hasCalendar } = TEXTS[kind];
  const calendar = () => ({
    name: calendarName(trip),
    type: CALENDAR_TYPE,
    content: tripCalendar(trip, config),
  });
  return {
    kind,
    subject: `${subject}: ${trip.title} (${trip.itineraryRefId})`,
    greeting: firstName === undefined ? 'Hello,' : `Hello ${firstName},`,
    paragraphs:
      firstName === undefined
        ? ['This is a copy of what the travellers were sent.', ...says(trip)]
        : says(trip),
    sections: itinerary(trip),
    link: { label: 'Open the trip', address: `${publicUrl}/trips/${trip._id}` },
    closing: `${client.appName}, ${publicUrl}`,
    ...(hasCalendar && { attachments: [calendar()] }),
  };
}

function askedBy({ createdBy: { firstName, lastName } }: Trip): string {
  return `${firstName} ${lastName}`;
}

function byWhom({ approval }: Trip): string {
  const names = approval?.deciders.map(({ firstName, lastName }) => `${firstName} ${lastName}`) ?? [];
  return names.length > 0 ? ` by ${names.join(' or ')}` : '';
}

function ifNobodyActs(trip: Trip): string {
  const { approval } = trip;
  const outcome = hasBooked(trip)
    ? 'what waits is not booked; what is booked already stays so'
    : 'it is not booked';
  if (!approval) return `Without an approval ${outcome}.`;
  return `Without an approval by ${momentText(approval.until, 'UTC')} UTC ${outcome}.`;
}

/** Who decided last, and what they said. */
function lastComment({ events }: Trip): string {
  const decision = events.findLast(({ kind }) => kind === 'rejected' || kind === 'sentBack');
  const by = decision?.by ? ` by ${decision.by.firstName} ${decision.by.lastName}` : '';
  return decision?.comment === undefined ? `${by}.` : `${by}: ${decision.comment}`;
}

function afterRefusal(trip: Trip): string[] {
  return hasBooked(trip)
    ? ['What was waiting is given back. What is booked already stays booked. Open the trip to cancel it.']
    : ['Nothing was booked and nothing is charged. You can change the trip and request it again.'];
}

function hasBooked({ parts }: Trip): boolean {
  return isAnyBooked(parts.filter(({ status }) => status !== 'cancelling').map(({ status }) => status));
}

function told({ bookingInfo: { comment, reason } }: Trip): string[] {
  return [
    ...(reason?.text === undefined ? [] : [`Why it is outside the policy: ${reason.text}`]),
    ...(comment === undefined ? [] : [`Comment: ${comment}`]),
  ];
}
