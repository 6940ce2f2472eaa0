export interface Reply {
  status: number;
  body: object;
}

const auditData = { processTime: 32, environment: ['test'], internal: '0|06' };

export function reply(status: number, content: object): Reply {
  return { status, body: { auditData, ...content } };
}

export function refuse(status: number, code: string, message: string): Reply {
  return reply(status, { error: { code, message } });
}
