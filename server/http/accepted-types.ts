export const LINES_TYPE = 'application/x-ndjson';

export function prefersLines(accept: string | undefined): boolean {
  const ranges = (accept ?? '').split(',').map(readRange);
  const ofLines = ranges.find(({ type }) => type === LINES_TYPE);
  if (!ofLines) return false;
  const ofJson = ranges.find(({ type }) => type === 'application/json');
  return ofLines.quality > 0 && ofLines.quality >= (ofJson?.quality ?? 0);
}

function readRange(range: string): { type: string | undefined; quality: number } {
  const [type, ...parameters] = range.split(';').map((piece) => piece.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return { type, quality: quality === undefined ? 1 : Number(quality) || 0 };
}
