/** An answer before it is written: its status and its whole body. */
export interface Reply {
  status: number;
  body: object;
}

export function reply(status: number, data: unknown): Reply {
  return { status, body: { data } };
}

export function refuse(status: number, type: string, code: string): Reply {
  const error = { type, code, title: code, message: `${code} on purpose`, source: null };
  return { status, body: { errors: [error], meta: { status, request_id: 'FsJylo0rd-49aeQAAUaB' } } };
}
