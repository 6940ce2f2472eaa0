import { useLocation, useRouter } from '@tanstack/react-router';
import { type MouseEvent, useRef } from 'react';
import type { LinkProps } from '../components/AppLink.tsx';
import type { AppRouter } from './router.ts';

/** How long the pointer has to rest on a link before its page is preloaded. */
const INTENT_MS = 50;

/**
 * Component links are handled by the router, so that no page is reloaded. The address is used as written,
 * which costs far less than building it; a page has many links.
 */
export function RouterLink({ href, target, onClick, ...rest }: LinkProps) {
  const router: AppRouter = useRouter();
  // Only the exact page is the current one, not its ancestors.
  const isCurrent = useLocation({ select: ({ pathname, searchStr }) => !searchStr && pathname === href });
  const intent = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isInside = href.startsWith('/');

  const preload = () => {
    // A failed preload is reported when the link is followed.
    if (isInside) router.preloadRoute({ to: href }).catch(() => {});
  };
  const consider = () => {
    clearTimeout(intent.current);
    intent.current = setTimeout(preload, INTENT_MS);
  };
  const letGo = () => clearTimeout(intent.current);

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isInside || target || event.defaultPrevented || opensElsewhere(event)) return;
    event.preventDefault();
    letGo();
    void router.navigate({ to: href });
  };

  return (
    <a
      href={href}
      target={target}
      aria-current={isCurrent ? 'page' : undefined}
      onMouseEnter={consider}
      onMouseLeave={letGo}
      onFocus={consider}
      onBlur={letGo}
      onTouchStart={preload}
      {...rest}
      onClick={follow}
    />
  );
}

const opensElsewhere = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey;
