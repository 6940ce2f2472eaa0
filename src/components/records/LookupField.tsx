import { InputBase } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';

export interface LookupOption {
  id: string;
  label: string;
}

interface LookupFieldProps {
  name: string;
  label: string;
  error: string | undefined;
  /** What is chosen when the form is opened. */
  chosen: LookupOption | null;
  options: readonly LookupOption[];
  /** What is being looked for. */
  onType: (text: string) => void;
  maxLength?: number;
}

/**
 * Another record, found by its name as one types. Whoever leaves the field with something else than one of the names
 * gets back what was chosen before; an empty field chooses none.
 */
export function LookupField({
  name,
  label,
  error,
  chosen,
  options,
  onType,
  maxLength = 100,
}: LookupFieldProps) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [choice, setChoice] = useState(chosen);
  const sought = useRef('');

  function typed(text: string) {
    const found = options.find((option) => option.label === text);
    sought.current = found ? '' : text;
    if (found || text === '') setChoice(found ?? null);
    else onType(text);
  }

  // Whoever types a whole name is faster than the names come, and may have left the field by then.
  useEffect(() => {
    const found = options.find((option) => option.label === sought.current);
    if (!found) return;
    sought.current = '';
    setChoice(found);
    if (input.current) input.current.value = found.label;
  }, [options]);

  return (
    <>
      <input type="hidden" name={name} value={choice?.id ?? ''} />
      <InputBase
        ref={input}
        label={label}
        error={error}
        variant="standard"
        size="sm"
        list={listId}
        autoComplete="off"
        maxLength={maxLength}
        defaultValue={chosen?.label ?? ''}
        onChange={(event) => typed(event.currentTarget.value)}
        onBlur={() => {
          if (input.current) input.current.value = choice?.label ?? '';
        }}
      />
      <datalist id={listId}>
        {options.map(({ id, label: words }) => (
          <option key={id} value={words} />
        ))}
      </datalist>
    </>
  );
}
