import { useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { SupplierPart } from '#domain/contract.ts';
import { SUPPLIER_KINDS } from './kinds/trip-kinds.ts';

interface SearchForPartProps {
  part: SupplierPart;
  /** Tells apart several parts of a kind. */
  name?: string;
  onSearchAgain: (part: SupplierPart) => void;
}

/** Opens the search of a part, filled in with its places, days and travellers. */
export function SearchForPart({ part, name, onSearchAgain }: SearchForPartProps) {
  const { t } = useLingui();
  const words = t(SUPPLIER_KINDS[part.kind].buttons.search);
  return (
    <Button variant="light" onClick={() => onSearchAgain(part)}>
      {name === undefined ? words : `${words}: ${name}`}
    </Button>
  );
}
