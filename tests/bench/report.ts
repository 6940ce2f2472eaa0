import { type Budget, type Figure, isWithin } from './goal.ts';
import type { GoalId } from './read-arguments.ts';

export interface Report {
  measuredAt: string;
  machine: string;
  figures: (Figure & { goal: GoalId })[];
  /** Goals that could not be measured. */
  faults: { goal: GoalId; fault: string }[];
}

const HEADINGS = ['id', 'what', 'measured', 'budget', 'floor'];

/** A table with straight columns; figures outside their budget are marked. */
export function formatReport({ machine, figures, faults }: Report): string {
  const rows = [HEADINGS, ...figures.map(formatRow)];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  return [
    machine,
    '',
    ...lines.map((line) => line.trimEnd()),
    ...faults.map(({ goal, fault }) => `${goal.toUpperCase()} could not be measured: ${fault}`),
  ].join('\n');
}

function formatRow({ goal, what, measured, unit, budget, floor = '' }: Report['figures'][number]): string[] {
  const missed = budget && !isWithin(measured, budget) ? ' (missed)' : '';
  const value = `${formatNumber(measured)}${unitText(unit)}${missed}`;
  return [goal.toUpperCase(), what, value, budget ? formatBudget(budget) : 'reported', floor];
}

function formatBudget(budget: Budget): string {
  return 'atMost' in budget ? `at most ${budget.atMost}` : `at least ${budget.atLeast}`;
}

function unitText(unit: Figure['unit']): string {
  return unit === 'ratio' || unit === 'count' || unit === 'score' ? '' : ` ${unit}`;
}

/** Three significant digits, and no fraction from a hundred on. */
function formatNumber(value: number): string {
  return value >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
}
