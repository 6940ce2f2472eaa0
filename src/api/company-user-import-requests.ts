import type { CompanyUserImportLine, CompanyUserImportRequest } from '#domain/contract.ts';
import type { Api } from './client.ts';
import { readData, UnexpectedAnswerError } from './errors.ts';
import { readLines } from './line-stream.ts';

/**
 * The outcome of each row of a table, as it is done; the last line has the counts. A long table takes a
 * while.
 */
export async function* importCompanyUsers(
  api: Api,
  companyId: string,
  request: CompanyUserImportRequest,
  signal: AbortSignal,
): AsyncGenerator<CompanyUserImportLine> {
  const stream = await readData(
    api.http.POST('/api/companies/{companyId}/users/import', {
      params: { path: { companyId } },
      body: request,
      signal,
      parseAs: 'stream' as const,
      headers: { accept: 'application/x-ndjson' },
      fetch: (sent) => api.send(sent, fetch),
    }),
  );
  if (!stream) return;
  for await (const line of readLines<unknown>(stream)) {
    if (!isImportLine(line)) throw new UnexpectedAnswerError(line);
    yield line;
  }
}

function isImportLine(line: unknown): line is CompanyUserImportLine {
  if (typeof line !== 'object' || line === null || !('type' in line)) return false;
  return line.type === 'row' || line.type === 'end';
}

/** All users of a company as a table, in the columns that the import reads. */
export async function exportCompanyUsers(api: Api, companyId: string): Promise<Blob> {
  const table = await readData(
    api.http.GET('/api/companies/{companyId}/users/export', {
      params: { path: { companyId } },
      parseAs: 'blob' as const,
      fetch: (sent) => api.send(sent, fetch),
    }),
  );
  return table;
}
