import { foldName } from '#domain/fold-name.ts';

export interface LookupOption {
  id: string;
  label: string;
}

/** The option with this name or, unless `whole` is set, the only one that contains the text. */
export function fittingOption(
  text: string,
  options: readonly LookupOption[],
  { whole }: { whole: boolean },
): LookupOption | null {
  const typed = foldName(text);
  if (typed === '') return null;
  const same = options.filter(({ label }) => foldName(label) === typed);
  return (
    pickOnly(same) ??
    (whole ? null : pickOnly(options.filter(({ label }) => foldName(label).includes(typed))))
  );
}

function pickOnly(options: readonly LookupOption[]): LookupOption | null {
  const [first, ...others] = options;
  return others.length === 0 ? (first ?? null) : null;
}
