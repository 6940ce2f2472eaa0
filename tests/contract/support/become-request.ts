import type { ContractApp } from './contract-app.ts';
import type { Member } from './records.ts';
import { bookingBody, requestBody } from './requests.ts';
import { setColumns } from './set-columns.ts';

/** Turns a trip into a request in words whose parts the agency has booked. */
export async function becomeRequest(
  opened: ContractApp,
  traveler: Member,
  { tripId, isOpen }: { tripId: string; isOpen: boolean },
): Promise<void> {
  const { kinds, startsOn, endsOn, places, text } = requestBody(traveler);
  const request = JSON.stringify({ kinds, startsOn, endsOn, places, text });
  await setColumns(opened.db, 'trips', tripId, { request, request_open: isOpen });
  const { service, supplier, price } = bookingBody();
  const details = JSON.stringify({ service, supplier, price: { asked: price }, lines: [] });
  await opened.db
    .updateTable('trip_parts')
    .set({ kind: 'external', details, held_until: null })
    .where('trip_id', '=', tripId)
    .execute();
}
