import { Trans } from '@lingui/react/macro';

export interface StoredItemProps {
  /** The key under which the browser keeps it. */
  name: string;
  purpose: string;
  duration: string;
}

/** One thing that is stored in the browser, with its purpose and how long it stays. */
export function StoredItem({ name, purpose, duration }: StoredItemProps) {
  return (
    <>
      <h3>
        <code>{name}</code>
      </h3>
      <p>
        <strong>
          <Trans>Purpose:</Trans>
        </strong>{' '}
        {purpose}
      </p>
      <p>
        <strong>
          <Trans>How long:</Trans>
        </strong>{' '}
        {duration}
      </p>
    </>
  );
}
