import { Trans } from '@lingui/react/macro';
import type { Role } from '#domain/contract.ts';
import { Scenery } from '../../components/Scenery.tsx';
import classes from './Greeting.module.css';
import { RoleDuty, RoleName } from './RoleTexts.tsx';

interface GreetingProps {
  firstName: string;
  companyName: string;
  role: Role;
  roleLabel: string | undefined;
  /** Leaves room for what is below. */
  compact: boolean;
}

/** The user, the company, and the role. */
export function Greeting({ firstName, companyName, role, roleLabel, compact }: GreetingProps) {
  return (
    <section className={classes.greeting} data-compact={compact}>
      <div className={classes.hero}>
        <Scenery />
        <h1>
          <Trans>Welcome, {firstName}</Trans>
        </h1>
        <p className={classes.duty}>
          <RoleDuty role={role} />
        </p>
      </div>
      <dl className={classes.facts}>
        <div>
          <dt>
            <Trans>Company</Trans>
          </dt>
          <dd>{companyName}</dd>
        </div>
        <div>
          <dt>
            <Trans>Role</Trans>
          </dt>
          <dd>{roleLabel ?? <RoleName role={role} />}</dd>
        </div>
      </dl>
    </section>
  );
}
