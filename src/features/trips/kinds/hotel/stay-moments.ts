import { msg, plural } from '@lingui/core/macro';
import type { HotelPart, Trip } from '#domain/contract.ts';
import type { Moment } from '../trip-kind.ts';

export function stayMoments(part: HotelPart, people: Trip['travelers']): Moment[] {
  const { property, room, rooms, nights, startsOn, endsOn, checkInFrom, checkOutUntil } = part;
  const { name, address } = property;
  const { street, postalCode, city } = address;
  return [
    {
      day: startsOn,
      time: checkInFrom,
      mark: msg`check-in from`,
      title: room.roomName,
      facts: [
        `${street}, ${postalCode} ${city}`,
        msg`${plural(rooms, { one: '# room', other: '# rooms' })}`,
        msg`${plural(nights, { one: '# night', other: '# nights' })}`,
        room.breakfastIncluded ? msg`breakfast included` : msg`without breakfast`,
      ],
      people: [{ label: people.length === 1 ? msg`Guest` : msg`Guests`, people }],
    },
    {
      day: endsOn,
      time: checkOutUntil,
      mark: msg`check-out by`,
      title: name,
      facts: [],
      people: [],
    },
  ];
}
