import { createServer, type Server, type Socket } from 'node:net';

export interface FakeSmtp {
  url: string;
  accepting: boolean;
  received: string[];
  close(): Promise<void>;
}

/** Speaks as much SMTP as is needed to be given a mail. */
export async function startFakeSmtp(): Promise<FakeSmtp> {
  const fake: FakeSmtp = { url: '', accepting: true, received: [], close: async () => undefined };
  const server: Server = createServer((socket) => converse(socket, fake));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server listens on no port');
  fake.url = `smtp://127.0.0.1:${address.port}`;
  fake.close = () => new Promise((resolve) => server.close(() => resolve()));
  return fake;
}

function converse(socket: Socket, fake: FakeSmtp): void {
  let mail: string | undefined;
  let rest = '';
  // Senders may die in the middle.
  socket.on('error', () => socket.destroy());
  socket.write('220 ready\r\n');
  socket.on('data', (data) => {
    rest += data.toString();
    const lines = rest.split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (mail === undefined) {
        if (line === 'DATA') mail = '';
        socket.write(answerTo(line, fake.accepting));
      } else if (line === '.') {
        fake.received.push(mail);
        mail = undefined;
        socket.write('250 kept\r\n');
      } else mail += `${line}\n`;
    }
  });
}

function answerTo(line: string, accepting: boolean): string {
  if (line.startsWith('MAIL') && !accepting) return '451 try again later\r\n';
  if (line === 'DATA') return '354 go on\r\n';
  return line === 'QUIT' ? '221 bye\r\n' : '250 fine\r\n';
}
