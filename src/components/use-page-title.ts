import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Names the page after its content in the title of the document, in the place of what its route is called. */
export function usePageTitle(title: string): void {
  const router = useRouter();
  // The document is outside of React, and each navigation titles it by its route, such as that to a dialog's address.
  useEffect(() => {
    const { pathname } = router.state.location;
    const write = () => {
      if (router.state.location.pathname === pathname) {
        document.title = `${title} | ${router.options.context.config.appName}`;
      }
    };
    write();
    return router.subscribe('onResolved', write);
  }, [router, title]);
}
