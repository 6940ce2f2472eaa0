import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { EarlierFit } from '#domain/booking/earlier-choice.ts';
import type { HotelDetailsAnswer, PolicyRule, RoomAspect } from '#domain/contract.ts';
import { AreaState } from '../../../components/booking/AreaState.tsx';
import { bedType, roomAmenity } from '../../../components/booking/room-codes.ts';
import { Icon } from '../../../components/Icon.tsx';
import { checkIcon } from '../../../components/icons.ts';
import { Surface } from '../../../components/Page.tsx';
import { ASPECT_TEXTS } from './aspect-texts.ts';
import classes from './HotelRoom.module.css';
import { RoomOptionRow, type RoomOptionRowProps } from './RoomOptionRow.tsx';
import {
  groupRooms,
  type OptionWithVerdict,
  optionsWithVerdicts,
  ROOM_ASPECTS,
  type RoomGroup,
  withAspects,
} from './room-groups.ts';

interface EarlierRoom {
  offer: string;
  fit: EarlierFit;
}

export interface RoomListProps {
  details: HotelDetailsAnswer;
  /** The room filters of the list of hotels. */
  aspects: readonly RoomAspect[];
  /** The traveller's policy, for the limits. */
  rules: readonly PolicyRule[];
  /** An instant. */
  now: string;
  /** The offer that is being repriced. */
  checking: string | null;
  /** Offers that were sold out or withdrawn when they were chosen. */
  gone: ReadonlySet<string>;
  /** The room that was chosen in the request that is made again, or the nearest one; null for none. */
  earlier: EarlierRoom | null;
  /** A booked stay is changed. */
  isChange: boolean;
  onChoose: (offer: string) => void;
  onAdd: (offer: string) => void;
}

/** The available rooms, and those that are shown. */
export function RoomList(props: RoomListProps) {
  const { details, aspects: first, rules, now, checking, gone, earlier, isChange, onChoose, onAdd } = props;
  const [aspects, setAspects] = useState<readonly RoomAspect[]>(first);
  const options = optionsWithVerdicts(details);
  const shown = withAspects(options, aspects);
  return (
    <section className={classes.rooms} aria-labelledby="rooms">
      <h2 id="rooms">
        <Trans>Rooms</Trans>
      </h2>
      <AspectFilter options={options} aspects={aspects} onChange={setAspects} />
      {shown.length === 0 ? (
        <AreaState
          kind="empty"
          title={<Trans>No room has all of this</Trans>}
          action={
            <Button variant="light" onClick={() => setAspects([])}>
              <Plural value={options.length} one="Show # room again" other="Show # rooms again" />
            </Button>
          }
        />
      ) : null}
      {groupRooms(shown).map((group) => (
        <RoomGroupCard
          key={group.name}
          group={group}
          nights={details.nights}
          zone={details.property.zone}
          rules={rules}
          now={now}
          checking={checking}
          gone={gone}
          earlier={earlier}
          isChange={isChange}
          onChoose={onChoose}
          onAdd={onAdd}
        />
      ))}
      <HiddenCount count={details.hiddenByPolicy} />
    </section>
  );
}

function HiddenCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className={classes.hidden}>
      <Plural value={count} one="# room hidden by policy" other="# rooms hidden by policy" />
    </p>
  );
}

interface AspectFilterProps {
  options: readonly OptionWithVerdict[];
  aspects: readonly RoomAspect[];
  onChange: (aspects: RoomAspect[]) => void;
}

/** Filters the rooms; each option shows how many rooms it leaves. */
function AspectFilter({ options, aspects, onChange }: AspectFilterProps) {
  const { t } = useLingui();
  return (
    <fieldset className={classes.filter}>
      <legend className={classes.legend}>
        <Trans>Show only</Trans>
      </legend>
      {ROOM_ASPECTS.map((aspect) => {
        const chosen = aspects.includes(aspect);
        const without = aspects.filter((one) => one !== aspect);
        return (
          <button
            key={aspect}
            type="button"
            aria-pressed={chosen}
            className={classes.aspect}
            onClick={() => onChange(chosen ? without : [...without, aspect])}
          >
            {chosen ? <Icon path={checkIcon} size={16} /> : null}
            {t(ASPECT_TEXTS[aspect])}
            <span className={classes.count}>{withAspects(options, [...without, aspect]).length}</span>
          </button>
        );
      })}
    </fieldset>
  );
}

interface RoomGroupCardProps extends Omit<RoomOptionRowProps, 'option' | 'busy' | 'gone' | 'earlier'> {
  group: RoomGroup;
  /** The option that is being repriced. */
  checking: string | null;
  /** Options that were sold out when they were chosen. */
  gone: ReadonlySet<string>;
  earlier: EarlierRoom | null;
}

/** A kind of room, and its available terms. */
function RoomGroupCard({ group, checking, gone, earlier, ...row }: RoomGroupCardProps) {
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
            earlier={option.offer === earlier?.offer ? earlier.fit : null}
          />
        ))}
      </ul>
    </Surface>
  );
}
