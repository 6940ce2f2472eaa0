import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import type { SectionValues } from '#domain/records/section-values.ts';
import type { Refusal } from '../components/form/use-app-form.ts';
import { useSubmission } from '../components/form/use-submission.ts';
import { readRefusal } from './read-refusal.ts';
import { useUnsavedChanges } from './use-unsaved-changes.tsx';

interface CreateOptions {
  create: (values: SectionValues) => Promise<string>;
  listHref: string;
}

interface CreateHandle {
  form: {
    pending: boolean;
    refusal: Refusal | null;
    onSubmit: (values: SectionValues) => void;
    onCancel: () => void;
    onDirty: () => void;
  };
  question: ReactNode;
}

const FORM = 'create';

export function useCreate({ create, listHref }: CreateOptions): CreateHandle {
  const navigate = useNavigate();
  const unsaved = useUnsavedChanges();
  const leave = (href: string) => {
    unsaved.report(FORM, false);
    void navigate({ href });
  };
  const { submission, submit } = useSubmission(async (values: SectionValues) => leave(await create(values)));
  // The same object until the next response, so that errors cleared by editing do not reappear.
  const refusal = useMemo(
    () => (submission.state === 'failed' ? readRefusal(submission.error) : null),
    [submission],
  );
  return {
    form: {
      pending: submission.state === 'pending',
      refusal,
      onSubmit: (values) => void submit(values),
      onCancel: () => leave(listHref),
      onDirty: () => unsaved.report(FORM, true),
    },
    question: unsaved.question,
  };
}
