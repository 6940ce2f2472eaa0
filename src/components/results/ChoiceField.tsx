import { useId } from 'react';
import classes from './Filters.module.css';

interface ChoiceFieldProps {
  label: string;
  /** Whether the label is above its field like a heading. */
  isTitle?: boolean;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** A native select. */
export function ChoiceField({ label, isTitle = false, value, options, onChange }: ChoiceFieldProps) {
  const id = useId();
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.choiceLabel} data-title={isTitle}>
        {label}
      </label>
      <select
        id={id}
        className={classes.select}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
