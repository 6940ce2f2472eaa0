import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { contractQuery } from '../../api/contract-query.ts';
import { readData } from '../../api/errors.ts';
import { useSubmission } from '../../components/form/use-submission.ts';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { useAreaFailure } from '../../errors/use-area-failure.ts';
import { describeError } from '../../i18n/describe-error.ts';
import type { CalendarSectionProps, LoadedFeed } from './CalendarSection.tsx';

export function useCalendarFeed(isOwn: boolean): CalendarSectionProps {
  const { t } = useLingui();
  const { api } = useRouter().options.context;
  const client = useQueryClient();
  const query = contractQuery(api, 'get', '/api/calendar-feed');
  const { data, error, isFetching, refetch } = useQuery({ ...query, enabled: isOwn, throwOnError: false });
  const failure = useAreaFailure(error, () => void refetch());
  const [address, setAddress] = useState<string | null>(null);
  const { submission, submit } = useSubmission(async (change: 'make' | 'switchOff') => {
    if (change === 'make') {
      // The new address is given only once.
      const feed = await readData(api.http.POST('/api/calendar-feed'));
      setAddress(feed.address);
    } else {
      await readData(api.http.DELETE('/api/calendar-feed'));
      setAddress(null);
      showToast(t`The calendar address has ended.`, 'success');
    }
    await client.invalidateQueries({ queryKey: query.queryKey });
  });
  return {
    loaded: deriveFeed(),
    address,
    pending: submission.state === 'pending',
    fault: submission.state === 'failed' ? describeError(submission.error) : null,
    onMake: () => void submit('make'),
    onSwitchOff: () => void submit('switchOff'),
    onCopy: (text) => void copy(text),
  };

  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      showToast(t`The address is copied.`, 'success');
    } catch {
      // Without HTTPS, or where the browser forbids it.
      showToast(t`Your browser does not allow that. Please select the address and copy it.`, 'error');
    }
  }

  function deriveFeed(): LoadedFeed {
    if (data) return { state: 'ready', feed: data };
    return failure && !isFetching ? { state: 'failed', failure } : { state: 'loading' };
  }
}
