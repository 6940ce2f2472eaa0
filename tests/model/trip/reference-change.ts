import type { ApprovalLevel } from '#domain/policy/decision.ts';
import { type ChangeState, type TripState, waitingLevel } from './reference-state.ts';

/** A change of the room: until it is made, the booking stays as it is. */
export function requestedChange(state: TripState, levels: readonly ApprovalLevel[]): TripState {
  const change: ChangeState = { status: 'changing', levels, isUnheard: false, rejectedAt: null };
  return sent(state, change, 0, ['Change requested']);
}

function sent(
  state: TripState,
  change: ChangeState,
  beyond: ApprovalLevel | 0,
  said: readonly string[],
): TripState {
  const level = change.levels.find((one) => one > beyond);
  const viewer = 'traveler';
  const history = [...said, ...state.history];
  if (level !== undefined) {
    const status = `waiting_level_${level}_approval` as const;
    return { ...state, viewer, change: { ...change, status }, history };
  }
  return {
    ...state,
    viewer,
    part: 'changing',
    change: { ...change, status: 'changing', isUnheard: false },
    history: ['Change started', ...history],
  };
}

export function afterInChange(state: TripState, move: string): TripState {
  const { change, history } = state;
  if (change === null) throw new Error('There is no change');
  const level = waitingLevel(change.status) ?? 1;
  const ended = (status: ChangeState['status'], ...said: string[]): TripState => ({
    ...state,
    viewer: 'traveler',
    part: 'confirmed',
    change: { ...change, status },
    history: [...said, ...history],
  });
  switch (move) {
    case 'approve the change':
      return sent(state, change, level, [`Change approved, level ${level}`]);
    case 'reject the change': {
      const rejected = ended('refused', `Change rejected, level ${level}`);
      return { ...rejected, change: { ...change, status: 'refused', rejectedAt: level } };
    }
    case 'no approval of the change comes in time':
      return ended('expired', 'Approval of the change expired');
    case 'withdraw the change':
      return ended('withdrawn', 'Change withdrawn');
    case 'the hotel changes it':
      return ended('done', 'Changed');
    case 'the new days are sold out':
      return ended('failed', 'Change not made');
    case 'the answer of the hotel is lost':
    case 'the hotel is not reached':
      return {
        ...state,
        part: 'unknown',
        change: { ...change, status: 'unknown', isUnheard: move === 'the hotel is not reached' },
        history: ['Answer from the supplier lost', ...history],
      };
    case 'the hotel is asked again': {
      const found = 'Booking looked up at the supplier';
      return change.isUnheard ? sent(state, change, 2, [found]) : ended('done', 'Changed', found);
    }
  }
  throw new Error(`Nothing is known of the move “${move}”`);
}
