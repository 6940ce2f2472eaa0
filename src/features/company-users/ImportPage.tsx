import { saveFile } from '../../api/save-file.ts';
import { paths } from '../../components/paths.ts';
import { ImportScreen } from './ImportScreen.tsx';
import { importTemplate } from './import-columns.ts';
import type { CompanyAccess } from './use-company-access.ts';
import { useImport } from './use-import.tsx';

export function ImportPage({ access: { companyId, companyName } }: { access: CompanyAccess }) {
  const { question, ...importing } = useImport(companyId);
  return (
    <>
      <ImportScreen
        {...importing}
        companyName={companyName}
        listHref={paths.companyUsers(companyId)}
        onTemplate={() => saveFile(new Blob([importTemplate()], { type: 'text/csv' }), 'users.csv')}
      />
      {question}
    </>
  );
}
