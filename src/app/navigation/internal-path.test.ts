import { describe, expect, it } from 'vitest';
import { internalPath, validateRedirectSearch } from './internal-path.ts';

describe('a remembered page', () => {
  it.each(['/', '/trips/7', '/companies?page=2#list'])('may be %s', (path) => {
    expect(internalPath(path)).toBe(path);
  });

  it.each([
    ['another site', 'https://evil.example/'],
    ['another host without a scheme', '//evil.example'],
    ['a host behind a backslash', '/\\evil.example'],
    ['a host behind a tab', '/\t/evil.example'],
    ['a host behind dots', '/.//evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a relative path', 'trips/7'],
    ['nothing', ''],
    ['a list', ['/']],
    ['a number', 7],
    ['the sign-in page itself', '/login?redirect=%2F'],
    ['the sign-out page', '/logout'],
    ['the sign-out page in disguise', '/x/../logout/'],
  ])('is not %s', (_, value) => {
    expect(internalPath(value)).toBeUndefined();
    expect(validateRedirectSearch({ redirect: value })).toStrictEqual({ redirect: undefined });
  });
});
