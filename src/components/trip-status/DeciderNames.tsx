import { Plural, Trans } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import type { Decider } from '#domain/contract.ts';
import { fullName } from './full-name.ts';

interface DeciderNamesProps {
  deciders: readonly Decider[];
  personId: string;
  most?: number;
}

export function DeciderNames({ deciders, personId, most = deciders.length }: DeciderNamesProps) {
  if (deciders.length === 0) return <Trans>An administrator of the platform</Trans>;
  const ordered = deciders.toSorted(
    (one, other) => Number(other._id === personId) - Number(one._id === personId),
  );
  const rest = ordered.length - most;
  return (
    <>
      {ordered.slice(0, most).map((decider, index) => (
        <Fragment key={decider._id}>
          {index > 0 ? <Or /> : null}
          {renderName(decider, personId)}
        </Fragment>
      ))}
      {rest > 0 ? (
        <>
          <Or />
          <Plural value={rest} one="# other" other="# others" />
        </>
      ) : null}
    </>
  );
}

function Or() {
  return (
    <>
      {' '}
      <Trans>or</Trans>{' '}
    </>
  );
}

function renderName({ _id, onBehalfOf, ...person }: Decider, personId: string): ReactNode {
  const name = fullName(person);
  const delegator = onBehalfOf ? fullName(onBehalfOf) : null;
  if (_id === personId) return delegator ? <Trans>You for {delegator}</Trans> : <Trans>You</Trans>;
  return delegator ? (
    <Trans>
      {name} for {delegator}
    </Trans>
  ) : (
    name
  );
}
