import type { Role } from '#domain/contract.ts';
import type { SeededRandom } from '../../suppliers/embedded/seeded-random.ts';
import type { DemoCompany } from './demo-companies.ts';

type CompanyKey = DemoCompany['key'];

export interface DemoPerson {
  email: string;
  firstName: string;
  lastName: string;
  gender: 'F' | 'M';
  memberships: readonly { company: CompanyKey; role: Role; policy: string }[];
  needsPasswordChange: boolean;
  active: boolean;
}

type PersonTuple = readonly [
  email: string,
  firstName: string,
  lastName: string,
  gender: 'F' | 'M',
  role: Role,
];

const NAMED: readonly PersonTuple[] = [
  ['traveler@alpenblick.example', 'Anna', 'Keller', 'F', 'traveler'],
  ['arranger@alpenblick.example', 'Beat', 'Zimmermann', 'M', 'travel-arranger'],
  ['admin@alpenblick.example', 'Claudia', 'Brunner', 'F', 'company-admin'],
  ['approver1@alpenblick.example', 'Daniel', 'Frei', 'M', 'traveler'],
  ['approver2@alpenblick.example', 'Eliane', 'Roth', 'F', 'traveler'],
  ['multi@alpenblick.example', 'Fabio', 'Lombardi', 'M', 'traveler'],
  ['newcomer@alpenblick.example', 'Greta', 'Hofer', 'F', 'traveler'],
];

const WOMEN =
  `Alice Bettina Chiara Deborah Elena Franziska Giulia Helene Irina Jana Karin Laura Martina Nora Olivia
  Petra Rahel Sabine Tamara Ursina Vera Wilma Yasmin Zoe Ingrid Aisha Priya Mei Sofia Hannah`.split(/\s+/);
const MEN =
  `Adrian Benno Christoph Dominik Emil Florian Georg Hanspeter Ivo Jonas Kilian Lukas Marco Nico Oskar Pascal
  Reto Stefan Tobias Urs Valentin Walter Yannick Oliver James Mateusz Rajesh Omar Luca Henrik`.split(/\s+/);
const FAMILIES =
  `Aebi Baumann Caduff Dubois Egger Fischer Gerber Huber Imhof Jenni Kaufmann Lüthi Meier Nussbaum Odermatt
  Pfister Rossi Schmid Tanner Ulrich Vogt Weber Wyss Zgraggen Petersen Hansen Schröder Krüger Albrecht Lindner Walker
  Hughes Clarke Bennett Kowalski Sharma Chen Haddad Okafor Novak`.split(/\s+/);

const SIZES: readonly (readonly [CompanyKey, string, number])[] = [
  ['engineering', 'alpenblick.example', 36],
  ['logistik', 'logistik.alpenblick.example', 16],
  ['northwind', 'northwind.example', 10],
];

export function demoPeople(random: SeededRandom): DemoPerson[] {
  return [...NAMED.map(asNamed), siteAdmin(), ...colleagues(random)];
}

function asNamed([email, firstName, lastName, gender, role]: PersonTuple): DemoPerson {
  const engineering = { company: 'engineering' as const, role, policy: 'Standard' };
  const logistik = { company: 'logistik' as const, role, policy: 'Standard' };
  const memberships = email.startsWith('multi@') ? [engineering, logistik] : [engineering];
  const needsPasswordChange = email.startsWith('newcomer@');
  return { email, firstName, lastName, gender, memberships, needsPasswordChange, active: true };
}

function siteAdmin(): DemoPerson {
  const memberships = [{ company: 'zugvogel' as const, role: 'site-admin' as const, policy: 'Standard' }];
  const name = { firstName: 'Hugo', lastName: 'Amstad', gender: 'M' as const };
  return { email: 'site@zugvogel.example', ...name, memberships, needsPasswordChange: false, active: true };
}

function colleagues(random: SeededRandom): DemoPerson[] {
  const usedNames = new Set<string>();
  return SIZES.flatMap(([company, domain, size]) =>
    Array.from({ length: size }, (_, index) => {
      const gender = random.pick(['F', 'M'] as const);
      const { firstName, lastName, local } = freshName(random, gender, usedNames);
      const policy = random.once(9) && company !== 'northwind' ? 'Management' : 'Standard';
      return {
        email: `${local}@${domain}`,
        firstName,
        lastName,
        gender,
        memberships: [{ company, role: chooseRole(company, index), policy }],
        needsPasswordChange: false,
        active: !random.once(15),
      };
    }),
  );
}

function chooseRole(company: CompanyKey, index: number): Role {
  if (index === 0 && company !== 'engineering') return 'company-admin';
  if (index === 1) return 'travel-arranger';
  return 'traveler';
}

function freshName(random: SeededRandom, gender: 'F' | 'M', usedNames: Set<string>) {
  for (;;) {
    const firstName = random.pick(gender === 'F' ? WOMEN : MEN);
    const lastName = random.pick(FAMILIES);
    const local = `${firstName}.${lastName}`
      .normalize('NFD')
      .replace(/\p{Mark}/gu, '')
      .toLowerCase();
    if (usedNames.has(local)) continue;
    usedNames.add(local);
    return { firstName, lastName, local };
  }
}
