import { UNIQUE_NAME } from '../companies/general-repository.ts';
import type { ConstraintRefusal } from '../records/refuse-taken.ts';
import { UNIQUE_GROUP_NAME } from './group-repository.ts';

export const GROUP_TAKEN: Readonly<Record<string, ConstraintRefusal>> = {
  [UNIQUE_GROUP_NAME]: { code: 'name_taken', path: '/body/name', detail: 'Another group has the name.' },
  [UNIQUE_NAME]: {
    code: 'name_taken',
    path: '/body/companies',
    detail: 'Where a company would come or go, another one has its name.',
  },
};
