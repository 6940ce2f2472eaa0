import type { ComponentProps } from 'react';

/** For screen readers: on the page, but invisible. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className="visually-hidden" />;
}
