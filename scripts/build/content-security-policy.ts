import { createHash } from 'node:crypto';

/**
 * The policy of one page: nothing but our own files, a picture that is shown before it is sent, and what stands in
 * the page itself by its hash. `{connect}`, `{places}` and `{map}` stand for a back end, a place service and a map on
 * other origins, which the server knows.
 */
export function contentSecurityPolicy(html: string): string {
  const scripts = contentsOf(html, /<script(?: type="module")?>([\s\S]*?)<\/script>/g);
  const styles = contentsOf(html, /<style>([\s\S]*?)<\/style>/g);
  const styleAttributes = contentsOf(html, /\sstyle="([^"]*)"/g).map(unescapeAttribute);
  return [
    "default-src 'none'",
    directive('script-src', ["'self'", ...hashes(scripts)]),
    directive('style-src', ["'self'", ...hashes(styles)]),
    directive(
      'style-src-attr',
      styleAttributes.length > 0 ? ["'unsafe-hashes'", ...hashes(styleAttributes)] : ["'none'"],
    ),
    // A picture is shown before it is sent, by an address that only the page itself can make.
    "img-src 'self' blob: {connect}",
    "connect-src 'self' {connect} {places} {map}",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function directive(name: string, sources: readonly string[]): string {
  return [name, ...sources].join(' ');
}

function contentsOf(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map((match) => match[1] ?? '');
}

function unescapeAttribute(value: string): string {
  const characters: Record<string, string> = { quot: '"', '#x27': "'", lt: '<', gt: '>', amp: '&' };
  return value.replace(/&(quot|#x27|lt|gt|amp);/g, (entity, name) => characters[name] ?? entity);
}

function hashes(contents: readonly string[]): string[] {
  const all = contents.map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
  return [...new Set(all)];
}
