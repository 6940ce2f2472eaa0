import { useEffect, useRef, useState } from 'react';

/** What a key in a text field causes, as React hears of it. */
const EVENTS = ['keydown', 'keypress', 'textInput', 'input', 'keyup'];

/**
 * Goes the way of a key once, with nobody at its end, so that the first key that somebody types is nearly as quick as
 * the next: code that never ran takes a browser longer. Nothing of it stays in the page.
 */
export function RehearsedKeys() {
  const field = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    const rehearsal = setTimeout(() => {
      for (const type of EVENTS) field.current?.dispatchEvent(new KeyboardEvent(type, { bubbles: true }));
      setOver(true);
    });
    return () => clearTimeout(rehearsal);
  }, []);

  return isOver ? null : <input ref={field} hidden disabled />;
}
