import { Link } from '@tanstack/react-router';
import type { LinkProps } from '../components/AppLink.tsx';

/** How the links of components are drawn: by the router, so that no page is loaded anew. */
export function RouterLink({ href, target, ...rest }: LinkProps) {
  // Only the very page is the current one, not those above it.
  return <Link to={href} activeOptions={{ exact: true }} {...(target && { target })} {...rest} />;
}
