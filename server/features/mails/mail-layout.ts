import type { MailKind } from '../../db/schema.ts';

export interface MailText {
  kind: MailKind;
  subject: string;
  greeting: string;
  /** The first says what to do and until when, or what has happened; the first link follows it. */
  paragraphs: string[];
  sections?: MailSection[];
  /** The first one is the most important. */
  links?: MailLink[];
  reason: string;
  closing: string;
  attachments?: MailAttachment[];
}

export interface MailLink {
  label: string;
  address: string;
}

export interface MailSection {
  heading: string;
  lines: MailLine[];
}

type MailLine = string | MailAmount;

export interface MailAmount {
  label: string;
  amount: string;
  note?: string;
  isTotal?: boolean;
}

export interface MailAttachment {
  name: string;
  type: string;
  content: string;
}

export function mailAsText(mail: MailText): string {
  const { greeting, paragraphs, sections = [], links = [], reason, closing } = mail;
  const [lead = '', ...others] = paragraphs;
  const [action, ...otherLinks] = links.map(({ label, address }) => `${label}:\n${address}`);
  const facts = sections.map(({ heading, lines }) =>
    [onOneLine(heading), ...lines.map((line) => `  ${onOneLine(lineAsText(line))}`)].join('\n'),
  );
  const parts = [
    onOneLine(greeting),
    onOneLine(lead),
    ...(action === undefined ? [] : [action]),
    ...others.map(onOneLine),
    ...facts,
    ...otherLinks,
    reason,
    closing,
  ];
  return `${parts.join('\n\n')}\n`;
}

function lineAsText(line: MailLine): string {
  if (typeof line === 'string') return line;
  const { label, amount, note } = line;
  return `${label}: ${amount}${note === undefined ? '' : ` (${note})`}`;
}

/** Line breaks in names of places and suppliers, and in comments, would look like lines of the mail. */
function onOneLine(text: string): string {
  return text.replace(/\s*[\n\r\v\f\u0085\u2028\u2029]\s*/g, ' ');
}
