import type { Trip, TripEventKind } from '#domain/contract.ts';
import { isAnyBooked } from '#domain/partly-booked.ts';
import type { MailSection } from '../../mails/mail-layout.ts';
import { servicesText } from '../part/kinds/external-service-words.ts';
import { dayText } from '../part/kinds/value-words.ts';
import { purposeText } from './approval-texts.ts';
import { type MailReader, nameText } from './mail-reader.ts';

export function receivedText(trip: Trip, reader: MailReader): string[] {
  return [
    `${nameRequest(trip, reader)} has been sent to the agency. You will get an e-mail when the agency has a question, has booked something or closes the request.`,
  ];
}

export function forAgencyText({ createdBy, company }: Trip): string[] {
  return [
    `${nameText(createdBy)} of ${company.name} asks for something that cannot be searched.`,
    'Open the trip to ask a question, to record what you book, and to close the request.',
  ];
}

export function messageText(trip: Trip): string[] {
  const { by, comment, isByAgency } = findLast(trip, 'messageWritten');
  return [
    `${by}${isByAgency ? ' from the agency' : ''} has written about the request. Open the trip to answer.`,
    comment,
  ];
}

export function requestBookedText(trip: Trip, reader: MailReader): string[] {
  const whose = reader.travels === false ? `the request of ${travelers(trip)}` : 'your request';
  return [
    `The agency has made a booking for ${whose}. The itinerary is below, and a calendar file is attached.`,
    'The request stays open until the agency closes it.',
  ];
}

export function bookingCancelledText(trip: Trip): string[] {
  const { by, comment } = findLast(trip, 'cancellationRequested', 'cancellationRecorded');
  return [`${by} from the agency has cancelled a booking of the trip: ${comment}`];
}

export function closedText(trip: Trip, reader: MailReader): string[] {
  const { by, comment } = findLast(trip, 'requestClosed');
  const whose = reader.travels === false ? `the request of ${travelers(trip)}` : 'your request';
  return [`${by} from the agency has closed ${whose}: ${comment}`, whatStays(trip)];
}

export function withdrawnText(trip: Trip): string[] {
  const { by, comment } = findLast(trip, 'requestClosed', 'cancelled');
  const isGivenBack = trip.parts.some(({ kind, status }) => kind === 'external' && status === 'cancelling');
  return [`${by} has withdrawn the request: ${comment}`, isGivenBack ? GIVEN_BACK : whatStays(trip)];
}

const GIVEN_BACK =
  'Please cancel what was waiting for approval where you booked it, and record on the trip page what that costs.';

export function afterRejectionForAgency({ isAgency }: MailReader): string[] {
  return isAgency ? [`${GIVEN_BACK} You can record another booking.`] : [];
}

export function requestSections({ request, createdBy, bookingInfo }: Trip): MailSection[] {
  if (!request) return [];
  const { kinds, startsOn, endsOn, places, text } = request;
  return [
    {
      heading: 'The request',
      lines: [
        `Requested by: ${nameText(createdBy)}`,
        `Wanted: ${servicesText(kinds)}`,
        `Places: ${places.join(', ')}`,
        startsOn === endsOn
          ? `On: ${dayText(startsOn)}`
          : `From: ${dayText(startsOn)}, until: ${dayText(endsOn)}`,
        `Purpose: ${purposeText(bookingInfo.purpose)}`,
        text,
      ],
    },
  ];
}

function nameRequest(trip: Trip, { travels }: MailReader): string {
  return travels === false ? `The request of ${travelers(trip)}` : 'Your request';
}

function travelers({ travelers }: Trip): string {
  return new Intl.ListFormat('en-GB').format(travelers.map(nameText));
}

function whatStays({ parts, status }: Trip): string {
  const statuses = parts.map((part) => part.status);
  if (isAnyBooked(statuses.filter((one) => one !== 'cancelling'))) return 'What is booked stays booked.';
  if (statuses.includes('cancelling')) return 'What is booked is being cancelled.';
  return status === 'cancelled' ? 'Nothing is booked.' : 'Nothing is booked yet.';
}

function findLast({ events }: Trip, ...kinds: TripEventKind[]) {
  const event = events.findLast(({ kind }) => kinds.includes(kind));
  return {
    by: event?.by ? nameText(event.by) : 'A colleague',
    comment: event?.comment ?? '',
    isByAgency: event?.side === 'agency',
  };
}
