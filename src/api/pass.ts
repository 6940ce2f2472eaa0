import type { SessionAnswer } from '#domain/contract.ts';

/** The credentials of a call. */
export interface Pass {
  token: string;
  userId: string;
  companyId: string;
}

export function createPass({ token, companyUser, company }: SessionAnswer): Pass {
  return { token, userId: companyUser.user._id, companyId: company._id };
}

/** Whether both are of the same user in the same company. */
export function isSameHolder(one: Pass, other: Pass | null): boolean {
  return one.userId === other?.userId && one.companyId === other.companyId;
}
