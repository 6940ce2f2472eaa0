import { describe, expect, it } from 'vitest';
import type { Trip, TripPart } from '#domain/contract.ts';
import { MIRJAM, PETRA, RENTAL, RUTH, STAY, STAY_ABROAD, TRIP } from '#stories/support/trip-fixtures.ts';
import { mailAsText } from '../../mails/mail-layout.ts';
import type { MailReader } from './mail-reader.ts';
import { tripMail } from './trip-mails.ts';

const config = {
  publicUrl: 'https://travel.example',
  client: { appName: 'Zugvogel' },
} as Parameters<typeof tripMail>[0];

const forPeople = <Part extends TripPart>(part: Part, ...people: { _id: string }[]): Part => ({
  ...part,
  travelers: people.map(({ _id }) => _id),
});

/** Two stays of one person each, and a car of which Mirjam is the driver. */
const TOGETHER: Trip = {
  ...TRIP,
  travelers: [MIRJAM, PETRA],
  parts: [forPeople(STAY, MIRJAM), forPeople(STAY_ABROAD, PETRA), forPeople(RENTAL, MIRJAM, PETRA)],
};

function mailTo(reader: Omit<MailReader, 'zone'>, trip = TOGETHER): string {
  return mailAsText(tripMail(config, 'trip_confirmed', trip, { ...reader, zone: 'UTC' }));
}

/** The headings of parts, in their order, with the people named below them. */
function readPeople(text: string): string[] {
  return text
    .split('\n\n')
    .map((section) => section.split('\n'))
    .flatMap(([heading, ...lines]) => {
      const people = lines.filter((line) => /^ {2}(Guests?|Driver|Passengers?): /.test(line));
      return people.length > 0 ? [[heading, ...people.map((line) => line.trim())].join(' | ')] : [];
    });
}

describe('the mail to someone who travels', () => {
  it('has their parts first, and then those of others under their names', () => {
    const text = mailTo({ firstName: 'Petra', companyUserId: PETRA._id, travels: true });
    expect(readPeople(text)).toEqual([
      'The Bloomsbury Townhouse | Guest: Petra Wyss (you)',
      expect.stringMatching(/^Avis: .* \| Driver: Mirjam Zgraggen \| Passenger: Petra Wyss \(you\)$/),
      'Mirjam Zgraggen: Hotel Seefeld | Guest: Mirjam Zgraggen',
    ]);
    expect(text).toMatch(/Price\n {2}The Bloomsbury Townhouse: .*\n {2}Avis: .*\n {2}Hotel Seefeld: /);
  });
});

describe('the mail to someone who does not travel', () => {
  it('keeps the order of the trip and says whose part each is', () => {
    expect(readPeople(mailTo({ firstName: 'Ruth', companyUserId: RUTH._id, travels: false }))).toEqual([
      'Mirjam Zgraggen: Hotel Seefeld | Guest: Mirjam Zgraggen',
      'Petra Wyss: The Bloomsbury Townhouse | Guest: Petra Wyss',
      expect.stringMatching(/^Avis: .* \| Driver: Mirjam Zgraggen \| Passenger: Petra Wyss$/),
    ]);
  });

  it('names the guests of several rooms', () => {
    const parts = [{ ...forPeople(STAY, MIRJAM, PETRA), rooms: 2 }];
    expect(mailTo({ travels: true }, { ...TOGETHER, parts })).toContain('\nHotel Seefeld\n');
    expect(readPeople(mailTo({ travels: true }, { ...TOGETHER, parts }))).toEqual([
      'Hotel Seefeld | Guests: Mirjam Zgraggen, Petra Wyss',
    ]);
  });
});
