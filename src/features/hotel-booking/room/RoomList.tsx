import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { HotelDetailsAnswer, PolicyRule, RoomAspect } from '#domain/contract.ts';
import { AreaState } from '../../../components/booking/AreaState.tsx';
import { AspectFilter } from './AspectFilter.tsx';
import classes from './HotelRoom.module.css';
import { RoomGroupCard } from './RoomGroupCard.tsx';
import { groupRooms, optionsWithVerdicts, withAspects } from './room-groups.ts';

export interface RoomListProps {
  details: HotelDetailsAnswer;
  /** The room filters of the list of hotels. */
  aspects: readonly RoomAspect[];
  /** The traveller's policy, for the limits. */
  rules: readonly PolicyRule[];
  /** An instant. */
  now: string;
  /** The offer whose price is being asked again. */
  checking: string | null;
  /** Offers that were sold out or withdrawn when they were chosen. */
  gone: ReadonlySet<string>;
  /** A booked stay is changed. */
  isChange: boolean;
  onChoose: (offer: string) => void;
  onAdd: (offer: string) => void;
}

/** The available rooms, and those that are shown. */
export function RoomList(props: RoomListProps) {
  const { details, aspects: first, rules, now, checking, gone, isChange, onChoose, onAdd } = props;
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
