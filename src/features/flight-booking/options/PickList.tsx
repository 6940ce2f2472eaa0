import { type ReactNode, useId } from 'react';
import classes from './PickList.module.css';

interface PickListProps<Value extends string | number> {
  legend: ReactNode;
  options: readonly { value: Value; label: string; note: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A list for selecting one entry, each shown with its choice. */
export function PickList<Value extends string | number>(props: PickListProps<Value>) {
  const { legend, options, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className={classes.list}>
      <legend className={classes.legend}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={classes.option}>
          <input
            type="radio"
            name={name}
            className={classes.input}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={classes.text}>
            <span className={classes.label}>{option.label}</span>
            <span className={classes.note}>{option.note}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
