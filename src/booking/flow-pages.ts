import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { type ComponentType, createContext, use, useMemo } from 'react';
import { furthestSelector } from '#machines/booking/booking-selectors.ts';
import { useBooking, useBookingSelector, useChangeTarget } from '../actors/booking/booking-hooks.ts';
import type { BookingStep } from '../components/booking/BookingSteps.tsx';

export interface StepPage {
  path: string;
  label: MessageDescriptor;
}

export interface RestoreTextProps {
  because: 'newSearch' | 'otherResult' | 'otherOffer';
  name: string;
}

export interface FlowPages<Step extends string = string> {
  steps: Readonly<Record<Step, StepPage>>;
  kept: MessageDescriptor;
  RestoreText: ComponentType<RestoreTextProps>;
}

export const FlowPagesContext = createContext<FlowPages | null>(null);

export function useFlowPages(): FlowPages {
  const pages = use(FlowPagesContext);
  if (!pages) throw new Error('There is no BookingFlow above this component');
  return pages;
}

export function stepAt({ steps }: FlowPages, pathname: string): string | null {
  const address = pathname.replace(/\/$/, '');
  return Object.keys(steps).find((step) => steps[step]?.path === address) ?? null;
}

export function pathOf({ steps }: FlowPages, step: string): string {
  const page = steps[step];
  if (!page) throw new Error(`The step ${step} has no page`);
  return page.path;
}

interface StepBar {
  steps: readonly BookingStep[];
  /** The last step that can be opened, counted from 0. */
  furthest: number;
}

const REVIEW = msg`Review`;

export function useStepBar(): StepBar {
  const { i18n } = useLingui();
  const pages = useFlowPages();
  const { flow } = useBooking();
  const furthest = useBookingSelector(furthestSelector(flow));
  const isChange = useChangeTarget() !== null;
  const last = flow.steps.at(-1)?.name;
  const steps = useMemo(
    () =>
      Object.entries(pages.steps).map(([name, { path, label }]) => ({
        href: path,
        label: i18n._(isChange && name === last ? REVIEW : label),
      })),
    [pages, i18n, isChange, last],
  );
  return { steps, furthest: flow.steps.findIndex(({ name }) => name === furthest) };
}
