import { createServer } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { desc, eq } from 'drizzle-orm'
import { loadDemo } from '#demo/load.ts'
import { readConfig } from '#src/config.ts'
import { createApp } from '#src/server/app.ts'
import { openLogger } from '#src/server/logger.ts'
import { openDatabase } from '#src/server/open-database.ts'
import { outboxMessages } from '#src/server/outbox/tables.ts'
import { prepareSchool } from '#src/server/prepare-school.ts'

/**
 * The real product with its demo school in a folder of its own, and beside it (one port higher) a
 * mailbox: GET /?to=13800000000 answers the text last sent there, as a person would read it.
 */
const port = Number(process.env['E2E_PORT'])
const folder = await mkdtemp(join(tmpdir(), 'farsail-e2e-'))
const config = readConfig({
  PORT: String(port),
  HOST: '127.0.0.1',
  FARSAIL_DATA: folder,
  PUBLIC_URL: `http://localhost:${port}`,
  LOG_LEVEL: 'error',
  ARGON2_MEMORY_KIB: '1024',
  // Every test comes from one address.
  RATE_PER_MINUTE: '1000000',
})
const log = openLogger(config)
const database = await openDatabase(config, log, (why) => {
  process.stderr.write(`${why}\n`)
  process.exit(1)
})
const app = await createApp({ config, database: database.config, log, pages: 'built' })
await prepareSchool(app.kernel, { demo: loadDemo })

const mailbox = createServer((request, response) => {
  const to = new URL(request.url ?? '/', 'http://localhost').searchParams.get('to') ?? ''
  void app.kernel.db
    .select({ text: outboxMessages.text })
    .from(outboxMessages)
    .where(eq(outboxMessages.to, to))
    .orderBy(desc(outboxMessages.id))
    .limit(1)
    .then(([message]) => response.end(message?.text ?? ''))
})

process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())
async function stop() {
  mailbox.close()
  await app.close()
  await database.stop()
  await rm(folder, { recursive: true, force: true })
  process.exit(0)
}

mailbox.listen(port + 1, '127.0.0.1')
await app.kernel.app.listen({ port, host: '127.0.0.1' })
