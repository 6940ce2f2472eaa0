import { useState } from 'react';

export type Submission =
  | { state: 'idle' }
  | { state: 'pending' }
  | { state: 'done' }
  | { state: 'failed'; error: unknown };

interface SubmissionHandle<Input> {
  submission: Submission;
  submit: (input: Input) => Promise<void>;
  reset: () => void;
}

export function useSubmission<Input>(send: (input: Input) => Promise<void>): SubmissionHandle<Input> {
  const [submission, setSubmission] = useState<Submission>({ state: 'idle' });

  const submit = async (input: Input): Promise<void> => {
    if (submission.state === 'pending') return;
    setSubmission({ state: 'pending' });
    try {
      await send(input);
      setSubmission({ state: 'done' });
    } catch (error) {
      setSubmission({ state: 'failed', error });
    }
  };

  return { submission, submit, reset: () => setSubmission({ state: 'idle' }) };
}
