import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import classes from './Booking.module.css';

interface SegmentedChoiceProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Called before a change: whether it is made with a mouse, so that the focus may follow it. */
  onReach?: (byMouse: boolean) => void;
}

export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>) {
  const { label, options, value, onChange, onReach } = props;
  const name = useId();
  return (
    <fieldset
      className={classes.choice}
      data-ring="true"
      onPointerDown={({ pointerType }) => onReach?.(pointerType === 'mouse')}
      onKeyDown={() => onReach?.(false)}
    >
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {options.map((option) => (
        <label key={option.value} className={classes.option}>
          <input
            type="radio"
            name={name}
            data-over="true"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={classes.label}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
