import { listWaitingMails, type StoredMail } from '#server/features/mails/mail-repository.ts';
import type { ContractApp } from './contract-app.ts';

/** The unsent mails to an address, the oldest first. */
export async function mailsTo({ deps }: ContractApp, address: string): Promise<StoredMail[]> {
  const mails = await listWaitingMails(deps.db, deps.keys);
  return mails.filter(({ to }) => to === address).reverse();
}

/** The token of the link in a mail; empty when there is none. */
export function linkTokenIn(mail: StoredMail | undefined): string {
  return /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}
