import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ExternalService } from '#domain/contract.ts';

export const SERVICE_WORDS = {
  rail: msg`Rail`,
  flight: msg`Flight`,
  hotel: msg`Hotel`,
  car: msg`Rental car`,
  visa: msg`Visa`,
  other: msg`Other`,
} satisfies Record<ExternalService, MessageDescriptor>;

export const SERVICES = Object.keys(SERVICE_WORDS) as ExternalService[];

export const SERVICE_ICONS = {
  rail: 'M7 4h10a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2ZM5 11h14M9 14h0M15 14h0M8.5 17 6 20.5M15.5 17l2.5 3.5',
  flight:
    'M20.8 3.2c-.9-.9-2.4-.7-3.3.2L14 6.9 5.5 4.6 4 6.1l7 3.8-3.4 3.5-2.6-.4L3.7 14.3l3.6 2 2 3.6 1.3-1.3-.4-2.6 3.5-3.4 3.8 7 1.5-1.5-2.3-8.5 3.5-3.5c.9-.9 1.1-2.4.2-3.3Z',
  hotel: 'M3 6v13M3 16h18M21 19v-6a3 3 0 0 0-3-3h-7v6M7 12.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  car: 'M4 12.5 6 7.5a2 2 0 0 1 1.9-1.3h8.2A2 2 0 0 1 18 7.5l2 5M4 12.5h16v5H4v-5ZM6 17.5v2M18 17.5v2M7.5 15h0M16.5 15h0',
  visa: 'M6 3.5h12v17H6v-17ZM12 13a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM9 17h6',
  other: 'M4 5h16v11h-8l-4.5 3.5V16H4V5ZM8 10.5h0M12 10.5h0M16 10.5h0',
} satisfies Record<ExternalService, string>;
