import { Trans } from '@lingui/react/macro';
import type { Trip } from '#domain/contract.ts';
import { Notice } from '../../../components/Notice.tsx';

interface DepartedTravelersProps {
  trip: Pick<Trip, 'travelers'>;
  approval: Pick<NonNullable<Trip['approval']>, 'departed'> | undefined;
}

export function DepartedTravelers({ trip: { travelers }, approval }: DepartedTravelersProps) {
  const departed = new Set(approval?.departed);
  const names = travelers
    .filter(({ _id }) => departed.has(_id))
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`)
    .join(', ');
  if (!names) return null;
  return (
    <Notice kind="warning" title={<Trans>No longer active in the company: {names}</Trans>}>
      <Trans>Check whether the trip is still needed before you decide.</Trans>
    </Notice>
  );
}
