import { setTimeout as wait } from 'node:timers/promises';
import type { Trip } from '#domain/contract.ts';
import type { PartStatus } from '#domain/trip-status.ts';
import { send } from './send.ts';
import type { Writer } from './writer.ts';

const LIMIT_MS = 60_000;
const POLL_MS = 200;

/** Acknowledged trips that are still not booked, or not cancelled, although the server had time for it. */
export async function findUnfinished(address: URL, { journal, member }: Writer): Promise<string[]> {
  const [session] = journal.open;
  if (!session) return [];
  const began = performance.now();
  let open = [...journal.tripIds];
  let faults: string[] = [];
  while (open.length > 0) {
    const looked = await Promise.all(
      open.map((id) => look(address, session.token, { id, cancelled: journal.cancellations.get(id) })),
    );
    faults = looked.filter((fault) => fault !== null);
    open = open.filter((_, index) => looked[index] !== null);
    if (performance.now() - began > LIMIT_MS) break;
    if (open.length > 0) await wait(POLL_MS);
  }
  return open.length > 0 ? faults.map((fault) => `${member.email}: ${fault}`) : [];
}

interface PartExpectation {
  id: string;
  cancelled: 'sent' | 'perhaps' | undefined;
}

async function look(address: URL, token: string, { id, cancelled }: PartExpectation): Promise<string | null> {
  const { status, body } = await send(address, { path: `/api/trips/${id}`, token });
  if (status !== 200) return `trip ${id} is answered with ${status}`;
  const trip = body as Trip; // the contract says so of status 200
  const isAll = (tripStatus: Trip['status'], partStatus: PartStatus) =>
    trip.status === tripStatus && trip.parts.every(({ status: one }) => one === partStatus);
  const isBooked = isAll('complete', 'confirmed') && cancelled !== 'sent';
  const isCancelled = isAll('cancelled', 'cancelled') && cancelled !== undefined;
  if (isBooked || isCancelled) return null;
  return `trip ${id} stays ${trip.status}, ${trip.parts.map((part) => part.status).join(', ')}`;
}
