import { expect } from 'vitest';
import type { CarCheckAnswer, CarSearchRequest } from '#domain/contract.ts';
import { call } from './call.ts';
import { carsOf, rentalBody } from './cars.ts';
import type { Orderer } from './orders.ts';
import type { Member } from './records.ts';
import { openSession } from './sessions.ts';

/** The reference of the first car at an airport, at its current price if it has one. */
export async function carFor(
  { app, deps }: Orderer,
  as: Member,
  code: string,
  more: Partial<CarSearchRequest> = {},
): Promise<string> {
  const { token } = await openSession(deps, as);
  const travelers = [as.companyUserId];
  const post = async (path: string, body: object) =>
    (await call(app, { method: 'POST', url: `/api/booking/car/${path}`, token, body })).body;
  const [car] = carsOf(await post('search', rentalBody(travelers, code, more)));
  const offer = car?.offer ?? expect.fail(`No car at ${code}`);
  const checked = (await post('check', { travelers, offer })) as CarCheckAnswer;
  return checked.outcome === 'priced' ? checked.offer : offer;
}
