import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PolicyThreshold, RoomConditions, ServiceClass } from '#domain/contract.ts';

export const ROOM_TYPES = {
  single: msg`Single room`,
  twin: msg`Twin room`,
  double: msg`Double room`,
  triple: msg`Triple room`,
  quadruple: msg`Quadruple room`,
  suite: msg`Suite`,
} satisfies Record<RoomConditions['roomType'], MessageDescriptor>;

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

export function nameIn<Name extends string>(
  names: Record<Name, MessageDescriptor>,
  name: string,
): MessageDescriptor | string {
  return isKeyOf(names, name) ? names[name] : name;
}

function isKeyOf<Name extends string>(names: Record<Name, unknown>, name: string): name is Name {
  return Object.hasOwn(names, name);
}
