import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SCHEMES } from '#domain/brand/schemes.ts';
import type { Deps } from '../../deps.ts';
import { escapeHtml } from './mail-html.ts';
import { listWaitingMails, type StoredMail } from './mail-repository.ts';

const STYLE_SHEET = new URL('outbox.css', import.meta.url);
const POLICY =
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** Links in a mail open outside of its frame. */
const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';
/** A mail brings its styles with it, and nothing in it runs or is loaded. */
const MAIL_POLICY = `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox ${SANDBOX}`;

/**
 * Shows the mails that would be sent if there were a mail server. Links in them open accounts, so the page answers
 * this machine only, and through no proxy.
 */
export function registerOutboxPage(app: FastifyInstance, deps: Pick<Deps, 'db' | 'keys' | 'config'>): void {
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isFromHere(request)) reply.callNotFound();
  };
  app.get('/outbox', { onRequest }, async (_, reply) => {
    const mails = await listWaitingMails(deps.db, deps.keys);
    reply.header('content-security-policy', POLICY).header('cache-control', 'no-store');
    return reply.type('text/html; charset=utf-8').send(renderPage(deps.config.client.appName, mails));
  });
  app.get<{ Params: { mailId: string } }>(
    '/outbox/:mailId/mail.html',
    { onRequest },
    async ({ params: { mailId } }, reply) => {
      const mails = await listWaitingMails(deps.db, deps.keys);
      const mail = mails.find(({ id }) => id === mailId);
      if (!mail) return reply.callNotFound();
      reply.header('content-security-policy', MAIL_POLICY).header('cache-control', 'no-store');
      const page = mail.html.replace('<head>', '<head>\n<base target="_blank">');
      return reply.type('text/html; charset=utf-8').send(page);
    },
  );
  app.get<{ Params: { mailId: string; place: string } }>(
    '/outbox/:mailId/:place',
    { onRequest },
    async ({ params: { mailId, place } }, reply) => {
      const mails = await listWaitingMails(deps.db, deps.keys);
      const attachment = mails.find(({ id }) => id === mailId)?.attachments[Number(place)];
      if (!attachment) return reply.callNotFound();
      reply.header('content-disposition', `attachment; filename="${attachment.name}"`);
      return reply.header('cache-control', 'no-store').type(attachment.type).send(attachment.content);
    },
  );
  app.get('/outbox/outbox.css', { onRequest }, async (_, reply) =>
    reply.type('text/css; charset=utf-8').send(`${COLOURS}${await readFile(STYLE_SHEET, 'utf8')}`),
  );
}

const COLOURS = `:root {
  color-scheme: light dark;
${(['page', 'surface', 'text', 'dimmed', 'link', 'hairline'] as const)
  .map((name) => `  --${name}: light-dark(${SCHEMES.light[name]}, ${SCHEMES.dark[name]});`)
  .join('\n')}
}

`;

function renderPage(appName: string, mails: StoredMail[]): string {
  const list = mails.length === 0 ? '<p>No mail was written yet.</p>' : mails.map(renderMail).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox | ${escapeHtml(appName)}</title>
<link rel="stylesheet" href="/outbox/outbox.css">
</head>
<body>
<main>
<h1>Outbox</h1>
<p>No mail server is configured, so mails wait here, the newest first.</p>
${list}
</main>
</body>
</html>
`;
}

function renderMail({ id, subject, to, createdAt, text, attachments }: StoredMail): string {
  const at = createdAt.toISOString();
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p class="facts">To ${escapeHtml(to)}, <time datetime="${at}">${at.slice(0, 16).replace('T', ' ')} UTC</time></p>
<div class="versions">
<iframe src="/outbox/${id}/mail.html" title="${escapeHtml(subject)}" sandbox="${SANDBOX}" loading="lazy"></iframe>
<div class="text">${withLinks(escapeHtml(text))}</div>
</div>
${attachments.map(({ name }, place) => `<p class="attachment"><a href="/outbox/${id}/${place}">${escapeHtml(name)}</a></p>`).join('\n')}
</article>`;
}

function withLinks(escaped: string): string {
  return escaped.replace(/https?:\/\/[^\s&<]+[^\s&<.,]/g, (address) => `<a href="${address}">${address}</a>`);
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const OUR_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Headers that proxies add to forwarded requests; each proxy sets a different one. */
const SIGNS_OF_A_PROXY = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * Whether the request comes from this machine and addresses it by a local name. Behind a local proxy every
 * caller has a loopback address, and a foreign domain that resolves to this machine still appears as the
 * host.
 */
function isFromHere({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>): boolean {
  const name = (headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
  return (
    LOOPBACK.has(socket.remoteAddress ?? '') &&
    OUR_NAMES.has(name) &&
    !SIGNS_OF_A_PROXY.some((sign) => sign in headers)
  );
}
