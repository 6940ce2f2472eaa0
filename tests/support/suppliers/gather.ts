import type { SourceAnswer } from '#server/suppliers/supplier.ts';

/** All answers of a search, in the order of arrival. */
export async function gather<Found>(
  answers: AsyncIterable<SourceAnswer<Found>>,
): Promise<SourceAnswer<Found>[]> {
  const gathered: SourceAnswer<Found>[] = [];
  for await (const answer of answers) gathered.push(answer);
  return gathered;
}

export function foundIn<Found>(answers: readonly SourceAnswer<Found>[]): Found[] {
  return answers.flatMap((answer) => ('found' in answer ? answer.found : []));
}
