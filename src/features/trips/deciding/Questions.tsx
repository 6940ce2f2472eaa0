import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Text, Textarea } from '@mantine/core';
import type { ApprovalQuestion, Trip } from '#domain/contract.ts';
import { submitByKeys } from '../../../components/form/submit-by-keys.ts';
import { useAppForm } from '../../../components/form/use-app-form.ts';
import { Notice } from '../../../components/Notice.tsx';
import { Surface } from '../../../components/Page.tsx';
import { Spinner } from '../../../components/Spinner.tsx';
import { fullName } from '../../../components/trip-status/full-name.ts';
import { partName } from '../../../components/trip-status/part-name.ts';
import { formatInstant } from '../../../i18n/format.ts';
import type { AskingProps } from './asking.ts';

const LONGEST_ANSWER = 1000;

interface QuestionsProps {
  trip: Trip;
  zone: string;
  asking: Pick<AskingProps, 'answering' | 'onAnswer'>;
}

export function Questions({ trip, zone, asking }: QuestionsProps) {
  const { t } = useLingui();
  const { questions = [] } = trip;
  if (questions.length === 0) return null;
  return (
    <section aria-label={t`Questions before the decision`} data-focus="none" data-screen-only="true">
      <Surface>
        <Stack component="ol" gap="lg">
          {questions.map((question) => (
            <Stack component="li" key={question._id} gap="xs">
              <Asked trip={trip} question={question} zone={zone} />
              <Answer question={question} zone={zone} asking={asking} />
            </Stack>
          ))}
        </Stack>
      </Surface>
    </section>
  );
}

interface AskedProps extends Pick<QuestionsProps, 'trip' | 'zone'> {
  question: ApprovalQuestion;
}

function Asked({ trip, question: { text, at, by, onBehalfOf, changeId }, zone }: AskedProps) {
  const name = fullName(by);
  const other = onBehalfOf ? fullName(onBehalfOf) : null;
  const change = trip.changes?.find(({ _id }) => _id === changeId);
  const changed = change ? partName(change.after) : null;
  return (
    <>
      <p>
        <strong>
          {other ? (
            <Trans>
              {name} for {other} asks:
            </Trans>
          ) : (
            <Trans>{name} asks:</Trans>
          )}
        </strong>{' '}
        <Text component="time" dateTime={at} c="dimmed" fz="xs">
          {formatInstant(at, zone)}
        </Text>
      </p>
      {changed ? (
        <Text c="dimmed" fz="xs">
          <Trans>About the change of {changed}</Trans>
        </Text>
      ) : null}
      <Text variant="written">{text}</Text>
    </>
  );
}

interface AnswerProps extends Pick<QuestionsProps, 'zone' | 'asking'> {
  question: ApprovalQuestion;
}

function Answer({ question: { _id, answer, mayAnswer }, zone, asking }: AnswerProps) {
  if (!answer) {
    return mayAnswer ? (
      <AnswerForm questionId={_id} asking={asking} />
    ) : (
      <Text c="dimmed" fz="xs">
        <Trans>Not answered yet</Trans>
      </Text>
    );
  }
  const name = fullName(answer.by);
  return (
    <blockquote data-quote="true">
      <p>
        <strong>
          <Trans>{name} answers:</Trans>
        </strong>{' '}
        <Text component="time" dateTime={answer.at} c="dimmed" fz="xs">
          {formatInstant(answer.at, zone)}
        </Text>
      </p>
      <Text variant="written">{answer.text}</Text>
    </blockquote>
  );
}

interface AnswerFormProps extends Pick<QuestionsProps, 'asking'> {
  questionId: string;
}

function AnswerForm({ questionId, asking: { answering, onAnswer } }: AnswerFormProps) {
  const { t } = useLingui();
  const own = answering?.questionId === questionId ? answering : null;
  const sending = own?.sending ?? false;
  const form = useAppForm({
    initialValues: { text: '' },
    validate: ({ text }) => (text.trim() === '' ? { text: t`Required` } : {}),
    pending: sending,
    onSubmit: ({ text }) => onAnswer(questionId, text.trim()),
  });
  return (
    <form data-fields="close" data-touch="wide" {...form.formProps}>
      {own?.refusal ? <Notice kind="error">{own.refusal}</Notice> : null}
      <Textarea
        variant="standard"
        label={t`Your answer`}
        rows={2}
        maxLength={LONGEST_ANSWER}
        key={form.key('text')}
        {...form.getInputProps('text')}
        onKeyDown={submitByKeys}
      />
      <div>
        <Button type="submit" aria-disabled={sending} leftSection={sending ? <Spinner size={18} /> : null}>
          <Trans>Send answer</Trans>
        </Button>
      </div>
    </form>
  );
}
