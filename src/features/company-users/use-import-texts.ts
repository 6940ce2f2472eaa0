import { useLingui } from '@lingui/react/macro';
import type { ImportProblem, ImportRow } from '#domain/contract.ts';
import { IMPORT_COLUMNS } from './import-columns.ts';

export function useOutcomeTexts(): Record<ImportRow['outcome'], string> {
  const { t } = useLingui();
  return {
    created: t`New user`,
    added: t`New membership`,
    changed: t`Changed`,
    unchanged: t`Unchanged`,
    refused: t`Rejected`,
  };
}

export function useProblemText(): (problem: ImportProblem) => string {
  const { t, i18n } = useLingui();
  return ({ column: name, code, value = '' }) => {
    const known = IMPORT_COLUMNS[name];
    const column = known ? i18n._(known) : name;
    switch (code) {
      case 'missing':
        return t`${column} is missing.`;
      case 'malformed':
        return t`${column} can't be understood: “${value}”.`;
      case 'too_long':
        return t`${column} is too long.`;
      case 'unknown':
        return t`${column} is not known here: “${value}”.`;
      case 'repeated':
        return t`${column} is already in an earlier row: “${value}”.`;
      case 'not_allowed':
        return t`${column} may not be set like this.`;
    }
  };
}
