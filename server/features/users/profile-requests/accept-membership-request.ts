import type { CompanyUserRecord } from '#domain/contract.ts';
import type { Deps } from '../../../deps.ts';
import type { SignedInContext } from '../../../http/handler.ts';
import { recordAudit } from '../../audit/audit-repository.ts';
import { writeMail } from '../../mails/write-mail.ts';
import { parseVersion } from '../../records/parse-version.ts';
import { refuseFields } from '../../records/refuse-fields.ts';
import { type SaveOutcome, saveSection } from '../../records/save-section.ts';
import { companyUserKind } from '../company-user-kind.ts';
import { readCompanyUser } from '../read-company-user.ts';
import { updateMembership } from '../update-company-user.ts';
import { missingRequest } from './decide-request.ts';
import { changeAcceptedMail } from './profile-request-mails.ts';
import { findWaitingRequest, removeRequest } from './profile-request-repository.ts';
import { placeOfMembership } from './request-place.ts';

interface MembershipRequestPath {
  companyId: string;
  companyUserId: string;
  requestId: string;
}

/** Changes the membership as if the caller had sent it, and removes the request in the same transaction. */
export async function acceptMembershipRequest(
  deps: Deps,
  context: SignedInContext,
  { requestId, ...path }: MembershipRequestPath,
  ifMatch: string,
): Promise<SaveOutcome<CompanyUserRecord>> {
  const { companyId, companyUserId } = path;
  const { abilities, signedIn } = context;
  const { user, company } = await readCompanyUser(deps.db, abilities, path);
  const record = { _id: companyUserId, company: companyId };
  refuseFields(abilities, { name: 'CompanyUser', record, fields: ['role'] });
  const request = await findWaitingRequest(deps.db, { userId: user._id, requestId });
  const wanted = request?.change.membership;
  if (wanted?.companyUser !== companyUserId) throw missingRequest();
  refuseFields(abilities, { name: 'CompanyUser', record, fields: Object.keys(wanted.fields) });
  return await saveSection(deps, context, companyUserKind(abilities), {
    id: companyUserId,
    section: 'general',
    version: parseVersion(ifMatch),
    async write(db, before) {
      if (!(await removeRequest(db, { userId: user._id, requestId }))) throw missingRequest();
      await updateMembership(deps, context, db, { before, body: wanted.fields });
      const place = placeOfMembership({ _id: companyUserId, company });
      await writeMail(deps, db, user, changeAcceptedMail(deps.config, user, place));
      const { userId, sessionId } = signedIn;
      const event = { userId, sessionId, subjectUserId: user._id };
      await recordAudit(db, { action: 'profileChange.accepted', ...event }, context, deps.clock.now());
    },
  });
}
