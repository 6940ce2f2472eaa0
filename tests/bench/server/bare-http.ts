import { createServer } from 'node:http';

/** What Node itself can do: the same answer, and nothing else. */
const { PORT: port, BODY: body } = process.env;
createServer((_, answer) => {
  answer.setHeader('content-type', 'application/json; charset=utf-8');
  answer.end(body);
}).listen(Number(port), '127.0.0.1');
