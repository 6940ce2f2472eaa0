import { Trans } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { selectPersonId, selectSession } from '#machines/session/session-selectors.ts';
import type { SessionActor } from '../actors/session-actor.ts';
import { useSession } from '../actors/use-session.ts';
import { ConfirmDialog } from '../components/dialog/ConfirmDialog.tsx';

export interface UnsavedChanges {
  /** Says whether a form of the page has changes that nobody has saved. */
  report: (form: string, dirty: boolean) => void;
  /** Asks before the page is left with them. */
  question: ReactNode;
}

const holderOf = (session: SessionActor): string => {
  const snapshot = session.getSnapshot();
  return `${selectPersonId(snapshot)} ${selectSession(snapshot)?.company._id}`;
};

/** Which forms of the page would lose something if it was left now. */
export function useUnsavedChanges(): UnsavedChanges {
  // Not state: nothing is drawn differently, and typing should not draw a page anew.
  const dirty = useRef(new Set<string>());
  const session = useSession();
  const [whose] = useState(() => holderOf(session));
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      dirty.current.size > 0 &&
      // The page of another person, or of a company that was left, can't be stayed on.
      holderOf(session) === whose &&
      (current.pathname !== next.pathname || JSON.stringify(current.search) !== JSON.stringify(next.search)),
    enableBeforeUnload: () => dirty.current.size > 0,
    withResolver: true,
  });
  return {
    report(form, isDirty) {
      if (isDirty) dirty.current.add(form);
      else dirty.current.delete(form);
    },
    question: (
      <ConfirmDialog
        open={blocker.status === 'blocked'}
        title={<Trans>Leave without saving?</Trans>}
        confirmLabel={<Trans>Leave</Trans>}
        cancelLabel={<Trans>Stay</Trans>}
        destructive
        onConfirm={() => blocker.proceed?.()}
        onCancel={() => blocker.reset?.()}
      >
        <Trans>What you have changed on this page would be lost.</Trans>
      </ConfirmDialog>
    ),
  };
}
