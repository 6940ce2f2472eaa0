import path from 'node:path';
import { root } from './run-command.ts';
import type { Timing } from './schedule.ts';
import type { FileTimes, Result, Step } from './step.ts';

const MOST_FILES = 40;

export interface StepTimes {
  step: string;
  seconds: number;
  cpuSeconds: number | undefined;
  waitedSeconds: number;
  waitedFor: string[];
  files: FileTimes[];
}

export function readTimes({ name }: Step, { cpuSeconds, files = [] }: Result, timing: Timing): StepTimes {
  const { milliseconds, waitedMs, waitedFor } = timing;
  return {
    step: name,
    seconds: milliseconds / 1000,
    cpuSeconds,
    waitedSeconds: waitedMs / 1000,
    waitedFor,
    files,
  };
}

/** What is worth a word of a step's times: its seconds, and what kept it from a free lane for a second or more. */
export function formatTimes({ seconds, cpuSeconds, waitedSeconds, waitedFor }: StepTimes): string {
  const waited =
    waitedSeconds >= 1 ? `, waited ${waitedSeconds.toFixed(0)} s for ${waitedFor.join(', ')}` : '';
  return `${formatSeconds(seconds, cpuSeconds)}${waited}`;
}

function formatSeconds(seconds: number, cpuSeconds: number | undefined): string {
  const cpu = cpuSeconds === undefined ? '' : `${cpuSeconds.toFixed(1)} s CPU`;
  return `${seconds.toFixed(1).padStart(7)} s ${cpu.padStart(12)}`;
}

/** The slowest files of all steps, each with its step. */
export function listSlowestFiles(steps: StepTimes[]): (FileTimes & { step: string })[] {
  return steps
    .flatMap(({ step, files }) => files.map((times) => ({ step, ...times, file: shorten(times.file) })))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, MOST_FILES);
}

export function formatFiles(files: ReturnType<typeof listSlowestFiles>): string {
  return files
    .map(
      ({ step, file, seconds, cpuSeconds }) => `${formatSeconds(seconds, cpuSeconds)}  ${file} (${step})\n`,
    )
    .join('');
}

/** Vitest names files by their whole path. */
function shorten(file: string): string {
  return path.isAbsolute(file) ? path.relative(root, file) : file;
}
