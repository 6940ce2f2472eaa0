import type { Trip } from '#domain/contract.ts';

type Level = Trip['verdict']['levels'][number];

const LEVELS: readonly Level[] = [1, 2];

export function approvalLevels({ verdict, bookingInfo }: Pick<Trip, 'verdict' | 'bookingInfo'>): Level[] {
  const { level1Approver, level2Approver } = bookingInfo;
  const approvers = { 1: level1Approver, 2: level2Approver };
  return LEVELS.filter((level) => verdict.levels.includes(level) || approvers[level] !== undefined);
}
