import type { ServerConfig } from '../../../start/config.ts';
import type { MailText } from '../../mails/mail-layout.ts';
import type { ProfileSection } from './profile-request-repository.ts';

type Config = Pick<ServerConfig, 'publicUrl' | 'client'>;

interface Asker {
  _id: string;
  firstName: string;
  lastName: string;
}

/** Mails are read in many places, so that none of them says what was asked for. */
export function changeAskedMail(
  config: Config,
  addressee: { firstName: string },
  { _id, firstName, lastName }: Asker,
  section: ProfileSection,
): MailText {
  const name = `${firstName} ${lastName}`;
  return {
    kind: 'profile_change_asked',
    subject: `${name} asks for a change of their profile`,
    greeting: `Hello ${addressee.firstName},`,
    paragraphs: [
      `${name} asks for a change of their profile. The request waits until it is taken over or declined.`,
      'What they ask for stands on the page of their profile.',
    ],
    links: [profileLink(config, 'Open the profile', _id, section)],
    closing: formatClosing(config),
  };
}

export function changeAcceptedMail(config: Config, asker: Asker, section: ProfileSection): MailText {
  return {
    kind: 'profile_change_accepted',
    subject: 'Your profile was changed as you asked',
    greeting: `Hello ${asker.firstName},`,
    paragraphs: ['The change that you asked for was made. It counts from your next booking on.'],
    links: [profileLink(config, 'Open your profile', asker._id, section)],
    closing: formatClosing(config),
  };
}

export function changeDeclinedMail(config: Config, asker: Asker, section: ProfileSection): MailText {
  return {
    kind: 'profile_change_declined',
    subject: 'The change of your profile was declined',
    greeting: `Hello ${asker.firstName},`,
    paragraphs: ['The change that you asked for was not made. The reason stands on your profile.'],
    links: [profileLink(config, 'Open your profile', asker._id, section)],
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
