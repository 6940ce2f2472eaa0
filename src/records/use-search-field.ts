import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';

const TYPING_MS = 300;

interface Field {
  typed: string;
  /** What the address was last told to say. */
  asked: string;
  /** What the address said when it was last looked at. */
  seen: string;
}

/** The field of a list's search: what is typed goes to the address when it rests, and what that says to the field. */
export function useSearchField(words: string, look: (wanted: string) => void) {
  const [field, setField] = useState<Field>({ typed: words, asked: words, seen: words });
  const lookFor = useDebouncedCallback((text: string) => {
    const wanted = text.trim();
    setField((now) => ({ ...now, asked: wanted }));
    look(wanted);
  }, TYPING_MS);

  // Another address by another way, such as the browser's own buttons, is what the field says from then on.
  if (words !== field.seen) {
    setField({ ...field, seen: words, ...(words !== field.asked && { typed: words, asked: words }) });
  }

  return {
    typed: field.typed,
    onType(text: string) {
      setField({ ...field, typed: text });
      lookFor(text);
    },
  };
}
