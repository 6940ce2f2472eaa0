import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HotelMap } from '#src/components/map/HotelMap.tsx';
import { inMargin } from '#stories/support/frames.tsx';

const meta = {
  component: HotelMap,
  decorators: [inMargin],
  args: { points: [], active: null, surroundings: null, styleUrl: undefined, onActivate: fn() },
  beforeEach: () => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = () => null;
    return () => {
      HTMLCanvasElement.prototype.getContext = getContext;
    };
  },
} satisfies Meta<typeof HotelMap>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Maps themselves are seen among the hotels that they show. */
export const WithoutWebGL: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("This browser can't show maps")).toBeVisible();
  },
};
