import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';

const TYPING_MS = 300;

interface Field {
  typed: string;
  /** The text last written to the URL. */
  asked: string;
  /** The text of the URL when it was last read. */
  seen: string;
}

/** The search field of a list, in sync with the URL: typed text is written there after a pause. */
export function useSearchField(words: string, look: (wanted: string) => void) {
  const [field, setField] = useState<Field>({ typed: words, asked: words, seen: words });
  const lookFor = useDebouncedCallback((text: string) => {
    const wanted = text.trim();
    setField((now) => ({ ...now, asked: wanted }));
    look(wanted);
  }, TYPING_MS);

  // When the URL changes otherwise, such as by the back button, the field shows its text.
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
