import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ChangeFailure, PartChange, PartChangeStatus } from '#domain/contract.ts';
import type { Tone } from '../../../components/trip-status/StatusMark.tsx';
import type { ChangeOffer } from './changes.ts';

export const CHANGE_STATUS_WORDS = {
  waiting_level_1_approval: msg`Change waits for approval`,
  waiting_level_2_approval: msg`Change waits for second approval`,
  changing: msg`Change under way`,
  unknown: msg`Change being looked up`,
  done: msg`Changed`,
  refused: msg`Change rejected`,
  expired: msg`Change expired`,
  withdrawn: msg`Change withdrawn`,
  failed: msg`Change not made`,
} satisfies Record<PartChangeStatus, MessageDescriptor>;

export const CHANGE_STATUS_TONES = {
  waiting_level_1_approval: 'waiting',
  waiting_level_2_approval: 'waiting',
  changing: 'busy',
  unknown: 'busy',
  done: 'good',
  refused: 'bad',
  expired: 'over',
  withdrawn: 'over',
  failed: 'bad',
} satisfies Record<PartChangeStatus, Tone>;

export const CHANGE_FAILURE_WORDS = {
  soldOut: msg`It has sold out.`,
  extraGone: msg`A seat or a bag is no longer available.`,
  priceChanged: msg`It now costs more than was agreed.`,
  expired: msg`It is no longer offered.`,
  notChangeable: msg`The supplier no longer allows the change.`,
  declined: msg`The supplier declined the change.`,
  begun: msg`The booking had already started.`,
} satisfies Record<ChangeFailure, MessageDescriptor>;

export const UNCHANGEABLE_WORDS = {
  busy: msg`It can be changed once the supplier has answered.`,
  changeWaits: msg`Another change can be requested once the one that waits is decided on or withdrawn.`,
  begun: msg`It has begun and can't be changed online. Please ask your travel agency to change the rest.`,
  notChangeable: msg`Its conditions allow no change online. Book something else and cancel it, or ask your travel agency.`,
} satisfies Record<Extract<ChangeOffer, { kind: 'withheld' }>['reason'], MessageDescriptor>;

export const WITHHELD_DECISION_WORDS = {
  ownTrip: msg`You are on this trip or have requested the change, so another approver decides.`,
  earlierLevel: msg`The first approver decides before you.`,
  otherApprover: msg`Another approver decides on this change.`,
  overdue: msg`The deadline has passed. The booking stays as it is.`,
} satisfies Record<NonNullable<PartChange['withheldDecision']>, MessageDescriptor>;

export const WITHDRAWN_WORDS = msg`The change is withdrawn. The booking stays as it is.`;
