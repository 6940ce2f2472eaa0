import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PolicyRule, PolicyThreshold, RoomConditions, ServiceClass } from '#domain/contract.ts';

/** The names of the kinds of rooms. */
export const ROOM_TYPES = {
  single: msg`Single room`,
  twin: msg`Twin room`,
  double: msg`Double room`,
  triple: msg`Triple room`,
  quadruple: msg`Quadruple room`,
  suite: msg`Suite`,
} satisfies Record<RoomConditions['roomType'], MessageDescriptor>;

/** The names of the policy's rules; a limit follows. */
export const RULE_TITLES: Record<PolicyRule['rule'], MessageDescriptor> = {
  'flight.budget': msg`Highest price of a flight`,
  'flight.serviceClass': msg`Highest service class`,
  'flight.minStopoverMinutes': msg`Shortest stopover`,
  'flight.maxStopoverMinutes': msg`Longest stopover`,
  'flight.minDurationMinutes': msg`Shortest flight`,
  'flight.maxDurationMinutes': msg`Longest flight`,
  'hotel.highestPrice': msg`Highest price of a night`,
  'hotel.allowNonRefundable': msg`Only rates that are refunded`,
  'hotel.excludedRoomTypes': msg`Kinds of rooms that are excluded`,
  'car.highestPrice': msg`Highest price of a day`,
};

/** The names of the prices from which a level of approval is needed. */
export const LEVEL_TITLES: Record<PolicyThreshold['level'], MessageDescriptor> = {
  1: msg`Approval at level 1 from`,
  2: msg`Approval at level 2 from`,
};

export const SERVICE_CLASSES: Record<ServiceClass, MessageDescriptor> = {
  Y: msg`Economy`,
  W: msg`Premium economy`,
  C: msg`Business`,
  F: msg`First`,
};

export const REFUNDS = { refundable: msg`Refundable`, nonRefundable: msg`Not refundable` };

/** An unknown name is shown as it is. */
export function nameIn<Name extends string>(
  names: Record<Name, MessageDescriptor>,
  name: string,
): MessageDescriptor | string {
  return isKeyOf(names, name) ? names[name] : name;
}

export function roomTypesInWords(types: readonly string[]): (MessageDescriptor | string)[] {
  return types.map((type) => nameIn(ROOM_TYPES, type));
}

function isKeyOf<Name extends string>(names: Record<Name, unknown>, name: string): name is Name {
  return Object.hasOwn(names, name);
}
