import type { CompanyUserImportLine } from '#domain/contract.ts';
import type { Deps } from '../../deps.ts';
import { readContract } from '../../http/contract.ts';
import type { Handlers } from '../../http/handler.ts';
import { createLineWriters, type LineWriter, type ResponseLine } from '../../http/line-writer.ts';
import { exportCompanyUsers } from './export-company-users.ts';
import { importCompanyUsers } from './import-company-users.ts';

export function createCompanyUserTableHandlers(
  deps: Deps,
): Pick<Handlers, 'importCompanyUsers' | 'exportCompanyUsers'> {
  let writer: LineWriter | undefined;
  return {
    async importCompanyUsers({ path, body }, context) {
      const lines = await importCompanyUsers(deps, context, path.companyId, body);
      writer ??= createLineWriters(readContract())('importCompanyUsers');
      return { status: 200, lines: writeLines(lines, writer) };
    },
    async exportCompanyUsers({ path }, context) {
      const table = await exportCompanyUsers(deps, context, path.companyId);
      return {
        status: 200,
        headers: { 'content-disposition': 'attachment; filename="company-users.csv"' },
        bytes: { type: 'text/csv; charset=utf-8', data: Buffer.from(table) },
      };
    },
  };
}

async function* writeLines(
  lines: AsyncIterable<CompanyUserImportLine>,
  write: LineWriter,
): AsyncGenerator<ResponseLine> {
  for await (const line of lines) yield write(line);
}
