import type { ChangeApproval, ChangeRefusal, Trip } from '#domain/contract.ts';
import type { Api } from './client.ts';
import { readData } from './errors.ts';

/** Which change of which trip. */
export interface ChangeAddress {
  tripId: string;
  changeId: string;
}

export async function approveChange(api: Api, path: ChangeAddress, approval: ChangeApproval): Promise<Trip> {
  return await readData(
    api.http.POST('/api/trips/{tripId}/changes/{changeId}/approve', { params: { path }, body: approval }),
  );
}

export async function rejectChange(api: Api, path: ChangeAddress, refusal: ChangeRefusal): Promise<Trip> {
  return await readData(
    api.http.POST('/api/trips/{tripId}/changes/{changeId}/reject', { params: { path }, body: refusal }),
  );
}

export async function withdrawChange(api: Api, path: ChangeAddress): Promise<Trip> {
  return await readData(
    api.http.POST('/api/trips/{tripId}/changes/{changeId}/withdraw', { params: { path } }),
  );
}
