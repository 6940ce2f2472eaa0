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
      'Choose a new password within 30 minutes. The link works once.',
      `A new password was requested for your ${appName} account, most likely by you. If it was not you, ignore this e-mail: your password stays as it is.`,
    ],
    links: [{ label: 'Choose a new password', address: buildLink(config, token) }],
    reason: 'You get this e-mail because a new password was requested for this address.',
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
      'Choose your password within 7 days. The link works once.',
      `Your company books its business travel with ${appName}, and an account was opened for you.`,
    ],
    links: [{ label: 'Choose your password', address: buildLink(config, token) }],
    reason: `You get this e-mail because your company has opened a ${appName} account for you.`,
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
      `The password of your ${appName} account has just been changed, and your other sessions were ended.`,
      `If it was not you, reset your password now and write to ${contactEmail}.`,
    ],
    reason: `You get this e-mail because it concerns the security of your ${appName} account.`,
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
