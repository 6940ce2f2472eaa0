import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function directives(html: string): Record<string, string> {
  const entries = contentSecurityPolicy(html)
    .split('; ')
    .map((text) => [text.split(' ')[0] ?? '', text.split(' ').slice(1).join(' ')]);
  return Object.fromEntries(entries);
}

it('allows scripts and styles with the nonce of the answer, and style attributes by their hash', () => {
  const html = '<p style="--x:&quot;a&quot;">Text</p><p style="--y:1">Text</p><p style="--y:1">Text</p>';
  expect(directives(html)).toMatchObject({
    'default-src': "'none'",
    'script-src': "'self' 'nonce-{nonce}'",
    'style-src': "'self' 'nonce-{nonce}'",
    'style-src-attr': `'unsafe-hashes' ${sha('--x:"a"')} ${sha('--y:1')}`,
  });
});

it('allows no style attributes where there are none', () => {
  expect(directives('<p>Text</p>')['style-src-attr']).toBe("'none'");
});

it('never allows everything inline, evaluation, frames or a form that posts elsewhere', () => {
  const policy = contentSecurityPolicy('<style>a{}</style>');
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
  expect(directives('')).toMatchObject({
    'frame-ancestors': "'none'",
    'form-action': "'none'",
    'base-uri': "'none'",
    'worker-src': "'self'",
  });
});

it('leaves the origins of the back end, the place service and the map to the server', () => {
  expect(directives('')).toMatchObject({
    'connect-src': "'self' {connect} {places} {map}",
    'img-src': "'self' blob: {connect}",
  });
});
