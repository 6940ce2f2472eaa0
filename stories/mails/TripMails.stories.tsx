import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrowDark } from '../support/frames.tsx';
import { lookAtMail } from '../support/mails/look-at-mail.ts';
import { MailPreview } from '../support/mails/MailPreview.tsx';

const meta = { component: MailPreview, play: lookAtMail } satisfies Meta<typeof MailPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TripConfirmed: Story = { args: { kind: 'trip_confirmed' } };
export const TripConfirmedNarrowDark: Story = { ...TripConfirmed, globals: narrowDark };
export const TripFailed: Story = { args: { kind: 'trip_failed' } };
export const TripPartlyFailed: Story = { args: { kind: 'trip_partly_failed' } };
export const TripCancelled: Story = { args: { kind: 'trip_cancelled' } };
export const CancellationDearer: Story = { args: { kind: 'cancellation_dearer' } };
export const TripPartCancelled: Story = { args: { kind: 'trip_part_cancelled' } };
export const ChangedByAirline: Story = { args: { kind: 'trip_airline_changed' } };
export const ChangeByAirlineAccepted: Story = { args: { kind: 'trip_airline_accepted' } };
