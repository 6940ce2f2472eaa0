import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ProfileAvatar } from '#src/components/ProfileAvatar.tsx';
import { dark, inMargin } from '#stories/support/frames.tsx';

const meta = {
  component: ProfileAvatar,
  decorators: [inMargin],
  args: { fullName: 'Anna Keller' },
} satisfies Meta<typeof ProfileAvatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('AK')).toBeVisible();
  },
};
export const InitialsDark: Story = { globals: dark };
export const Large: Story = { args: { size: 64 } };
export const Picture: Story = {
  args: {
    imageUrl:
      'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Cpath fill="%231976d2" d="M0 0h8v8H0z"/%3E%3C/svg%3E',
  },
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('img');
    await waitFor(() => expect(picture).toBeVisible());
    await expect(picture).toHaveAttribute('alt', '');
  },
};
export const PictureThatCanNotBeLoaded: Story = {
  args: { imageUrl: 'data:image/png;base64,AAAA' },
  play: async ({ canvas, canvasElement }) => {
    const picture = canvasElement.querySelector('img');
    await waitFor(() => expect(picture).toHaveProperty('complete', true));
    await expect(picture).not.toBeVisible();
    await expect(canvas.getByText('AK')).toBeVisible();
  },
};
export const ManyPeople: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
      {[
        'Anna Keller',
        'Beat Frei',
        'Céline Dubois',
        'Dario Rossi',
        'Élodie Müller',
        'Urs',
        'Jan van Dijk',
      ].map((fullName) => (
        <ProfileAvatar key={fullName} fullName={fullName} size={40} />
      ))}
    </div>
  ),
};
