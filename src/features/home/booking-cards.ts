import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Abilities } from '#domain/abilities.ts';
import { paths } from '../../components/paths.ts';

interface CardRule {
  title: MessageDescriptor;
  description: MessageDescriptor;
  /** The page that it links to, which has to exist. */
  route: string;
}

const CARDS: readonly CardRule[] = [
  {
    title: msg`Book a flight`,
    description: msg`One way, there and back, or from city to city.`,
    route: paths.flows.flight,
  },
  {
    title: msg`Book a hotel`,
    description: msg`Near a location of your company, or anywhere else.`,
    route: paths.flows.hotel,
  },
  {
    title: msg`Rent a car`,
    description: msg`At an airport, at a location of your company, or anywhere else.`,
    route: paths.flows.car,
  },
  {
    title: msg`Ask the agency`,
    description: msg`Groups, rail, visas and special wishes, in your own words.`,
    route: paths.offlineRequest,
  },
];

/** The kinds of booking that the user can start. */
export function shownCards(abilities: Abilities, routes: object): readonly CardRule[] {
  return abilities.can('create', 'Trip') ? CARDS.filter(({ route }) => route in routes) : [];
}
