import { Link } from '@tanstack/react-router';
import type { LinkProps } from '../components/AppLink.tsx';

/** How the links of components are drawn: by the router, so that no page is loaded anew. */
export function RouterLink({ href, target, ...rest }: LinkProps) {
  return <Link to={href} {...(target && { target })} {...rest} />;
}
