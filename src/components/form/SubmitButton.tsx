import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Spinner } from '../Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';

interface SubmitButtonProps {
  pending: boolean;
  pendingLabel: string;
  children: ReactNode;
}

/** Keeps the focus while the form is being sent; a disabled button would lose it. */
export function SubmitButton({ pending, pendingLabel, children }: SubmitButtonProps) {
  return (
    <div>
      <Button
        type="submit"
        fullWidth
        size="md"
        aria-disabled={pending}
        leftSection={pending ? <Spinner size={18} /> : null}
      >
        {children}
      </Button>
      <VisuallyHidden role="status">{pending ? pendingLabel : ''}</VisuallyHidden>
    </div>
  );
}
