/** The value below which `share` of the sorted samples lie, interpolated between neighbours. */
export function quantile(samples: readonly number[], share: number): number {
  if (samples.length === 0) throw new Error('No samples, no quantile');
  const sorted = samples.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

export function median(samples: readonly number[]): number {
  return quantile(samples, 0.5);
}

/** How far the middle half of the samples is spread, as a share of their median: single outliers don't count. */
export function variation(samples: readonly number[]): number {
  const middle = median(samples);
  const spread = quantile(samples, 0.75) - quantile(samples, 0.25);
  return spread === 0 ? 0 : spread / middle;
}
