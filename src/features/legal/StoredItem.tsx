import { Trans } from '@lingui/react/macro';

export interface StoredItemProps {
  /** The key in the browser's storage. */
  name: string;
  purpose: string;
  duration: string;
}

/** One stored item, with its purpose and its lifetime. */
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
