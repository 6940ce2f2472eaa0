import type { SectionValues } from '#domain/records/section-values.ts';
import type { Api } from '../api/client.ts';
import type { ifMatch, Saved } from '../api/saved.ts';

export type SendSection<Path, Kept> = (
  http: Api['http'],
  params: { path: Path; header: ReturnType<typeof ifMatch> },
  changed: SectionValues,
) => Promise<Saved<Kept>>;
