import type { Trip } from '#domain/contract.ts';

type Approval = NonNullable<Trip['approval']>;
type ChangeApproval = NonNullable<NonNullable<Trip['changes']>[number]['approval']>;

/** An approval as it is answered now, or as it was answered before `onTimeout` had this name. */
type StoredApproval<One extends Approval | ChangeApproval> =
  | One
  | (Omit<One, 'onTimeout'> & { ifNobodyActs: One['onTimeout'] });

type StoredChange = Omit<NonNullable<Trip['changes']>[number], 'approval'> & {
  approval?: StoredApproval<ChangeApproval>;
};

/** A trip as it was stored when its order was answered. */
export interface StoredAnswer extends Omit<Trip, 'approval' | 'changes'> {
  approval?: StoredApproval<Approval>;
  changes?: StoredChange[];
}

/** The answer as the contract has it now: an order that is sent again may have been answered long ago. */
export function answerOf({ approval, changes, ...trip }: StoredAnswer): Trip {
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
