import type { PartComparison, Trip, TripAction } from '#domain/contract.ts';
import type { MailLink } from '../../mails/mail-layout.ts';

type Person = PartComparison['colleagues'][number];

/** The reader of a mail about a trip; a reader without a name gets a copy. */
export interface MailReader {
  firstName?: string;
  companyUserId?: string;
  zone: string;
  travels?: boolean;
  isAgency?: boolean;
  onBehalfOf?: Person;
  decisionSecret?: string | null;
}

export function formatGreeting({ firstName }: MailReader): string {
  return firstName === undefined ? 'Hello,' : `Hello ${firstName},`;
}

/** Says why the reader gets the mail. Only approvers are neither known to travel nor known not to. */
export function reasonOf({ firstName, travels, isAgency, onBehalfOf }: MailReader): string {
  if (isAgency) return 'You get this e-mail because you handle the trip for the travel agency.';
  if (firstName === undefined) {
    return "This is a copy of what the travellers were sent. Your company has entered this address for copies of its travellers' e-mails.";
  }
  if (onBehalfOf) {
    return `You get this e-mail because you are the delegate of ${nameText(onBehalfOf)}, who may decide about the trip.`;
  }
  if (travels === undefined) return 'You get this e-mail because you may decide about the trip.';
  return travels
    ? 'You get this e-mail because you are a traveller of the trip.'
    : 'You get this e-mail because you booked the trip for others, or look after the trips of your company.';
}

export function nameText({ firstName, lastName }: Person): string {
  return `${firstName} ${lastName}`;
}

export function mayDo(trip: Trip, action: TripAction): boolean {
  return (
    trip.allowedActions.includes(action) ||
    trip.withheldActions.some((one) => one.action === action && one.reason === 'busy')
  );
}

/** Where the reader decides. A link never does: mail programs open links by themselves. */
export function whereToDecide({ decisionSecret }: MailReader): string {
  return decisionSecret
    ? 'The link above opens the page on which you decide; opening it decides nothing.'
    : 'Open the trip to decide; this e-mail decides nothing.';
}

/** The links of a mail about a trip. A secret stands in the fragment, which browsers keep to themselves. */
export function linksOf(
  publicUrl: string,
  { _id }: Pick<Trip, '_id'>,
  { decisionSecret }: MailReader,
): MailLink[] {
  const trip = { label: 'Open the trip', address: `${publicUrl}/trips/${_id}` };
  if (!decisionSecret) return [trip];
  return [{ label: 'Decide', address: `${publicUrl}/decide#secret=${decisionSecret}` }, trip];
}
