import type { Trip } from '#domain/contract.ts';

type Approval = NonNullable<Trip['approval']>;
type ChangeApproval = NonNullable<NonNullable<Trip['changes']>[number]['approval']>;

/** An approval in the current format, or in the one before `onTimeout` had this name. */
type StoredApproval<One extends Approval | ChangeApproval> =
  | One
  | (Omit<One, 'onTimeout'> & { ifNobodyActs: One['onTimeout'] });

type StoredChange = Omit<NonNullable<Trip['changes']>[number], 'approval'> & {
  approval?: StoredApproval<ChangeApproval>;
};

/** The stored answer to an order. */
export interface StoredAnswer extends Omit<Trip, 'approval' | 'changes'> {
  approval?: StoredApproval<Approval>;
  changes?: StoredChange[];
}

/** Converts a stored answer to the current contract, because a repeated order may have been answered long ago. */
export function toCurrentAnswer({ approval, changes, ...trip }: StoredAnswer): Trip {
  return {
    ...trip,
    ...(approval && { approval: toApproval(approval) }),
    ...(changes && { changes: changes.map(toChange) }),
  };
}

function toChange({ approval, ...change }: StoredChange): NonNullable<Trip['changes']>[number] {
  return approval ? { ...change, approval: toChangeApproval(approval) } : change;
}

function toApproval(approval: StoredApproval<Approval>): Approval {
  if (!('ifNobodyActs' in approval)) return approval;
  const { ifNobodyActs: onTimeout, ...others } = approval;
  return { ...others, onTimeout };
}

function toChangeApproval(approval: StoredApproval<ChangeApproval>): ChangeApproval {
  if (!('ifNobodyActs' in approval)) return approval;
  const { ifNobodyActs: onTimeout, ...others } = approval;
  return { ...others, onTimeout };
}
