/** The e-mail addresses of those who can sign in. */
export async function readAccounts(
  executeSql: (text: string) => Promise<{ rows: object[] }>,
): Promise<string[]> {
  const { rows } = await executeSql(
    `select u.email from users u
      where u.active and u.password_hash is not null and exists (
        select from company_users m join companies c on c.id = m.company_id
        where m.user_id = u.id and m.active and c.active)
      order by u.email`,
  );
  return (rows as { email: string }[]).map(({ email }) => email); // what was selected
}
