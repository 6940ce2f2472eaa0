import { SCHEMES } from '#domain/brand/schemes.ts';
import type { MailAmount, MailLink, MailSection, MailText } from './mail-layout.ts';

const { light, dark } = SCHEMES;

const FONT = 'system-ui, -apple-system, Segoe UI, Roboto, Helvetica, Arial, sans-serif';

/** Inline, because some mail programs drop style sheets. */
const STYLES = {
  page: `margin:0;padding:16px 0;background:${light.page};color:${light.text};font-family:${FONT};font-size:16px;line-height:24px`,
  sheet: `max-width:600px;margin:0 auto;background:${light.surface}`,
  brand: `margin:0;padding:16px 24px;background:${light.brand};color:#ffffff;font-size:20px;line-height:24px;font-weight:600`,
  content: 'padding:24px',
  title: 'margin:0 0 16px;font-size:22px;line-height:28px;font-weight:600',
  paragraph: 'margin:0 0 16px',
  lead: 'margin:0 0 16px;font-weight:600',
  // The frame instead of padding, which Outlook leaves out around links.
  button: `display:inline-block;background:${light.button};border:solid ${light.button};border-width:12px 24px;border-radius:4px;color:#ffffff;font-weight:600;text-decoration:none`,
  link: `color:${light.link}`,
  section: `margin:24px 0 0;padding:16px 0 0;border-top:1px solid ${light.hairline}`,
  heading: 'margin:0 0 4px;font-size:18px;line-height:24px;font-weight:600',
  facts: 'margin:0 0 4px;overflow-wrap:anywhere',
  amounts: 'width:100%;border-collapse:collapse',
  label: 'padding:4px 16px 4px 0;text-align:left;vertical-align:top;font-weight:400;overflow-wrap:anywhere',
  amount:
    'padding:4px 0;text-align:right;vertical-align:top;white-space:nowrap;font-variant-numeric:tabular-nums',
  total: `border-top:1px solid ${light.hairline};font-weight:600`,
  note: `display:block;color:${light.dimmed};font-size:14px;line-height:20px;font-weight:400`,
  footer: `padding:16px 24px;border-top:1px solid ${light.hairline};color:${light.dimmed};font-size:14px;line-height:20px`,
} as const;

/** Inline styles outrank a style sheet, unless it says that it is important. */
const STYLE_SHEET = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: ${dark.page} !important; color: ${dark.text} !important; }
  .sheet { background: ${dark.surface} !important; }
  .brand { background: ${dark.brand} !important; }
  .button { background: ${dark.button} !important; border-color: ${dark.button} !important; }
  .link { color: ${dark.link} !important; }
  .line { border-color: ${dark.hairline} !important; }
  .dimmed { color: ${dark.dimmed} !important; }
}`;

export function mailAsHtml(mail: MailText, appName: string): string {
  const { subject, greeting, paragraphs, sections = [], links = [], reason, closing } = mail;
  const [lead = '', ...others] = paragraphs;
  const [action, ...otherLinks] = links;
  const blocks = [
    `<h1 style="${STYLES.title}">${escapeHtml(subject)}</h1>`,
    writeParagraph(greeting),
    writeParagraph(lead, STYLES.lead),
    ...(action ? [writeButton(action)] : []),
    ...others.map((text) => writeParagraph(text)),
    ...sections.map(writeSection),
    ...otherLinks.map(writeLink),
  ];
  const footer = [reason, closing];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
${STYLE_SHEET}
</style>
</head>
<body class="page" style="${STYLES.page}">
<main class="sheet" style="${STYLES.sheet}">
<p class="brand" style="${STYLES.brand}">${escapeHtml(appName)}</p>
<div style="${STYLES.content}">
${blocks.join('\n')}
</div>
<div class="line dimmed" style="${STYLES.footer}">
${footer.map((text) => `<p style="margin:0 0 4px">${escapeHtml(text)}</p>`).join('\n')}
</div>
</main>
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

function writeParagraph(text: string, style: string = STYLES.paragraph): string {
  return `<p style="${style}">${escapeHtml(text)}</p>`;
}

function writeButton({ label, address }: MailLink): string {
  return `<p style="margin:0 0 24px"><a class="button" href="${escapeHtml(address)}" style="${STYLES.button}">${escapeHtml(label)}</a></p>`;
}

function writeLink({ label, address }: MailLink): string {
  return `<p style="margin:24px 0 0"><a class="link" href="${escapeHtml(address)}" style="${STYLES.link}">${escapeHtml(label)}</a></p>`;
}

function writeSection({ heading, lines }: MailSection): string {
  const blocks = groupLines(lines).map((group) =>
    group.kind === 'amounts' ? writeAmounts(group.lines) : writeFacts(group.lines),
  );
  return `<div class="line" style="${STYLES.section}">
<h2 style="${STYLES.heading}">${escapeHtml(heading)}</h2>
${blocks.join('\n')}
</div>`;
}

type Group = { kind: 'facts'; lines: string[] } | { kind: 'amounts'; lines: MailAmount[] };

function groupLines(lines: MailSection['lines']): Group[] {
  const groups: Group[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (typeof line === 'string') {
      if (last?.kind === 'facts') last.lines.push(line);
      else groups.push({ kind: 'facts', lines: [line] });
    } else if (last?.kind === 'amounts') last.lines.push(line);
    else groups.push({ kind: 'amounts', lines: [line] });
  }
  return groups;
}

function writeFacts(lines: readonly string[]): string {
  return `<p style="${STYLES.facts}">${lines.map(escapeHtml).join('<br>\n')}</p>`;
}

function writeAmounts(lines: readonly MailAmount[]): string {
  return `<table style="${STYLES.amounts}">
${lines.map(writeAmount).join('\n')}
</table>`;
}

function writeAmount({ label, amount, note, isTotal }: MailAmount): string {
  const total = isTotal ? `;${STYLES.total}` : '';
  const mark = isTotal ? ' class="line"' : '';
  const aside =
    note === undefined ? '' : ` <span class="dimmed" style="${STYLES.note}">${escapeHtml(note)}</span>`;
  return `<tr><th scope="row"${mark} style="${STYLES.label}${total}">${escapeHtml(label)}${aside}</th><td${mark} style="${STYLES.amount}${total}">${escapeHtml(amount)}</td></tr>`;
}
