import type { EnumEntry } from '#domain/contract.ts';
import type { ApiRequest } from '../../http/handler.ts';

/** The categories of the contract. */
export type Category = NonNullable<NonNullable<ApiRequest<'listEnums'>['query']>['category']>;

/** Some of the categories with what makes their choices; nothing is made before somebody asks. */
export type ChoiceLists<Names extends Category> = Record<Names, () => EnumEntry[]>;
