import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defineAbilitiesFor } from '#domain/abilities.ts';
import type { Role } from '#domain/contract.ts';
import { type Api, createApi } from '../../api/client.ts';
import { createQueryClient } from '../../api/query-client.ts';
import { maySaveToProfiles, saveToProfiles } from './save-to-profiles.ts';

const ENTERED = { traveler: 'anna', dateOfBirth: '1990-01-02', gender: 'F' as const };

let server: Server;
let api: Api;
/** The content of Anna's profile. */
let profile: object;
/** The status of the answer to a change. */
let status: number;
let changes: string[];

beforeEach(async () => {
  profile = {};
  status = 200;
  changes = [];
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (piece: Buffer) => {
      text += piece.toString();
    });
    request.on('end', () => {
      const { url, method, headers } = request;
      const isPlace = url === '/api/companies/home/users/anna';
      if (method === 'PUT') changes.push(`${url} ${headers['if-match']} ${text}`);
      response.writeHead(method === 'PUT' ? status : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isPlace ? { user: { _id: 'u1' } } : { _id: 'u1', version: 7, ...profile }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  api = createApi({ address: `http://127.0.0.1:${port}`, onRenewed: () => {}, onExpired: () => {} });
});
afterEach(() => server.close());

const buildAbilities = (role: Role) =>
  defineAbilitiesFor({ userId: 'u1', companyUserId: 'anna', companyId: 'home', role });
const keep = (role: Role = 'site-admin', entered: Parameters<typeof saveToProfiles>[1] = [ENTERED]) =>
  saveToProfiles(
    { api, queries: createQueryClient(), companyId: 'home', abilities: buildAbilities(role) },
    entered,
  );

describe('passenger data', () => {
  it('are offered for the profile only to users who may change it', () => {
    const roles = ['traveler', 'travel-arranger', 'company-admin', 'site-admin'] as const;
    expect(roles.filter((role) => maySaveToProfiles(buildAbilities(role)))).toEqual(['site-admin']);
  });

  it('are added to the profile, at the version that lacks them', async () => {
    expect(await keep()).toBe(true);
    expect(changes).toEqual(['/api/users/u1 "7" {"dateOfBirth":"1990-01-02","gender":"F"}']);
  });

  it('do not replace what the profile has in the meantime', async () => {
    profile = { dateOfBirth: '1989-12-31' };
    expect(await keep()).toBe(true);
    expect(changes).toEqual(['/api/users/u1 "7" {"gender":"F"}']);
  });

  it('are not sent by a user who may not change this profile', async () => {
    expect(await keep('travel-arranger')).toBe(false);
    expect(changes).toEqual([]);
  });

  it('that belong in no profile change no profile', async () => {
    expect(await keep('site-admin', [{ traveler: 'anna', passportId: 'p1' }])).toBe(true);
    expect(changes).toEqual([]);
  });

  it.each([412, 500])('are not saved when the change is answered with %i', async (answered) => {
    status = answered;
    expect(await keep()).toBe(false);
  });
});
