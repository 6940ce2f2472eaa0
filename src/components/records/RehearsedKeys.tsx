import { useEffect, useRef, useState } from 'react';
import { useFormState } from '../form/use-form-state.ts';

/** What a key in a text field causes, as React hears of it. */
const EVENTS = ['keydown', 'keypress', 'textInput', 'input', 'keyup'];
const nothing = () => ({});
const emptyForm = {
  read: nothing,
  validate: nothing,
  onSubmit: nothing,
  hasField: () => false,
  pending: false,
  refusal: null,
};

/**
 * Goes the way of a key once, in a form of nobody, so that the first key that somebody types is nearly as quick as the
 * next: code that never ran takes a browser longer. Nothing of it stays in the page.
 */
export function RehearsedKeys() {
  const field = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { onInput } = useFormState(emptyForm).formProps;

  useEffect(() => {
    const rehearsal = setTimeout(() => {
      // Seen by React as what somebody typed, as it did not write it.
      field.current?.setAttribute('value', 'a');
      for (const type of EVENTS) field.current?.dispatchEvent(new KeyboardEvent(type, { bubbles: true }));
      setOver(true);
    });
    return () => clearTimeout(rehearsal);
  }, []);

  return isOver ? null : (
    <div hidden onInput={onInput}>
      <input ref={field} disabled />
    </div>
  );
}
