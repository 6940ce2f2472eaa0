import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { PracticeOfCompany } from '../../features/practice/PracticeOfCompany.tsx';

export const Route = createFileRoute('/_authenticated/practice')({
  staticData: { title: msg`Practice` },
  beforeLoad: ({ context }) => {
    if (!context.config.practiceMode) throw notFound();
  },
  component: PracticeOfCompany,
});
