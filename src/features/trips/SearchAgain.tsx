import { Trans } from '@lingui/react/macro';
import type { SupplierPart, Trip } from '#domain/contract.ts';
import { requestAddress } from '../../booking/request-address.ts';
import { AppLink } from '../../components/AppLink.tsx';
import { partName } from '../../components/trip-status/part-name.ts';
import { isSupplierPart } from './kinds/trip-kinds.ts';
import classes from './NextStepPanel.module.css';
import { SearchForPart } from './SearchForPart.tsx';

interface SearchAgainProps {
  trip: Trip;
  onSearchAgain: (part: SupplierPart) => void;
}

export function SearchAgain({ trip: { parts, request, travelers }, onSearchAgain }: SearchAgainProps) {
  const failed = parts.filter(({ status }) => status === 'failed');
  const sought = (failed.length > 0 ? failed : parts).filter(isSupplierPart);
  const again = request && requestAddress({ ...request, travelers: travelers.map(({ _id }) => _id) });
  return (
    <>
      {sought.length === 0 ? null : (
        <div className={classes.searches}>
          {sought.map((part) => (
            <SearchForPart
              key={part._id}
              part={part}
              name={sought.length > 1 ? partName(part) : undefined}
              onSearchAgain={onSearchAgain}
            />
          ))}
        </div>
      )}
      {again ? (
        <AppLink href={again} className={classes.action}>
          <Trans>Ask the agency again</Trans>
        </AppLink>
      ) : null}
    </>
  );
}
