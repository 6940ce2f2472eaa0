import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DecisionAction, OpenDecision, WithheldReason } from './deciding.ts';

export const DECISION_WORDS = {
  approve: msg`Approve`,
  sendBack: msg`Send back for changes`,
  reject: msg`Reject`,
} satisfies Record<DecisionAction, MessageDescriptor>;

const TRIP_DECIDED_WORDS = {
  approve: msg`The trip is approved.`,
  sendBack: msg`The trip is sent back for changes.`,
  reject: msg`The trip is rejected.`,
} satisfies Record<DecisionAction, MessageDescriptor>;

export function decidedWords({
  subject,
  action,
}: Pick<OpenDecision, 'subject' | 'action'>): MessageDescriptor {
  if (subject.kind === 'trip') return TRIP_DECIDED_WORDS[action];
  return action === 'approve'
    ? msg`The change is approved.`
    : msg`The change is rejected. The booking stays as it is.`;
}

export const COMMENT_WORDS = {
  approve: msg`Comment (optional)`,
  sendBack: msg`What has to change?`,
  reject: msg`Why is it rejected?`,
} satisfies Record<DecisionAction, MessageDescriptor>;

export const WITHHELD_WORDS = {
  ownTrip: msg`You are on this trip or have requested it, so another approver decides.`,
  earlierLevel: msg`The first approver decides before you.`,
  otherApprover: msg`Another approver decides on this trip.`,
  overdue: msg`The deadline has passed. The trip can be requested again.`,
  busy: msg`It can be done once the supplier has answered.`,
  begun: msg`The trip has begun. Please book a new one.`,
} satisfies Record<WithheldReason, MessageDescriptor>;
