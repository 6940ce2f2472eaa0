import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { PictureSection } from '#src/features/users/PictureSection.tsx';
import { inMargin, narrowDark } from '#stories/support/frames.tsx';
import { hotelPicture } from '#stories/support/hotel/hotel-picture.ts';

const previewUrl = hotelPicture;

const meta = {
  component: PictureSection,
  decorators: [inMargin],
  args: {
    fullName: 'Anna Keller',
    imageUrl: undefined,
    lock: null,
    fault: null,
    change: { state: 'resting' },
    onChoose: fn(),
    onSend: fn(),
    onGiveUp: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof PictureSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('JPEG, PNG or WebP, up to 5 MB')).toBeVisible();
    const file = new File(['x'], 'anna.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('Picture file'), file);
    await expect(args.onChoose).toHaveBeenCalledWith(file);
  },
};
export const InitialsNarrowDark: Story = { globals: narrowDark };

export const Picture: Story = {
  args: { imageUrl: previewUrl },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    const dialog = canvas.getByRole('dialog', { name: 'Remove the picture?' });
    await expect(args.onRemove).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalled();
  },
};
export const Chosen: Story = { args: { change: { state: 'chosen', previewUrl, fileName: 'anna.jpg' } } };
export const Sending: Story = {
  args: { change: { state: 'sending', previewUrl, fileName: 'anna.jpg', share: 0.4 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'The picture is being sent' })).toHaveAttribute(
      'value',
      '40',
    );
  },
};
export const Removing: Story = {
  args: { imageUrl: previewUrl, change: { state: 'removing' }, onRemove: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const remove = canvas.getByRole('button', { name: 'Remove' });
    await expect(remove).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(remove);
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
};
export const TooLarge: Story = { args: { fault: 'This file is larger than 5 MB.' } };
export const ReadOnly: Story = { args: { imageUrl: previewUrl, lock: 'Only site admins can change this.' } };
