import type { KeyboardEvent } from 'react';

/** Ctrl+Enter submits the form of a field in which Enter begins a new line. */
export function submitByKeys({ key, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLTextAreaElement>) {
  if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.form?.requestSubmit();
}
