import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { LegalText } from '../../app/legal/LegalText.tsx';
import { LegalNotice } from '../../features/legal/LegalNotice.tsx';

export const Route = createFileRoute('/_public/impress')({
  staticData: { title: msg`Legal notice` },
  component: () => <LegalText text={LegalNotice} />,
});
