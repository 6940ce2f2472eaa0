import { useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { SupplierPart } from '#domain/contract.ts';
import { SUPPLIER_KINDS } from './kinds/trip-kinds.ts';

interface SearchForPartProps {
  part: SupplierPart;
  name?: string;
  onSearchAgain: (part: SupplierPart) => void;
}

export function SearchForPart({ part, name, onSearchAgain }: SearchForPartProps) {
  const { t } = useLingui();
  const words = t(SUPPLIER_KINDS[part.kind].buttons.search);
  return (
    <Button variant="light" onClick={() => onSearchAgain(part)}>
      {name === undefined ? words : `${words}: ${name}`}
    </Button>
  );
}
