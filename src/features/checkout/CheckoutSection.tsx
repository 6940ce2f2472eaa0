import { type ReactNode, useId } from 'react';
import { Surface } from '../../components/Page.tsx';
import classes from './Checkout.module.css';

interface CheckoutSectionProps {
  title: ReactNode;
  children: ReactNode;
}

/** A section of the checkout. */
export function CheckoutSection({ title, children }: CheckoutSectionProps) {
  const titleId = useId();
  return (
    <Surface>
      <section aria-labelledby={titleId} className={classes.section}>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        {children}
      </section>
    </Surface>
  );
}
