import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { LegalNotice } from '../../features/legal/LegalNotice.tsx';
import { LegalText } from '../../features/legal/LegalText.tsx';

export const Route = createFileRoute('/_public/impress')({
  staticData: { title: msg`Legal notice` },
  component: () => <LegalText text={LegalNotice} />,
});
