import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Title } from '@mantine/core';
import { DialogFrame } from '../../components/dialog/DialogFrame.tsx';
import classes from './KeysDialog.module.css';

export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <DialogFrame
      open
      title={<Trans>Keys</Trans>}
      onLeave={onClose}
      buttons={
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <KeyList />
    </DialogFrame>
  );
}

export function KeyList() {
  const { t } = useLingui();
  const groups = [
    {
      title: t`Everywhere`,
      keys: [
        { keys: ['Ctrl', 'K'], what: t`Search` },
        { keys: ['?'], what: t`Show these keys` },
        { keys: ['Esc'], what: t`Close a dialog or a menu` },
        { keys: ['Ctrl', 'Enter'], what: t`Confirm a dialog while typing` },
      ],
    },
    {
      title: t`A trip that waits for you`,
      keys: [
        { keys: ['A'], what: t`Approve` },
        { keys: ['R'], what: t`Reject` },
        { keys: ['J'], what: t`Next trip` },
        { keys: ['K'], what: t`Previous trip` },
      ],
    },
    {
      title: t`Calendars and seat maps`,
      keys: [
        { keys: ['←', '→', '↑', '↓'], what: t`Move between days or seats` },
        { keys: ['Page up', 'Page down'], what: t`Previous and next month` },
      ],
    },
  ];
  return (
    <>
      {groups.map(({ title, keys }) => (
        <section key={title}>
          <Title order={3} fz="sm">
            {title}
          </Title>
          <dl className={classes.keys}>
            {keys.map(({ keys: names, what }) => (
              <div key={what}>
                <dt>
                  {names.map((name) => (
                    <kbd key={name}>{name}</kbd>
                  ))}
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}
