import { useLingui } from '@lingui/react/macro';
import type { HotelPolicy } from '#domain/contract.ts';
import { ROOM_TYPES } from '../../components/verdicts/room-types.ts';
import { nameIn } from '../../components/verdicts/rule-texts.ts';
import classes from './RulesField.module.css';

interface RoomTypeChoicesProps {
  name: string;
  title: string;
  chosen: HotelPolicy['excludedRoomTypes'];
}

/** Any number of kinds of rooms; those that were chosen come first, so that opening the form does not reorder them. */
export function RoomTypeChoices({ name, title, chosen }: RoomTypeChoicesProps) {
  const { i18n } = useLingui();
  const types = [...new Set([...chosen, ...Object.keys(ROOM_TYPES)])];
  const wordsFor = (type: string) => {
    const words = nameIn(ROOM_TYPES, type);
    return typeof words === 'string' ? words : i18n._(words);
  };
  return (
    <fieldset className={classes.choices}>
      <legend>{title}</legend>
      {types.map((type, place) => (
        <label key={type}>
          <input type="checkbox" name={name} value={type} defaultChecked={place < chosen.length} />
          {wordsFor(type)}
        </label>
      ))}
    </fieldset>
  );
}
