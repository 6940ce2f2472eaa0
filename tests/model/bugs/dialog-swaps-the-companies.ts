import type { PlantedBug } from '#tests/support/planted-bug.ts';

export const dialogSwapsTheCompanies: PlantedBug = {
  file: 'src/app/shell/CompanyElsewhereDialog.tsx',
  from: `<Trans>You now act for {chosen} in another tab</Trans>`,
  to: `<Trans>You now act for {own} in another tab</Trans>`,
  foundBy: 'session: Another tab chooses another company and returns',
};
