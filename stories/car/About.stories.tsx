import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrowDark } from '#stories/support/frames.tsx';
import { AreaPage } from '#stories/support/pages/AreaPage.tsx';

const meta = {
  component: AreaPage,
  args: {
    area: 'car',
    children: 'Renting a car at an airport, a station or an address, and returning it there or elsewhere.',
    look: [
      'The total contains all that has to be paid; what is paid at the desk stands apart.',
      'A category is what is booked, the model an example of it.',
      'Opening hours are said before a time outside of them is chosen.',
      'Mileage, fuel, deposit and insurance are on the card or one step away.',
    ],
  },
} satisfies Meta<typeof AreaPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {};
export const StatesNarrowDark: Story = { globals: narrowDark };
