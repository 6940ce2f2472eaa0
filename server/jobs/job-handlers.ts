import type { Deps } from '../deps.ts';
import { sendResetLink } from '../features/auth/send-reset-link.ts';
import { deliverMail } from '../features/mails/deliver-mail.ts';
import { cleanRecords } from './clean-records.ts';
import type { JobName, JobPayloads } from './jobs.ts';

interface JobHandler<Payload> {
  work(deps: Deps, payload: Payload): Promise<void>;
  retryLimit: number;
  /** Seconds before the first retry; it doubles with each. */
  retryDelay: number;
}

/** Twelve retries from a quarter of a minute on: half a day. */
const PATIENT = { retryLimit: 12, retryDelay: 15 };
const ONCE = { retryLimit: 0, retryDelay: 0 };

export const JOB_HANDLERS: { [Name in JobName]: JobHandler<JobPayloads[Name]> } = {
  'mail.deliver': { work: deliverMail, ...PATIENT },
  'password.forgotten': { work: sendResetLink, ...PATIENT },
  'records.clean': { work: cleanRecords, ...ONCE },
};
