import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { Trip } from '#domain/contract.ts';
import { partsToRepeat } from '#domain/trip-draft/book-again.ts';
import { AppLink } from '../../components/AppLink.tsx';
import { paths } from '../../components/paths.ts';

export function BookAgain({ trip }: { trip: Trip }) {
  if (partsToRepeat(trip).length === 0) return null;
  return (
    <Button component={AppLink} href={paths.bookAgain(trip._id)} variant="default">
      <Trans>Book again</Trans>
    </Button>
  );
}
