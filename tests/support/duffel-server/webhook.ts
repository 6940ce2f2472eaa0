import { createHmac } from 'node:crypto';

export const WEBHOOK_SECRET = 'secret-of-the-webhook-of-these-tests';

/** The header of an event, as Duffel signs it. */
export function signatureOf(
  body: string,
  { at = new Date(), secret = WEBHOOK_SECRET, version = 'v2' } = {},
): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},${version}=${digest}`;
}

/** An event about what an airline has changed of an order. */
export function changeEvent(id: string, order: { id: string }, changeId: string): string {
  return JSON.stringify({
    id,
    api_version: 'v2',
    type: 'order.airline_initiated_change_detected',
    data: { object: { id: order.id, aic_id: changeId } },
    live_mode: false,
    idempotency_key: changeId,
    created_at: new Date().toISOString(),
    identity_organisation_id: 'org_0000',
  });
}
