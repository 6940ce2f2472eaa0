import type { Trip } from '#domain/contract.ts';
import type { ServerConfig } from '../../config.ts';
import type { TripMailKind } from '../../db/schema.ts';
import type { MailText } from '../mails/mail-layout.ts';

type Texts = Record<TripMailKind, { subject: string; says: string }>;

const TEXTS: Texts = {
  trip_confirmed: { subject: 'Confirmed', says: 'Everything is booked.' },
  trip_waiting: { subject: 'Sent for approval', says: 'It is booked as soon as it is approved.' },
  approval_requested: { subject: 'Your approval is needed', says: 'Please approve or refuse it.' },
  approval_reminder: { subject: 'Your approval is still needed', says: 'It expires soon.' },
  trip_expired: { subject: 'Expired', says: 'Nobody approved it in time, and nothing was booked.' },
  trip_failed: { subject: 'Not booked', says: 'Nothing could be booked.' },
  trip_cancelled: { subject: 'Cancelled', says: 'It does not take place.' },
};

/** What is written about a trip. */
export function tripMail(
  { publicUrl, client }: Pick<ServerConfig, 'publicUrl' | 'client'>,
  kind: TripMailKind,
  trip: Trip,
  { firstName }: { firstName: string },
): MailText {
  const { subject, says } = TEXTS[kind];
  return {
    kind,
    subject: `${subject}: ${trip.title}`,
    greeting: `Hello ${firstName},`,
    paragraphs: [`${trip.title}, ${trip.startsOn} to ${trip.endsOn}.`, says],
    link: { label: 'Look at the trip', address: `${publicUrl}/trips/${trip._id}` },
    closing: `${client.appName}, ${publicUrl}`,
  };
}
