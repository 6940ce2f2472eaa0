/** The results of all sources that answer; an error when none does. */
export async function collectResults<Line extends { type: string }>(
  lines: AsyncIterable<Line>,
): Promise<Extract<Line, { type: 'results' }>[]> {
  const results: Extract<Line, { type: 'results' }>[] = [];
  let hasFailures = false;
  for await (const line of lines) {
    if (isResults(line)) results.push(line);
    hasFailures ||= line.type === 'failure';
  }
  if (results.length === 0 && hasFailures) throw new Error('No source has answered the search');
  return results;
}

const isResults = <Line extends { type: string }>(line: Line): line is Extract<Line, { type: 'results' }> =>
  line.type === 'results';
