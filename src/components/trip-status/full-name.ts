interface NamedPerson {
  firstName: string;
  lastName: string;
}

export function fullName({ firstName, lastName }: NamedPerson): string {
  return `${firstName} ${lastName}`;
}
