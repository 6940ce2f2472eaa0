import type { RoomConditions } from '../contract.ts';

/** What makes two rates of one hotel the same, regardless of their prices and names. */
const SAME: readonly (keyof RoomConditions)[] = [
  'source',
  'roomName',
  'roomType',
  'view',
  'bedType',
  'beds',
  'mealPlan',
  'breakfastIncluded',
  'corporate',
  'prepaid',
];

/** Whether both are the same room on the same terms, apart from how much time is left to cancel it. */
export function isSameRate(one: RoomConditions, other: RoomConditions): boolean {
  const isRefunded = (room: RoomConditions) => room.deadlines.length > 0;
  return SAME.every((field) => one[field] === other[field]) && isRefunded(one) === isRefunded(other);
}
