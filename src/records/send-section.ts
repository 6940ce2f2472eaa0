import type { SectionValues } from '#domain/records/section-values.ts';
import type { Api } from '../api/client.ts';
import type { ifMatch, Saved } from '../api/saved.ts';

/** The call that saves a section of a record at a version, with the fields that changed. */
export type SendSection<Path, Kept> = (
  http: Api['http'],
  params: { path: Path; header: ReturnType<typeof ifMatch> },
  changed: SectionValues,
) => Promise<Saved<Kept>>;
