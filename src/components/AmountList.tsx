import { Box, type BoxProps } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './AmountList.module.css';

interface AmountListProps extends BoxProps {
  children: ReactNode;
  'aria-live'?: 'polite';
}

/** Amounts below each other, their names before them. */
export function AmountList(props: AmountListProps) {
  return <Box component="dl" {...props} className={classes.amounts} />;
}

interface AmountProps {
  name: ReactNode;
  children: ReactNode;
  isMain?: boolean;
}

export function Amount({ name, children, isMain = false }: AmountProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd data-main={isMain}>{children}</dd>
    </div>
  );
}
