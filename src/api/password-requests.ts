import type { Api } from './client.ts';
import { readData } from './errors.ts';

export async function requestPasswordReset(api: Api, email: string): Promise<void> {
  await readData(api.http.POST('/api/auth/password/forgot', { body: { email } }));
}

export async function resetPassword(api: Api, reset: { token: string; newPassword: string }): Promise<void> {
  await readData(api.http.POST('/api/auth/password/reset', { body: reset }));
}

export async function changePassword(
  api: Api,
  userId: string,
  change: { currentPassword: string; newPassword: string },
): Promise<void> {
  await readData(
    api.http.PUT('/api/users/{userId}/password', { params: { path: { userId } }, body: change }),
  );
}
