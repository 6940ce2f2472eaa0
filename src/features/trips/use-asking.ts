import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { QuestionToTraveler, Trip } from '#domain/contract.ts';
import { newKey } from '../../actors/booking/new-key.ts';
import { readData } from '../../api/errors.ts';
import { tripQuery } from '../../api/trip-queries.ts';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { describeError } from '../../i18n/describe-error.ts';
import type { AnsweringState, AskingProps, AskingState } from './deciding/asking.ts';

const QUESTIONS = '/api/trips/{tripId}/questions';
const CLOSED = { state: 'closed' } as const;

export function useAsking(trip: Trip): AskingProps {
  const { api } = useRouter().options.context;
  const { t } = useLingui();
  const client = useQueryClient();
  const [asking, setAsking] = useState<AskingState>(CLOSED);
  const [asked, setAsked] = useState(0);
  const [answering, setAnswering] = useState<AnsweringState | null>(null);
  const isSending = useRef(false);
  /** The question whose receipt is not certain, with its key for every attempt. */
  const unconfirmed = useRef<(QuestionToTraveler & { key: string }) | null>(null);

  function keyOf({ text, changeId }: QuestionToTraveler): string {
    const last = unconfirmed.current;
    const isSame = last?.text === text && last.changeId === changeId;
    const key = isSame ? last.key : newKey();
    unconfirmed.current = { text, key, changeId };
    return key;
  }

  async function send(work: () => Promise<Trip>, done: string): Promise<void> {
    isSending.current = true;
    try {
      client.setQueryData(tripQuery(api, trip._id).queryKey, await work());
      showToast(done, 'success');
    } finally {
      isSending.current = false;
    }
  }

  async function ask(text: string): Promise<void> {
    if (asking.state !== 'open' || isSending.current) return;
    const { subject } = asking;
    const question = { text, changeId: subject.kind === 'change' ? subject.changeId : undefined };
    setAsking({ ...asking, sending: true, refusal: null });
    try {
      const params = { path: { tripId: trip._id }, header: { 'Idempotency-Key': keyOf(question) } };
      const work = () => readData(api.http.POST(QUESTIONS, { params, body: question }));
      await send(work, t`The question is sent.`);
      unconfirmed.current = null;
      setAsking(CLOSED);
      setAsked(asked + 1);
    } catch (error) {
      setAsking({ ...asking, sending: false, refusal: describeError(error) });
    }
  }

  async function answer(questionId: string, text: string): Promise<void> {
    if (isSending.current) return;
    setAnswering({ questionId, sending: true, refusal: null });
    try {
      const params = { path: { tripId: trip._id, questionId } };
      const work = () =>
        readData(api.http.POST(`${QUESTIONS}/{questionId}/answer`, { params, body: { text } }));
      await send(work, t`The answer is sent.`);
      setAnswering(null);
    } catch (error) {
      setAnswering({ questionId, sending: false, refusal: describeError(error) });
    }
  }

  return {
    asking,
    asked,
    answering,
    onAsk: (subject) => setAsking({ state: 'open', subject, sending: false, refusal: null }),
    onLeaveAsking: () => setAsking(CLOSED),
    onSendQuestion: (text) => void ask(text),
    onAnswer: (questionId, text) => void answer(questionId, text),
  };
}
