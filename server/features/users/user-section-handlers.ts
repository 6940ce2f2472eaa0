import type { Deps } from '../../deps.ts';
import type { Handlers, SignedInContext } from '../../http/handler.ts';
import { saveUserSection } from './save-user-section.ts';
import { type UserSection, userSections } from './user-sections.ts';

interface SectionRequest<Body> {
  path: { userId: string };
  headers: { 'if-match': string };
  body: Body;
}

type SectionOperation =
  | 'updateUser'
  | 'updatePassports'
  | 'updateUserFinance'
  | 'updateUserFlightProfile'
  | 'updateUserHotelProfile'
  | 'updateUserCarProfile'
  | 'updateUserRemarks';

export function createUserSectionHandlers(deps: Deps): Pick<Handlers, SectionOperation> {
  const sections = userSections(deps);
  return {
    updateUser: createHandler(deps, sections.account),
    updatePassports: createHandler(deps, sections.passports),
    updateUserFinance: createHandler(deps, sections.finance),
    updateUserFlightProfile: createHandler(deps, sections.flight),
    updateUserHotelProfile: createHandler(deps, sections.hotel),
    updateUserCarProfile: createHandler(deps, sections.car),
    updateUserRemarks: createHandler(deps, sections.remarks),
  };
}

function createHandler<Body>(deps: Deps, { name, fieldsOf, write }: UserSection<Body>) {
  return ({ path: { userId }, headers, body }: SectionRequest<Body>, context: SignedInContext) =>
    saveUserSection(deps, context, {
      userId,
      ifMatch: headers['if-match'],
      section: name,
      fields: fieldsOf(body),
      write: (db, before) => write(db, before, body, context),
    });
}
