import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SupplierPart, Trip } from '#domain/contract.ts';
import { requestAddress } from '../../booking/request-address.ts';
import { AppLink } from '../../components/AppLink.tsx';
import { paths } from '../../components/paths.ts';
import classes from './NextStepPanel.module.css';

const SEARCHES = {
  flight: <Trans>Search for a flight</Trans>,
  hotel: <Trans>Search for a hotel</Trans>,
  car: <Trans>Search for a car</Trans>,
} satisfies Record<SupplierPart['kind'], ReactNode>;

/** Links to a new search for each failed kind, or each kind of the trip; requests in words are sent again. */
export function SearchAgain({ trip: { parts, request, travelers } }: { trip: Trip }) {
  const failed = parts.filter(({ status }) => status === 'failed');
  const kinds = new Set((failed.length > 0 ? failed : parts).map(({ kind }) => kind));
  const again = request && requestAddress({ ...request, travelers: travelers.map(({ _id }) => _id) });
  return (
    <>
      {[...kinds].map((kind) =>
        kind === 'external' ? null : (
          <AppLink key={kind} href={paths.flows[kind]} className={classes.action}>
            {SEARCHES[kind]}
          </AppLink>
        ),
      )}
      {again ? (
        <AppLink href={again} className={classes.action}>
          <Trans>Ask the agency again</Trans>
        </AppLink>
      ) : null}
    </>
  );
}
