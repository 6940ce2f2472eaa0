import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { Trip } from '#domain/contract.ts';
import { partsToRepeat } from '#domain/trip-draft/book-again.ts';
import { AppLink } from '../../components/AppLink.tsx';
import { paths } from '../../components/paths.ts';
import { TripSection } from './TripSection.tsx';

/** The way to the same trip on other days. */
export function BookAgain({ trip }: { trip: Trip }) {
  if (partsToRepeat(trip).length === 0) return null;
  return (
    <TripSection title={<Trans>On other days</Trans>}>
      <div>
        <Button component={AppLink} href={paths.bookAgain(trip._id)} variant="default">
          <Trans>Book again</Trans>
        </Button>
      </div>
    </TripSection>
  );
}
