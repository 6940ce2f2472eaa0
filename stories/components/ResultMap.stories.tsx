import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ResultMap } from '#src/components/map/ResultMap.tsx';
import { inMargin } from '#stories/support/frames.tsx';

const meta = {
  component: ResultMap,
  decorators: [inMargin],
  args: {
    names: { title: 'Map of the hotels', countOf: (points) => `${points} hotels` },
    points: [],
    active: null,
    surroundings: null,
    styleUrl: undefined,
    onActivate: fn(),
  },
  beforeEach: () => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = () => null;
    return () => {
      HTMLCanvasElement.prototype.getContext = getContext;
    };
  },
} satisfies Meta<typeof ResultMap>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The map itself is shown in the stories of the results. */
export const WithoutWebGL: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("This browser can't show maps")).toBeVisible();
  },
};
