import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { nameIn, ROOM_TYPES } from '../../../components/verdicts/rule-texts.ts';
import { useSectionFields } from '../../../records/section-fields.ts';
import { typedAt } from '../../../records/typed-values.ts';
import classes from './RulesField.module.css';

interface RoomTypeChoicesProps {
  name: string;
  title: string;
}

/** Any number of kinds of rooms; those that were chosen come first, so that opening the form does not reorder them. */
export function RoomTypeChoices({ name, title }: RoomTypeChoicesProps) {
  const { i18n } = useLingui();
  const { getValues, change } = useSectionFields();
  const chosenNow = () => {
    const types = typedAt(getValues(), name);
    return Array.isArray(types) ? types.map(String) : [];
  };
  const [chosen] = useState(chosenNow);
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
          <input
            type="checkbox"
            defaultChecked={place < chosen.length}
            onChange={({ currentTarget: { checked } }) => {
              const before = chosenNow();
              change(
                name,
                types.filter((one) => (one === type ? checked : before.includes(one))),
              );
            }}
          />
          {wordsFor(type)}
        </label>
      ))}
    </fieldset>
  );
}
