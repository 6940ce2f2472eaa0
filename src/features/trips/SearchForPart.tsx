import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { SupplierPart } from '#domain/contract.ts';

const SEARCH_WORDS = {
  flight: msg`Search for a flight`,
  hotel: msg`Search for a hotel`,
  car: msg`Search for a car`,
} satisfies Record<SupplierPart['kind'], MessageDescriptor>;

interface SearchForPartProps {
  part: SupplierPart;
  /** Tells apart several parts of a kind. */
  name?: string | undefined;
  onSearchAgain: (part: SupplierPart) => void;
}

/** Opens the search of a part, filled in with its places, days and travellers. */
export function SearchForPart({ part, name, onSearchAgain }: SearchForPartProps) {
  const { t } = useLingui();
  const words = t(SEARCH_WORDS[part.kind]);
  return (
    <Button variant="light" onClick={() => onSearchAgain(part)}>
      {name === undefined ? words : `${words}: ${name}`}
    </Button>
  );
}
