import type { ServerConfig } from '../../../start/config.ts';
import type { MailText } from '../../mails/mail-layout.ts';
import type { ProfileSection } from './profile-request-repository.ts';

type Config = Pick<ServerConfig, 'publicUrl' | 'client'>;

interface Asker {
  _id: string;
  firstName: string;
  lastName: string;
}

/** Mails are read in many places, so none of them states the requested change. */
export function changeAskedMail(
  config: Config,
  addressee: { firstName: string },
  { _id, firstName, lastName }: Asker,
  section: ProfileSection,
): MailText {
  const name = `${firstName} ${lastName}`;
  return {
    kind: 'profile_change_asked',
    subject: `${name} asks for a change to their profile`,
    greeting: `Hello ${addressee.firstName},`,
    paragraphs: [
      `Please accept or decline a change that ${name} asks for in their profile.`,
      'What they ask for is on their profile page. The request stays open until someone decides on it.',
    ],
    links: [profileLink(config, 'Open the profile', _id, section)],
    reason: 'You get this e-mail because you may change the profile of this person.',
    closing: formatClosing(config),
  };
}

export function changeAcceptedMail(config: Config, asker: Asker, section: ProfileSection): MailText {
  return {
    kind: 'profile_change_accepted',
    subject: 'Your profile was changed as you asked',
    greeting: `Hello ${asker.firstName},`,
    paragraphs: ['The change you asked for was made. It applies from your next booking.'],
    links: [profileLink(config, 'Open your profile', asker._id, section)],
    reason: 'You get this e-mail because you asked for a change to your profile.',
    closing: formatClosing(config),
  };
}

export function changeDeclinedMail(config: Config, asker: Asker, section: ProfileSection): MailText {
  return {
    kind: 'profile_change_declined',
    subject: 'The change to your profile was declined',
    greeting: `Hello ${asker.firstName},`,
    paragraphs: ['The change you asked for was not made. The reason is on your profile page.'],
    links: [profileLink(config, 'Open your profile', asker._id, section)],
    reason: 'You get this e-mail because you asked for a change to your profile.',
    closing: formatClosing(config),
  };
}

/** The fragment is the section's place on the page. */
function profileLink({ publicUrl }: Config, label: string, userId: string, section: ProfileSection) {
  return { label, address: `${publicUrl}/users/${userId}#${section}` };
}

function formatClosing({ publicUrl, client }: Config): string {
  return `${client.appName}, ${publicUrl}`;
}
