/**
 * Creates the first site-admin in the configured database: prompts for a password, or sends an invitation.
 */
import { randomUUIDv7 } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import { findPasswordFault, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#domain/passwords.ts';
import { systemClock } from '#server/clock.ts';
import { assertSealingKey } from '#server/db/assert-sealing-key.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import type { Database } from '#server/db/schema.ts';
import { withSealingKey } from '#server/db/sealed.ts';
import { DomainError } from '#server/errors.ts';
import { deliverMail } from '#server/features/mails/deliver-mail.ts';
import { createSiteAdmin, type NewSiteAdmin } from '#server/features/users/create-site-admin.ts';
import { hasSiteAdmin } from '#server/features/users/site-admin-repository.ts';
import type { JobName, JobPayloads } from '#server/jobs/jobs.ts';
import { deriveKeys, readSecret } from '#server/security/keys.ts';
import { readConfig } from '#server/start/read-config.ts';
import { StartFault } from '#server/start/start-fault.ts';
import { openTerminal, type Terminal } from './setup/terminal.ts';

const USAGE = 'Use it as: npm run admin:create -- [--invite] [--another]';
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PASSWORD_FAULTS = {
  too_short: `The password must have at least ${PASSWORD_MIN_LENGTH} characters.`,
  too_long: `The password must not have more than ${PASSWORD_MAX_LENGTH} characters.`,
  too_common: 'This password is easy to guess. Please choose another one.',
};

interface Options {
  isInvited: boolean;
  isAnother: boolean;
}

async function createAdmin(args: string[]): Promise<string> {
  const options = readOptions(args);
  const config = readConfig(process.env);
  const keys = deriveKeys(await readSecret(config));
  const { db, withoutLimits, close } = withSealingKey(await openDatabase(config), keys);
  try {
    await withoutLimits(migrate);
    await assertSealingKey(db);
    await refuseAnother(db, options);
    const admin = await ask(options);
    const mailIds: string[] = [];
    const jobs = {
      // Without a running server no queue is processed, so the mail is sent here after the commit.
      enqueue: async <Name extends JobName>(_db: Kysely<Database>, _name: Name, job: JobPayloads[Name]) => {
        if ('mailId' in job) mailIds.push(job.mailId);
      },
    };
    const deps = { config, db, keys, jobs, clock: systemClock };
    const origin = { requestId: randomUUIDv7(), ip: 'npm run admin:create' };
    await createSiteAdmin(deps, admin, { isAnother: options.isAnother, origin });
    for (const mailId of mailIds) await deliverMail(deps, { mailId });
    return admin.email;
  } finally {
    await close();
  }
}

function readOptions(args: string[]): Options {
  try {
    const { values } = parseArgs({
      args,
      options: { invite: { type: 'boolean' }, another: { type: 'boolean' } },
    });
    return { isInvited: values.invite ?? false, isAnother: values.another ?? false };
  } catch {
    throw new StartFault(USAGE);
  }
}

async function refuseAnother(db: Kysely<Database>, { isAnother }: Options): Promise<void> {
  if (isAnother || !(await hasSiteAdmin(db))) return;
  throw new StartFault('There is a site-admin already. With --another one more is created.');
}

async function ask({ isInvited }: Options): Promise<NewSiteAdmin> {
  const terminal = openTerminal();
  try {
    const admin = {
      email: await askFor(terminal, 'E-mail: ', 254),
      firstName: await askFor(terminal, 'First name: ', 60),
      lastName: await askFor(terminal, 'Last name: ', 60),
      company: await askFor(terminal, 'Company (created when there is none of this name): ', 120),
    };
    if (!EMAIL.test(admin.email)) throw new StartFault('This is no e-mail address.');
    return isInvited ? admin : { ...admin, password: await askForPassword(terminal) };
  } finally {
    terminal.close();
  }
}

async function askFor(terminal: Terminal, question: string, maxLength: number): Promise<string> {
  const answer = (await terminal.ask(question)).trim();
  if (answer !== '' && answer.length <= maxLength) return answer;
  throw new StartFault(`"${question.replace(': ', '')}" needs an answer of at most ${maxLength} characters.`);
}

async function askForPassword(terminal: Terminal): Promise<string> {
  const password = await terminal.askSecretly('Password: ');
  const fault = findPasswordFault(password);
  if (fault) throw new StartFault(PASSWORD_FAULTS[fault]);
  if ((await terminal.askSecretly('The same password again: ')) === password) return password;
  throw new StartFault('The passwords are not the same.');
}

try {
  const args = process.argv.slice(2);
  const email = await createAdmin(args);
  console.log(`The site-admin ${email} is created.`);
} catch (error) {
  const isRefusal = error instanceof StartFault || error instanceof DomainError;
  console.error(isRefusal ? error.message : error);
  process.exitCode = 1;
}
