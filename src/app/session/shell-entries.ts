import { subject } from '@casl/ability';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Abilities } from '#domain/abilities.ts';
import { mayPractise } from '#domain/may-practise.ts';
import type { Session } from '#machines/session/session-machine.ts';
import { menuPaths, paths } from '../../components/paths.ts';
import { buildingIcon, peopleIcon, personIcon, practiceIcon } from '../../components/shell-icons.ts';

export interface EntryRule {
  label: MessageDescriptor;
  icon: string;
  route: string;
  href: (session: Session) => string;
  isAllowed: (abilities: Abilities, session: Session) => boolean;
  forPractice?: true;
}

export const DRAWER_ENTRIES: readonly EntryRule[] = [
  {
    label: msg`Companies`,
    icon: buildingIcon,
    route: paths.companies,
    href: () => paths.companies,
    isAllowed: (abilities) => abilities.can('manage', 'Company'),
  },
  {
    label: msg`Users`,
    icon: peopleIcon,
    route: paths.users,
    href: () => paths.users,
    isAllowed: (abilities) => abilities.can('manage', 'User'),
  },
];

export const ACCOUNT_ENTRIES: readonly EntryRule[] = [
  {
    label: msg`My profile`,
    icon: personIcon,
    route: '/users/$userId',
    href: ({ companyUser }) => paths.user(companyUser.user._id),
    isAllowed: () => true,
  },
  {
    label: msg`Company`,
    icon: buildingIcon,
    route: '/companies/$companyId',
    href: ({ company }) => paths.company(company._id),
    isAllowed: (abilities, { company }) => abilities.can('update', subject('Company', { ...company })),
  },
  {
    label: msg`Users`,
    icon: peopleIcon,
    route: '/companies/$companyId/users',
    href: ({ company }) => paths.companyUsers(company._id),
    isAllowed: (abilities, { company }) =>
      abilities.can('read', subject('CompanyUser', { company: company._id })),
  },
  {
    label: msg`Practice`,
    icon: practiceIcon,
    route: paths.practice,
    href: () => paths.practice,
    isAllowed: (_, { companyUser }) => mayPractise(companyUser.role),
    forPractice: true,
  },
];

const FLOW_LABELS: Record<keyof typeof paths.flows, MessageDescriptor> = {
  flight: msg`Book a flight`,
  hotel: msg`Book a hotel`,
  car: msg`Book a car`,
};

export function searchPages(mayBook: boolean): { label: MessageDescriptor; href: string }[] {
  const flows = Object.keys(FLOW_LABELS) as (keyof typeof FLOW_LABELS)[]; // its own keys
  const booking = [
    ...flows.map((kind) => ({ label: FLOW_LABELS[kind], href: paths.flows[kind] })),
    { label: msg`Ask the agency`, href: paths.offlineRequest },
  ];
  return [
    { label: msg`Home`, href: paths.home },
    ...(mayBook ? booking : []),
    { label: msg`Upcoming trips`, href: menuPaths.trips },
    { label: msg`Past trips`, href: '/?trips=past#trips' },
    { label: msg`Approvals`, href: menuPaths.approvals },
  ];
}

interface Surroundings {
  routes: object;
  practiceMode?: boolean;
}

export function shownEntries(
  rules: readonly EntryRule[],
  session: Session,
  abilities: Abilities,
  { routes, practiceMode = false }: Surroundings,
): EntryRule[] {
  return rules.filter(
    ({ route, isAllowed, forPractice = false }) =>
      route in routes && isAllowed(abilities, session) && (practiceMode || !forPractice),
  );
}
