import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../app/errors/NotFoundPage.tsx';

/** Every address that no other route takes, below a page as well as beside all of them. */
export const Route = createFileRoute('/$')({
  staticData: { title: msg`Page not found` },
  component: NotFoundPage,
});
