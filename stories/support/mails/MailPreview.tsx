import { MAILS } from 'virtual:mail-samples';
import { useComputedColorScheme } from '@mantine/core';
import { useState } from 'react';
import classes from './MailPreview.module.css';

export interface MailPreviewProps {
  kind: string;
}

/** A mail as a mail program shows it in the colour scheme of the story, and its plain text. */
export function MailPreview({ kind }: MailPreviewProps) {
  const [height, setHeight] = useState(600);
  const isDark = useComputedColorScheme() === 'dark';
  const mail = MAILS.get(kind);
  if (!mail) throw new Error(`There is no sample of the mail ${kind}`);
  return (
    <section aria-label="Mail" className={classes.preview}>
      <h1 className={classes.subject}>{mail.subject}</h1>
      <iframe
        className={classes.frame}
        style={{ height }}
        title="HTML"
        srcDoc={mail.html.replace('(prefers-color-scheme: dark)', isDark ? 'all' : 'not all')}
        onLoad={({ currentTarget }) => setHeight(currentTarget.contentDocument?.body.scrollHeight ?? 600)}
      />
      <pre className={classes.text}>{mail.text}</pre>
    </section>
  );
}
