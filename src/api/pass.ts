import type { SessionAnswer } from '#domain/contract.ts';

/** What a call is sent with. */
export interface Pass {
  token: string;
  userId: string;
  companyId: string;
}

export function passOf({ token, companyUser, company }: SessionAnswer): Pass {
  return { token, userId: companyUser.user._id, companyId: company._id };
}

/** Whether both are of one person in one company. */
export function isSameHolder(one: Pass, other: Pass | null): boolean {
  return one.userId === other?.userId && one.companyId === other.companyId;
}
