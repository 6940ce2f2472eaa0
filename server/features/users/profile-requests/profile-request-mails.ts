import type { ServerConfig } from '../../../start/config.ts';
import type { MailText } from '../../mails/mail-layout.ts';
import type { RequestPlace } from './request-place.ts';

type Config = Pick<ServerConfig, 'publicUrl' | 'client'>;

interface Asker {
  firstName: string;
  lastName: string;
}

/** Mails are read in many places, so none of them states the requested change. */
export function changeAskedMail(
  config: Config,
  addressee: { firstName: string },
  { firstName, lastName }: Asker,
  { noun, path }: RequestPlace,
): MailText {
  const name = `${firstName} ${lastName}`;
  return {
    kind: 'profile_change_asked',
    subject: `${name} asks for a change to their ${noun}`,
    greeting: `Hello ${addressee.firstName},`,
    paragraphs: [
      `Please accept or decline a change that ${name} asks for in their ${noun}.`,
      `What they ask for is on their ${noun} page. The request stays open until someone decides on it.`,
    ],
    links: [{ label: `Open the ${noun}`, address: `${config.publicUrl}${path}` }],
    reason: `You get this e-mail because you may change the ${noun} of this person.`,
    closing: formatClosing(config),
  };
}

export function changeAcceptedMail(
  config: Config,
  asker: { firstName: string },
  { noun, path }: RequestPlace,
): MailText {
  return {
    kind: 'profile_change_accepted',
    subject: `Your ${noun} was changed as you asked`,
    greeting: `Hello ${asker.firstName},`,
    paragraphs: ['The change you asked for was made. It applies from your next booking.'],
    links: [{ label: `Open your ${noun}`, address: `${config.publicUrl}${path}` }],
    reason: `You get this e-mail because you asked for a change to your ${noun}.`,
    closing: formatClosing(config),
  };
}

export function changeDeclinedMail(
  config: Config,
  asker: { firstName: string },
  { noun, path }: RequestPlace,
): MailText {
  return {
    kind: 'profile_change_declined',
    subject: `The change to your ${noun} was declined`,
    greeting: `Hello ${asker.firstName},`,
    paragraphs: [`The change you asked for was not made. The reason is on your ${noun} page.`],
    links: [{ label: `Open your ${noun}`, address: `${config.publicUrl}${path}` }],
    reason: `You get this e-mail because you asked for a change to your ${noun}.`,
    closing: formatClosing(config),
  };
}

function formatClosing({ publicUrl, client }: Config): string {
  return `${client.appName}, ${publicUrl}`;
}
