/** The value below which `share` of the samples lie, interpolated between neighbours. */
export function quantile(samples: readonly number[], share: number): number {
  if (samples.length === 0) throw new Error('There are no samples');
  const sorted = samples.toSorted((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] ?? Number.NaN;
  const above = sorted[Math.ceil(position)] ?? Number.NaN;
  return below + (above - below) * (position - Math.floor(position));
}

export function median(samples: readonly number[]): number {
  return quantile(samples, 0.5);
}

/** Takes samples of both in turn, so that a busy machine slows down both, and returns their medians. */
export async function compare(
  rounds: number,
  ours: () => Promise<number>,
  floor: () => Promise<number>,
): Promise<{ ours: number; floor: number }> {
  const samples: { ours: number[]; floor: number[] } = { ours: [], floor: [] };
  for (let round = 0; round < rounds; round += 1) {
    samples.floor.push(await floor());
    samples.ours.push(await ours());
  }
  return { ours: median(samples.ours), floor: median(samples.floor) };
}
