import { createHash } from 'node:crypto';
import { NONCE } from './page-html.ts';

/**
 * The policy of one page: our own files, scripts and styles with the nonce of the answer, style attributes that stand
 * in the page by their hash, and a picture that is shown before it is sent. `{nonce}`, `{connect}`, `{places}` and
 * `{map}` are filled in by the server, which knows the other origins.
 */
export function contentSecurityPolicy(html: string): string {
  const attributes = [...html.matchAll(/\sstyle="([^"]*)"/g)].map(([, value = '']) => hashSource(value));
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${NONCE}'`,
    `style-src 'self' 'nonce-${NONCE}'`,
    `style-src-attr ${attributes.length > 0 ? ["'unsafe-hashes'", ...new Set(attributes)].join(' ') : "'none'"}`,
    "img-src 'self' blob: {connect}",
    "connect-src 'self' {connect} {places} {map}",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** In spite of its name, 'unsafe-hashes' allows only the values that are listed. */
function hashSource(attribute: string): string {
  return `'sha256-${createHash('sha256').update(unescapeAttribute(attribute)).digest('base64')}'`;
}

function unescapeAttribute(value: string): string {
  const characters: Record<string, string> = { quot: '"', '#x27': "'", lt: '<', gt: '>', amp: '&' };
  return value.replace(/&(quot|#x27|lt|gt|amp);/g, (entity, name) => characters[name] ?? entity);
}
