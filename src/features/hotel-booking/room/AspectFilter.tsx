import { Trans, useLingui } from '@lingui/react/macro';
import type { RoomAspect } from '#domain/contract.ts';
import { Icon } from '../../../components/Icon.tsx';
import { checkIcon } from '../../../components/icons.ts';
import classes from './AspectFilter.module.css';
import { ASPECT_TEXTS } from './aspect-texts.ts';
import { type OptionWithVerdict, ROOM_ASPECTS, withAspects } from './room-groups.ts';

interface AspectFilterProps {
  options: readonly OptionWithVerdict[];
  aspects: readonly RoomAspect[];
  onChange: (aspects: RoomAspect[]) => void;
}

/** Filters the rooms; each option shows how many rooms it leaves. */
export function AspectFilter({ options, aspects, onChange }: AspectFilterProps) {
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
