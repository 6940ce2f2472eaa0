interface WaitingTime {
  amount: number;
  unit: 'seconds' | 'minutes';
}

const LONGEST_IN_SECONDS = 90;

export function waitingTime(seconds: number): WaitingTime {
  const whole = Math.max(1, Math.ceil(seconds));
  return whole <= LONGEST_IN_SECONDS
    ? { amount: whole, unit: 'seconds' }
    : { amount: Math.ceil(whole / 60), unit: 'minutes' };
}
