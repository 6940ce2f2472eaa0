import { Plural, useLingui } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import { LONGEST_TEXT } from './request-values.ts';

/** From this length on, the number of characters left is shown. */
const COUNTED_FROM = LONGEST_TEXT - 400;

interface RequestTextFieldProps {
  text: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

/** The wishes of the traveller, in free text. */
export function RequestTextField({ text, error, onChange }: RequestTextFieldProps) {
  const { t } = useLingui();
  const left = LONGEST_TEXT - text.length;
  return (
    <div>
      <Textarea
        variant="standard"
        label={t`What do you want?`}
        description={t`Times, class, seats, how many rooms, what a visa is for: all that the agency has to know.`}
        rows={6}
        maxLength={LONGEST_TEXT}
        value={text}
        error={error}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <p role="status">
        {text.length >= COUNTED_FROM ? (
          <Plural value={left} one="# character left" other="# characters left" />
        ) : null}
      </p>
    </div>
  );
}
