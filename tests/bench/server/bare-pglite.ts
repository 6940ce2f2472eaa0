import { createServer } from 'node:http';
import { PGlite } from '@electric-sql/pglite';

/** What the embedded database itself needs: it is opened, asked once, and then idle. */
const { PORT: port, DATA_DIR: dataDir } = process.env;
const pglite = await PGlite.create({ dataDir: `${dataDir}/pg` });
await pglite.query('select count(*) from users');
createServer((_, answer) => answer.end('ok')).listen(Number(port), '127.0.0.1');
process.on('SIGTERM', () => pglite.close().then(() => process.exit(0)));
