import type { MailKind } from '../../db/schema.ts';

/** The content of a mail, before it becomes text and HTML. */
export interface MailText {
  kind: MailKind;
  subject: string;
  greeting: string;
  paragraphs: string[];
  sections?: MailSection[];
  /** The first one is the most important. */
  links?: MailLink[];
  closing: string;
  attachments?: MailAttachment[];
}

export interface MailLink {
  label: string;
  address: string;
}

/** Facts under a heading, each in a line of its own. */
export interface MailSection {
  heading: string;
  lines: string[];
}

export interface MailAttachment {
  name: string;
  /** The media type. */
  type: string;
  content: string;
}

export function mailAsText({ greeting, paragraphs, sections = [], links = [], closing }: MailText): string {
  const facts = sections.map(({ heading, lines }) =>
    [onOneLine(heading), ...lines.map((line) => `  ${onOneLine(line)}`)].join('\n'),
  );
  const addresses = links.map(({ label, address }) => `${label}:\n${address}`);
  const parts = [onOneLine(greeting), ...paragraphs.map(onOneLine), ...facts, ...addresses, closing];
  return `${parts.join('\n\n')}\n`;
}

/** Line breaks in names of places and suppliers, and in comments, would look like lines of the mail. */
function onOneLine(text: string): string {
  return text.replace(/\s*[\n\r\v\f\u0085\u2028\u2029]\s*/g, ' ');
}

/** Colours of the product's theme, inline because mail programs drop style sheets. */
export function mailAsHtml({
  subject,
  greeting,
  paragraphs,
  sections = [],
  links = [],
  closing,
}: MailText): string {
  const lines = [
    ...[greeting, ...paragraphs].map(asParagraph),
    ...sections.map(asSection),
    ...links.map(asButton),
  ];
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f5f5f5;font-family:Roboto,Helvetica,Arial,sans-serif;color:#1f2933">
<div style="max-width:560px;margin:0 auto;padding:24px 32px;background:#ffffff;font-size:16px;line-height:24px">
${lines.join('\n')}
<p style="margin:24px 0 0;color:#52606d;font-size:14px">${escapeHtml(closing)}</p>
</div>
</body>
</html>
`;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

function asParagraph(text: string): string {
  return `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
}

function asSection({ heading, lines }: MailSection): string {
  const facts = lines.map(escapeHtml).join('<br>\n');
  return `<h2 style="margin:24px 0 4px;font-size:18px;line-height:24px">${escapeHtml(heading)}</h2>
<p style="margin:0 0 16px">${facts}</p>`;
}

function asButton({ label, address }: MailLink): string {
  const style =
    'display:inline-block;padding:12px 20px;background:#1565c0;color:#ffffff;text-decoration:none';
  return `<p style="margin:24px 0"><a href="${escapeHtml(address)}" style="${style}">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;word-break:break-all">${escapeHtml(address)}</p>`;
}
