import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../app/errors/NotFoundPage.tsx';

/** Every address that no other route matches, at any depth. */
export const Route = createFileRoute('/$')({
  staticData: { title: msg`Page not found` },
  component: NotFoundPage,
});
