import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { User } from '#domain/contract.ts';
import { refusal } from './support/call.ts';
import { blackPng, cameraPicture, picture } from './support/pictures.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';
import { UserDesk } from './support/user-records.ts';

const INVALID = { status: 422, code: 'image_invalid' };

const opened = sharedApp();
let admin: Member;
let person: Member;
let desk: UserDesk;

beforeAll(async () => {
  const companyId = await insertCompany(opened.db, { name: 'Home' });
  admin = await insertMember(opened.db, { companyId, role: 'site-admin' });
});
beforeEach(async () => {
  person = await insertMember(opened.db, { companyId: admin.companyId, role: 'traveler' });
  desk = new UserDesk(opened, admin, person.userId);
});

const url = () => `/api/users/${person.userId}/image`;

async function send(body: Buffer | undefined, type = 'image/png', version?: number) {
  const current = version ?? (await desk.read()).version;
  const headers = { 'if-match': `"${current}"`, 'content-type': type };
  return await desk.call({ method: 'PUT', url: url(), body, headers });
}

async function remove() {
  const { version } = await desk.read();
  return await desk.call({ method: 'DELETE', url: url(), headers: { 'if-match': `"${version}"` } });
}

async function shown(path = '/images'): Promise<Buffer> {
  const { image } = await desk.read();
  const answer = await opened.app.inject({ url: `${path}/${image}` });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
  return answer.rawPayload;
}

const kept = async () => (await opened.db.selectFrom('images').select('name').execute()).length;

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('may be a %s, and is redrawn in two sizes', async (type) => {
    const file = await picture(type, { width: 3000, height: 1500 });
    const { status, body } = await send(file, `image/${type}`);
    expect(status).toBe(200);
    expect((body as User).image).toMatch(/^[\w-]{22}\.webp$/);
    expect(await sharp(await shown()).metadata()).toMatchObject({ width: 1024, height: 512 });
    const small = await sharp(await shown('/images/thumbnails')).metadata();
    expect(small).toMatchObject({ width: 96, height: 96 });
  });

  test('is not made larger than it was', async () => {
    await send(await picture('png', { width: 60, height: 40 }));
    expect(await sharp(await shown()).metadata()).toMatchObject({ width: 60, height: 40 });
  });

  test('is upright, and contains neither place nor author', async () => {
    const file = await cameraPicture({ width: 600, height: 400 });
    expect(file.toString('latin1')).toContain('Secret Photographer');
    await send(file, 'image/jpeg');
    for (const path of ['/images', '/images/thumbnails']) {
      const drawn = await shown(path);
      const { exif, xmp, icc, orientation } = await sharp(drawn).metadata();
      expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
      expect(drawn.toString('latin1')).not.toContain('Secret');
    }
    const drawn = await shown();
    expect(await sharp(drawn).metadata()).toMatchObject({ width: 400, height: 600 });
    const { data } = await sharp(drawn).raw().toBuffer({ resolveWithObject: true });
    expect([Number(data[0]) > 200, Number(data[2]) < 80]).toEqual([true, true]);
    expect([Number(data.at(-3)) < 80, Number(data.at(-1)) > 200]).toEqual([true, true]);
  });

  test('may be all black', async () => {
    expect((await send(blackPng({ width: 80, height: 80 }))).status).toBe(200);
    expect(await sharp(await shown()).metadata()).toMatchObject({ width: 80, height: 80 });
  });

  test('is recognised by its bytes, regardless of its name', async () => {
    expect((await send(await picture('jpeg'), 'image/webp')).status).toBe(200);
  });

  test('is deleted when it is replaced or removed', async () => {
    const before = await kept();
    await send(await picture('png'));
    const first = (await desk.read()).image;
    await send(await picture('jpeg'));
    expect(await kept()).toBe(before + 1);
    expect((await opened.app.inject({ url: `/images/${first}` })).statusCode).toBe(404);
    const { status, body } = await remove();
    expect([status, (body as User).image]).toEqual([200, undefined]);
    expect(await kept()).toBe(before);
    expect((await desk.history()).map(({ section }) => section)).toEqual(['image', 'image', 'image']);
  });

  test('stays while someone else has it', async () => {
    await send(await picture('png'));
    const { image = '' } = await desk.read();
    await setColumns(opened.db, 'users', admin.userId, { image });
    await remove();
    expect((await opened.app.inject({ url: `/images/${image}` })).statusCode).toBe(200);
  });

  test('of an older version changes nothing, and is not kept', async () => {
    const { version } = await desk.read();
    await desk.save({ body: { firstName: 'Anna' } });
    const before = await kept();
    expect((await send(await picture('png'), 'image/png', version)).status).toBe(412);
    expect([await kept(), (await desk.read()).image]).toEqual([before, undefined]);
  });

  test('that is sent many times at once is one of them', async () => {
    const { version } = await desk.read();
    const before = await kept();
    const file = await picture('png');
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(file, 'image/png', version)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(412)]);
    expect(await kept()).toBe(before + 1);
  });
});

describe('nothing is saved of', () => {
  const text = (content: string) => () => Promise.resolve(Buffer.from(content));
  const files: [string, () => Promise<Buffer>][] = [
    ['no picture', text('four quiet mountain huts')],
    ['an empty file', text('')],
    ['a drawing in text', text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a picture of another kind', () => picture('gif')],
    ['a picture with a name of its own', () => picture('tiff')],
    ['the beginning of a picture', async () => (await picture('png')).subarray(0, 60)],
    ['half a picture', async () => halfOf(await picture('jpeg', { width: 900, height: 900 }))],
    [
      'a beginning with something else behind it',
      async () => Buffer.concat([(await picture('png')).subarray(0, 8), Buffer.from('<svg/>')]),
    ],
    ['a small file that is a very large picture', async () => blackPng({ width: 8000, height: 8000 })],
  ];
  test.each(files)('%s', async (_, file) => {
    const before = [await kept(), await desk.read()];
    expect(refusal(await send(await file()))).toEqual(INVALID);
    expect([await kept(), await desk.read()]).toEqual(before);
  });

  test('a file of more than five megabytes', async () => {
    const answer = await send(Buffer.alloc(5 * 1024 * 1024 + 1));
    expect(refusal(answer)).toEqual({ status: 413, code: 'payload_too_large' });
  });

  test.each([
    'application/json',
    'image/svg+xml',
    'image/gif',
    'multipart/form-data; boundary=x',
    'text/plain',
  ])('a file that is called %s', async (type) => {
    const answer = await send(await picture('png'), type);
    expect(refusal(answer)).toEqual({ status: 415, code: 'unsupported_media_type' });
  });

  test('a request without a body', async () => {
    const { version } = await desk.read();
    const headers = { 'if-match': `"${version}"` };
    const answer = await desk.call({ method: 'PUT', url: url(), headers });
    expect(refusal(answer)).toEqual({ status: 400, code: 'malformed_request' });
  });
});

function halfOf(file: Buffer): Buffer {
  return file.subarray(0, Math.floor(file.length / 2));
}
