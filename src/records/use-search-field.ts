import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';

const TYPING_MS = 300;

interface Field {
  typed: string;
  /** The text last written to the URL. */
  toUrl: string;
  /** The text of the URL when it was last read. */
  fromUrl: string;
}

/** The search field of a list, in sync with the URL: typed text is written there after a pause. */
export function useSearchField(words: string, look: (searchText: string) => void) {
  const [field, setField] = useState<Field>({ typed: words, toUrl: words, fromUrl: words });
  const searchLater = useDebouncedCallback((text: string) => {
    const searchText = text.trim();
    setField((now) => ({ ...now, toUrl: searchText }));
    look(searchText);
  }, TYPING_MS);

  // When the URL changes otherwise, such as by the back button, the field shows its text.
  if (words !== field.fromUrl) {
    setField({ ...field, fromUrl: words, ...(words !== field.toUrl && { typed: words, toUrl: words }) });
  }

  return {
    typed: field.typed,
    onType(text: string) {
      setField({ ...field, typed: text });
      searchLater(text);
    },
  };
}
