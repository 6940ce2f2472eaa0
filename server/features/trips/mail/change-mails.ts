import { amountsOfChange } from '#domain/change-amounts.ts';
import type { AgreedChange, LostBenefit, PartChange, TripPart } from '#domain/contract.ts';
import { formatDayRange } from '#domain/day-range.ts';
import type { ChangeMailKind } from '../../../db/schema.ts';
import type { ServerConfig } from '../../../start/config.ts';
import type { MailSection, MailText } from '../../mails/mail-layout.ts';
import { calendarAttachment } from '../calendar/trip-calendar.ts';
import { rulesOf } from '../part/kinds/part-kinds.ts';
import type { PartKind, PartOf } from '../part/kinds/part-rules.ts';
import { costText } from '../part/kinds/value-words.ts';
import { reasonText } from './approval-texts.ts';
import {
  type ChangeNews,
  changeApprovedText,
  changeDoneText,
  changeExpiredText,
  changeFailedText,
  changeRejectedText,
  changeReminderText,
  changeRequestReminder,
  changeRequestText,
  changeWaitingText,
} from './change-texts.ts';
import { mailAmount } from './mail-amounts.ts';
import { formatGreeting, linksOf, nameText, reasonOf } from './mail-reader.ts';
import { onSiteChangeLine } from './on-site-words.ts';
import { peopleLines } from './part-people.ts';
import { changeAnswerText, changeQuestionText } from './question-texts.ts';
import { policySections } from './rule-words.ts';
import { tripSection } from './trip-section.ts';
import { tripSubject } from './trip-subject.ts';

interface Text {
  subject: string;
  says: (news: ChangeNews) => string[];
  sections?: (news: ChangeNews) => MailSection[];
  hasCalendar?: true;
}

const TEXTS: Record<ChangeMailKind, Text> = {
  change_approval_requested: {
    subject: 'Please approve a change',
    says: changeRequestText,
    sections: requestSections,
  },
  change_approval_reminder: {
    subject: 'A change is still waiting for your approval',
    says: changeRequestReminder,
    sections: requestSections,
  },
  change_question: { subject: 'Question about a change', says: changeQuestionText },
  change_answer: { subject: 'Question answered', says: changeAnswerText, sections: requestSections },
  change_waiting: { subject: 'Change waiting for approval', says: changeWaitingText },
  change_reminder: { subject: 'Change still waiting for approval', says: changeReminderText },
  change_approved: { subject: 'Change approved', says: changeApprovedText },
  change_rejected: { subject: 'Change rejected', says: changeRejectedText },
  change_expired: { subject: 'Change expired', says: changeExpiredText },
  change_done: { subject: 'Changed', says: changeDoneText, hasCalendar: true },
  change_failed: { subject: 'Not changed', says: changeFailedText },
};

export function changeMail(
  config: Pick<ServerConfig, 'publicUrl' | 'client'>,
  kind: ChangeMailKind,
  news: ChangeNews,
): MailText {
  const { publicUrl, client } = config;
  const { trip, reader } = news;
  const { subject, says, sections = () => [], hasCalendar } = TEXTS[kind];
  return {
    kind,
    subject: tripSubject(subject, trip),
    greeting: formatGreeting(reader),
    paragraphs: says(news),
    sections: [tripSection(trip, client), ...sections(news), ...changeSections(news)],
    links: linksOf(publicUrl, trip, reader),
    reason: reasonOf(reader),
    closing: `${client.appName}, ${publicUrl}`,
    attachments: hasCalendar ? [calendarAttachment(trip, config)] : undefined,
  };
}

function requestSections({ trip, change }: ChangeNews): MailSection[] {
  const { requestedBy, reason, comment, verdict } = change;
  return [
    ...policySections({ verdict, travelers: trip.travelers }),
    {
      heading: 'The request',
      lines: [
        `Requested by: ${nameText(requestedBy)}`,
        ...(reason ? [`Reason for being out of policy: ${reasonText(reason)}`] : []),
        ...(comment === undefined ? [] : [`Comment: ${comment}`]),
      ],
    },
  ];
}

function changeSections(news: ChangeNews): MailSection[] {
  const { trip, change } = news;
  const { before, after, lost } = change;
  const part = trip.parts.find(({ _id }) => _id === change.partId);
  const isDone = change.status === 'done';
  return [
    ...riseSections(change),
    {
      heading: isDone ? 'Booked before' : 'Booked now',
      lines: [
        before.title,
        formatDayRange(before.startsOn, before.endsOn),
        `Price: ${costText(before.price, change.after.price)}`,
      ],
    },
    // Only the part has the facts that its supplier provided.
    partSection(isDone ? 'Booked now' : 'With the change', isDone && part ? part : after, news),
    { heading: 'Cost of the change', lines: costLines(change) },
    ...(lost.length > 0
      ? [{ heading: 'What is lost', lines: lost.map((benefit) => lostText(benefit, change)) }]
      : []),
  ];
}

function riseSections({ agreed, after, penalty }: PartChange): MailSection[] {
  if (!agreed) return [];
  const words = ({ price, penalty: fee }: AgreedChange) =>
    `Price: ${costText(price, after.price)}, fee: ${costText(fee, after.price)}`;
  return [
    { heading: 'What was agreed', lines: [words(agreed)] },
    { heading: 'What the supplier asks for now', lines: [words({ price: after.price.asked, penalty })] },
  ];
}

function partSection<Kind extends PartKind>(
  heading: string,
  part: PartOf<Kind>,
  { trip, reader }: ChangeNews,
): MailSection {
  const rules = rulesOf(part);
  const booked: TripPart = part;
  const { status, locator, price } = booked;
  return {
    heading: `${heading}: ${rules.heading(part)}`,
    lines: [
      ...rules.mailLines(part),
      ...peopleLines(booked, trip, reader),
      ...(status === 'confirmed' && locator !== undefined ? [`Booking number: ${locator}`] : []),
      `Price: ${costText(price.asked, price)}`,
    ],
  };
}

function costLines(change: PartChange): MailSection['lines'] {
  const { difference, penalty, due, refund, onSite } = change;
  const own = amountsOfChange(change);
  const now = onSite ? ' now' : '';
  return [
    mailAmount('Difference in price', own.difference, difference),
    mailAmount('Change fee', own.penalty, penalty),
    refund.amount > 0
      ? { ...mailAmount('Refund', own.refund, refund), isTotal: true }
      : { ...mailAmount(`To be paid${now}`, own.due, due), isTotal: true },
    ...(own.onSite ? [onSiteChangeLine(own.onSite)] : []),
  ];
}

/** When all of the price is paid on site, nothing is refunded, although the cancellation costs less than the price. */
function lostText(benefit: LostBenefit, { after, onSite }: PartChange): string {
  const isPaidOnSite = onSite !== undefined && onSite.after.amount === after.price.asked.amount;
  if (benefit === 'refundable' && isPaidOnSite) return 'Cancelling would cost the full price';
  return LOST[benefit];
}

const LOST: Record<LostBenefit, string> = {
  seats: 'The chosen seats',
  bags: 'The extra bags',
  carryOnBaggage: 'Carry-on baggage included in the fare',
  checkedBaggage: 'Checked baggage included in the fare',
  lounge: 'Lounge access',
  changeable: 'It cannot be changed again',
  refundable: 'It is no longer refundable',
  freeCancellation: 'It can no longer be cancelled free of charge',
  breakfast: 'Breakfast',
  corporateRate: 'The company rate',
  unlimitedMileage: 'Unlimited mileage',
  damageCover: 'Collision damage cover',
};
