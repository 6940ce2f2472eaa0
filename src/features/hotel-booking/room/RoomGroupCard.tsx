import { Plural, useLingui } from '@lingui/react/macro';
import { bedType, roomAmenity } from '../../../components/booking/room-codes.ts';
import { Surface } from '../../../components/Surface.tsx';
import classes from './RoomGroupCard.module.css';
import { RoomOptionRow, type RoomOptionRowProps } from './RoomOptionRow.tsx';
import type { RoomGroup } from './room-groups.ts';

interface RoomGroupCardProps extends Omit<RoomOptionRowProps, 'option' | 'busy' | 'gone'> {
  group: RoomGroup;
  /** The option whose price is being asked again. */
  checking: string | null;
  /** Options that were sold out when they were chosen. */
  gone: ReadonlySet<string>;
}

/** A kind of room, and its available terms. */
export function RoomGroupCard({ group, checking, gone, ...row }: RoomGroupCardProps) {
  const { t } = useLingui();
  const { name, options } = group;
  const { room } = options[0];
  const amenities = room.amenities.map((code) => t(roomAmenity(code)));
  return (
    <Surface>
      <h3>{name}</h3>
      <p>
        <Plural value={room.highestOccupancy} one="For # person" other="For up to # people" />
        {' · '}
        {t(bedType(room.bedType))}
        {room.view === undefined ? null : ` · ${room.view}`}
      </p>
      <p className={classes.amenities}>{amenities.join(' · ')}</p>
      <ul className={classes.options}>
        {options.map((option) => (
          <RoomOptionRow
            key={option.offer}
            {...row}
            option={option}
            busy={option.offer === checking}
            gone={gone.has(option.offer)}
          />
        ))}
      </ul>
    </Surface>
  );
}
