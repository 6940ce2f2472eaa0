import { Trans } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { selectPersonId, selectSession } from '#machines/session/session-selectors.ts';
import type { SessionActor } from '../actors/session-actor.ts';
import { useSession } from '../actors/use-session.ts';
import { ConfirmDialog } from '../components/dialog/DialogFrame.tsx';

export interface UnsavedChanges {
  report: (form: string, dirty: boolean) => void;
  question: ReactNode;
}

const identifyHolder = (session: SessionActor): string => {
  const snapshot = session.getSnapshot();
  return `${selectPersonId(snapshot)} ${selectSession(snapshot)?.company._id}`;
};

export function useUnsavedChanges(): UnsavedChanges {
  // A ref rather than state: it changes nothing on the screen, and typing should not rerender the page.
  const dirty = useRef(new Set<string>());
  const session = useSession();
  const [whose] = useState(() => identifyHolder(session));
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      dirty.current.size > 0 &&
      // After a change of user or company, staying on the page is not possible.
      identifyHolder(session) === whose &&
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
        <Trans>Your changes on this page would be lost.</Trans>
      </ConfirmDialog>
    ),
  };
}
