import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { HotelDetailsAnswer, RoomAspect } from '#domain/contract.ts';
import { AreaState } from '../../../components/booking/AreaState.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { checkIcon } from '../../../components/icons.ts';
import { ASPECT_TEXTS } from './aspect-texts.ts';
import classes from './HotelRoom.module.css';
import type { RateTerms } from './RoomRate.tsx';
import { RoomTable } from './RoomTable.tsx';
import { type OptionWithVerdict, optionsWithVerdicts, ROOM_ASPECTS, withAspects } from './room-groups.ts';

export interface RoomListProps extends Omit<RateTerms, 'nights' | 'zone'> {
  details: HotelDetailsAnswer;
  aspects: readonly RoomAspect[];
}

export function RoomList(props: RoomListProps) {
  const { details, aspects: first, ...terms } = props;
  const [aspects, setAspects] = useState<readonly RoomAspect[]>(first);
  const options = optionsWithVerdicts(details);
  const shown = withAspects(options, aspects);
  return (
    <section className={classes.rooms} data-closer="true" aria-labelledby="rooms">
      <Group className={classes.head} gap="4px 24px" miw={0}>
        <h2 id="rooms">
          <Trans>Rooms</Trans>
        </h2>
        <AspectFilter options={options} aspects={aspects} onChange={setAspects} />
      </Group>
      {shown.length === 0 ? (
        <AreaState
          kind="empty"
          title={<Trans>No room matches your choice</Trans>}
          action={
            <Button variant="light" onClick={() => setAspects([])}>
              <Plural value={options.length} one="Show # room again" other="Show # rooms again" />
            </Button>
          }
        />
      ) : (
        <RoomTable {...terms} options={shown} nights={details.nights} zone={details.property.zone} />
      )}
      <HiddenCount count={details.hiddenByPolicy} />
    </section>
  );
}

function HiddenCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Text c="dimmed">
      <Plural value={count} one="# room hidden by policy" other="# rooms hidden by policy" />
    </Text>
  );
}

interface AspectFilterProps {
  options: readonly OptionWithVerdict[];
  aspects: readonly RoomAspect[];
  onChange: (aspects: RoomAspect[]) => void;
}

function AspectFilter({ options, aspects, onChange }: AspectFilterProps) {
  const { t } = useLingui();
  return (
    <Group component="fieldset" className={classes.filter} gap="xs">
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
            data-touch="true"
            data-hover="true"
            onClick={() => onChange(chosen ? without : [...without, aspect])}
          >
            {chosen ? <Icon path={checkIcon} size={16} /> : null}
            {t(ASPECT_TEXTS[aspect])}
            <Text span c="dimmed">
              {withAspects(options, [...without, aspect]).length}
            </Text>
          </button>
        );
      })}
    </Group>
  );
}
