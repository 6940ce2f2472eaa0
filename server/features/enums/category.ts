import type { EnumEntry } from '#domain/contract.ts';
import type { ApiRequest } from '../../http/handler.ts';

export type Category = NonNullable<NonNullable<ApiRequest<'listEnums'>['query']>['category']>;

/**
 * Some of the categories with the functions that build their choices; nothing is built before it is
 * requested.
 */
export type ChoiceLists<Names extends Category> = Record<Names, () => EnumEntry[]>;
