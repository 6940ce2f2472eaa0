import { beforeAll, describe, expect, test } from 'vitest';
import { call, refusal } from './support/call.ts';
import { sharedApp } from './support/shared-app.ts';

const NAME = '4f6Zt0mWQ1yYJb2r0s3u5g.svg';

const opened = sharedApp();

beforeAll(async () => {
  const [data, thumbnail] = ['<svg>large</svg>', '<svg>small</svg>'].map((text) => Buffer.from(text));
  if (!data || !thumbnail) throw new Error('There is no picture');
  await opened.db
    .insertInto('images')
    .values({ name: NAME, type: 'image/svg+xml', data, thumbnail })
    .execute();
});

describe.each([
  ['a picture', '/images', '<svg>large</svg>'],
  ['a thumbnail', '/images/thumbnails', '<svg>small</svg>'],
])('%s', (_, path, text) => {
  test('is returned to anyone who knows its name, and can be cached for ever', async () => {
    const { status, headers, body } = await call(opened.app, { url: `${path}/${NAME}` });
    expect([status, body]).toEqual([200, text]);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['cache-control']).toContain('immutable');
  });

  test('can not run scripts when it is opened by itself', async () => {
    const { headers } = await call(opened.app, { url: `${path}/${NAME}` });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain('sandbox');
  });

  test('is not sent again to clients that have it', async () => {
    const { etag = '' } = (await call(opened.app, { url: `${path}/${NAME}` })).headers;
    const again = { 'if-none-match': etag };
    expect(await call(opened.app, { url: `${path}/${NAME}`, headers: again })).toMatchObject({
      status: 304,
      body: '',
    });
  });

  test.each([
    ['that does not exist', `${'b'.repeat(22)}.svg`, 404, 'not_found'],
    ['that no picture can have', '..%2f..%2fetc%2fpasswd', 422, 'validation_failed'],
    ['of another kind of file', `${'b'.repeat(22)}.html`, 422, 'validation_failed'],
  ])('is refused under a name %s', async (_, name, status, code) => {
    expect(refusal(await call(opened.app, { url: `${path}/${name}` }))).toEqual({ status, code });
  });
});
