import '../../i18n/catalogues/sign-in.ts';
import { selectRetryAfterSeconds, selectSignInState } from '#machines/session/session-selectors.ts';
import { useSession, useSessionSelector } from '../../actors/use-session.ts';
import { SignInScreen } from './SignInScreen.tsx';

export function SignIn() {
  const session = useSession();
  return (
    <SignInScreen
      state={useSessionSelector(selectSignInState)}
      retryAfterSeconds={useSessionSelector(selectRetryAfterSeconds)}
      onSubmit={(credentials) => session.send({ type: 'credentials.submit', ...credentials })}
    />
  );
}
