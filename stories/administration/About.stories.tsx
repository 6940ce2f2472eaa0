import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrowDark } from '#stories/support/frames.tsx';
import { AreaPage } from '#stories/support/pages/AreaPage.tsx';

const meta = {
  component: AreaPage,
  args: {
    area: 'administration',
    children:
      'Site admins and company admins maintain companies, groups and people, with policies and practice.',
    look: [
      'Lists are tables on a wide window and cards on a narrow one, with the same order and actions.',
      'Forms name each mistake at its field and in a list above it.',
      'A policy is tried out on recent searches before it is saved.',
      'What was imported, refused or skipped is said line by line.',
    ],
  },
} satisfies Meta<typeof AreaPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {};
export const StatesNarrowDark: Story = { globals: narrowDark };
