import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import classes from './Booking.module.css';

interface PagerProps {
  /** Counted from 1. */
  page: number;
  pages: number;
  onChange: (page: number) => void;
}

export const Pager = memo(function Pager({ page, pages, onChange }: PagerProps) {
  const { t } = useLingui();
  if (pages < 2) return null;
  return (
    <Group aria-label={t`Pages`} component="nav" gap="sm" justify="center">
      <PageButton to={page - 1} pages={pages} onChange={onChange} refusal={t`This is the first page`}>
        <Trans>Previous</Trans>
      </PageButton>
      <span aria-live="polite">
        <Trans>
          Page {page} of {pages}
        </Trans>
      </span>
      <PageButton to={page + 1} pages={pages} onChange={onChange} refusal={t`This is the last page`}>
        <Trans>Next</Trans>
      </PageButton>
    </Group>
  );
});

interface PageButtonProps {
  to: number;
  pages: number;
  onChange: (page: number) => void;
  refusal: string;
  children: ReactNode;
}

/** Keeps the focus at the end of the list, which a disabled button would lose. */
function PageButton({ to, pages, onChange, refusal, children }: PageButtonProps) {
  const exists = to >= 1 && to <= pages;
  return (
    <Button
      variant="default"
      aria-disabled={!exists}
      title={exists ? undefined : refusal}
      className={classes.turn ?? ''}
      mod="touch"
      onClick={() => exists && onChange(to)}
    >
      {children}
    </Button>
  );
}
