import type { ServerConfig } from '../../start/config.ts';
import type { MailText } from './mail-layout.ts';

type Config = Pick<ServerConfig, 'publicUrl' | 'client'>;
type Addressee = { firstName: string };

export function resetMail(config: Config, addressee: Addressee, token: string): MailText {
  const { appName } = config.client;
  return {
    kind: 'password_reset',
    subject: `Reset your ${appName} password`,
    greeting: formatGreeting(addressee),
    paragraphs: [
      `A new password was requested, most likely by you, for your ${appName} account.`,
      'The link below lets you choose one. It works once, for 30 minutes.',
      'If it was not you, you need not do anything: your password stays as it is.',
    ],
    links: [{ label: 'Choose a new password', address: buildLink(config, token) }],
    closing: formatClosing(config),
  };
}

export function invitationMail(config: Config, addressee: Addressee, token: string): MailText {
  const { appName } = config.client;
  return {
    kind: 'invitation',
    subject: `Welcome to ${appName}`,
    greeting: formatGreeting(addressee),
    paragraphs: [
      `An account was opened for you in ${appName}, where your company books its business travel.`,
      'The link below lets you choose your password. It works once, for 7 days.',
    ],
    links: [{ label: 'Choose your password', address: buildLink(config, token) }],
    closing: formatClosing(config),
  };
}

export function passwordChangedMail(config: Config, addressee: Addressee): MailText {
  const { appName, contactEmail } = config.client;
  return {
    kind: 'password_changed',
    subject: `Your ${appName} password was changed`,
    greeting: formatGreeting(addressee),
    paragraphs: [
      `The password of your ${appName} account was changed just now, and your other sessions were ended.`,
      `If it was not you, reset your password at once and write to ${contactEmail}.`,
    ],
    closing: formatClosing(config),
  };
}

/** The token stands in the fragment, which browsers keep to themselves, so it gets into no log. */
function buildLink({ publicUrl }: Config, token: string): string {
  return `${publicUrl}/password/reset#token=${token}`;
}

function formatGreeting({ firstName }: Addressee): string {
  return `Hello ${firstName},`;
}

function formatClosing({ publicUrl, client }: Config): string {
  return `${client.appName}, ${publicUrl}`;
}
