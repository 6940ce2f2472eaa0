import { paths } from '../../components/paths.ts';
import { ImportScreen } from '../../features/company-users/ImportScreen.tsx';
import { importTemplate } from '../../features/company-users/import-columns.ts';
import { saveFile } from '../trips/save-file.ts';
import type { CompanyAccess } from './use-company-access.ts';
import { useImport } from './use-import.tsx';

/** Many users of a company at once. */
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
