import { useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { nameIn, ROOM_TYPES } from '../../../../../components/verdicts/rule-texts.ts';
import { useFieldContent, useSectionFields } from '../../../../../records/section-fields.ts';
import { formValueAt } from '../../../../../records/section-form-values.ts';
import classes from '../../RulesField.module.css';
import type { RuleInputProps } from '../policy-kind.ts';

/** Ticked when the rule does not allow it. */
export function RefusedBox({ field, prefix, title }: RuleInputProps) {
  const { initial, change } = useFieldContent(prefix + field);
  return (
    <label>
      <input
        type="checkbox"
        defaultChecked={initial === false}
        onChange={(event) => change(!event.currentTarget.checked)}
      />
      {title}
    </label>
  );
}

/** Any number of kinds of rooms; those that were chosen come first, so that opening the form does not reorder them. */
export function RoomTypeChoices({ field, prefix, title }: RuleInputProps) {
  const name = prefix + field;
  const { i18n } = useLingui();
  const { getValues, change } = useSectionFields();
  const chosenNow = () => {
    const types = formValueAt(getValues(), name);
    return Array.isArray(types) ? types.map(String) : [];
  };
  const [chosen] = useState(chosenNow);
  const types = [...new Set([...chosen, ...Object.keys(ROOM_TYPES)])];
  const formatRoomType = (type: string) => {
    const words = nameIn(ROOM_TYPES, type);
    return typeof words === 'string' ? words : i18n._(words);
  };
  return (
    <fieldset className={classes.choices} data-span="true">
      <Text component="legend" c="dimmed" fz="xs">
        {title}
      </Text>
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
          {formatRoomType(type)}
        </label>
      ))}
    </fieldset>
  );
}
