import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ResultMap } from '#src/components/map/ResultMap.tsx';
import { dark, inMargin, narrow, narrowDark, wide } from '#stories/support/frames.tsx';

const inMapFrame: Decorator = (Story) => (
  <div style={{ height: 480 }}>
    <Story />
  </div>
);

const ZURICH = { latitude: 47.3769, longitude: 8.5417 };
const hotel = (id: string, name: string, latitude: number, longitude: number, amount: number) => ({
  id,
  name,
  latitude,
  longitude,
  price: { amount, currency: 'CHF' },
});
const HOTELS = [
  hotel('uto', 'Pension Uto', 47.3667, 8.53, 14_800),
  hotel('limmat', 'Hotel Limmat', 47.3785, 8.543, 21_900),
  hotel('airport', 'Airport Inn', 47.4502, 8.5618, 18_950),
  hotel('lake', 'Seehof', 47.3505, 8.5608, 24_300),
];

const meta = {
  component: ResultMap,
  decorators: [inMapFrame],
  globals: wide,
  args: {
    names: { title: 'Map of the hotels', countOf: (points) => `${points} hotels`, unit: 'km' },
    points: HOTELS,
    active: null,
    pointed: null,
    landmarks: [{ id: 'office', name: 'Zurich office', latitude: 47.3915, longitude: 8.5172 }],
    surroundings: { center: ZURICH, radiusKm: 6 },
    styleUrl: undefined,
    onActivate: fn(),
    onSearchArea: fn(),
    onBlank: fn(),
  },
} satisfies Meta<typeof ResultMap>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const MAP = { name: 'Map of the hotels' };

/** Each marker is wholly on the map. */
async function expectWholeMarkers(canvas: Canvas): Promise<void> {
  const map = (await canvas.findByRole('region', MAP)).getBoundingClientRect();
  const markers = await canvas.findAllByRole('button', { name: /CHF/ });
  for (const marker of markers) {
    const { left, right, top, bottom } = marker.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(map.left);
    await expect(right).toBeLessThanOrEqual(map.right);
    await expect(top).toBeGreaterThanOrEqual(map.top);
    await expect(bottom).toBeLessThanOrEqual(map.bottom);
  }
}

export const BuiltIn: Story = {
  name: 'Built-in map',
  play: async ({ args, canvas, userEvent }) => {
    await expectWholeMarkers(canvas);
    await expect(canvas.getByText('Zurich office')).toBeVisible();
    await expect(canvas.getByText(/^\d+ km$/)).toBeVisible();
    await expect(await canvas.findByText(/Natural Earth/, undefined, { timeout: 15_000 })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Airport Inn/ }));
    await expect(args.onActivate).toHaveBeenCalledWith('airport');
    await expect(args.onBlank).not.toHaveBeenCalled();
  },
};
export const BuiltInDark: Story = { ...BuiltIn, name: 'Built-in map, dark', globals: { ...wide, ...dark } };
export const BuiltInNarrow: Story = { ...BuiltIn, name: 'Built-in map on a phone', globals: narrow };
export const BuiltInNarrowDark: Story = { ...BuiltInNarrow, name: 'On a phone, dark', globals: narrowDark };

/** The marker of the result under the pointer in the list. */
export const Pointed: Story = {
  args: { pointed: 'limmat', active: 'uto' },
  play: async ({ canvas }) => {
    const marker = await canvas.findByRole('button', { name: /^Hotel Limmat/ });
    await expect(marker).toHaveAttribute('data-pointed', 'true');
    await expect(getComputedStyle(marker).boxShadow).not.toBe('none');
  },
};

export const Miles: Story = {
  args: { names: { ...meta.args.names, unit: 'mi' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^\d+ mi$/)).toBeVisible();
  },
};

/** With the keyboard: the map itself is a tab stop, and the arrows move it. */
export const SearchThisArea: Story = {
  name: 'Search this area',
  play: async ({ args, canvas, userEvent }) => {
    const map = await canvas.findByRole('region', MAP);
    await canvas.findAllByRole('button', { name: /CHF/ });
    await expect(canvas.queryByRole('button', { name: 'Search this area' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    map.querySelector('canvas')?.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Search this area' }));
    await expect(args.onSearchArea).toHaveBeenCalledWith({
      center: { latitude: expect.any(Number), longitude: expect.any(Number) },
      radiusKm: expect.any(Number),
    });
    await expect(canvas.queryByRole('button', { name: 'Search this area' })).toBeNull();
    await expectWholeMarkers(canvas);
  },
};

const INLAND = { latitude: 26.2, longitude: 22.7 };

/** The Sahara: neither a name nor a line near a single hotel. */
export const Blank: Story = {
  name: 'Nothing to see',
  args: {
    points: [hotel('oasis', 'Oasis', 26.2, 22.7, 9900)],
    surroundings: { center: INLAND, radiusKm: 1 },
  },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onBlank).toHaveBeenCalled(), { timeout: 15_000 });
  },
};

export const WithoutWebGL: Story = {
  decorators: [inMargin],
  beforeEach: () => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = () => null;
    return () => {
      HTMLCanvasElement.prototype.getContext = getContext;
    };
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("This browser can't show maps")).toBeVisible();
  },
};
