import type { SectionValues } from '#domain/records/section-values.ts';
import type { Api } from '../api/client.ts';
import type { Saved } from '../api/saved.ts';

/** The call that saves a section of a record, with the fields that changed. */
export type SendSection<At, Kept> = (api: Api, at: At, changed: SectionValues) => Promise<Saved<Kept>>;
