// The product as src/main.ts assembles it, with a channel to the measuring process.
import { writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { Session } from 'node:inspector/promises'
import { desc, eq } from 'drizzle-orm'
import { loadDemo } from '#demo/load.ts'
import { readConfig } from '#src/config.ts'
import { createApp } from '#src/app/create-app.ts'
import { openLogger } from '#src/server/observe/logger.ts'
import { outboxMessages as messages } from '#src/server/outbox/tables.ts'
import { openDatabase } from '#src/server/database/open-database.ts'
import { prepareSchool } from '#src/app/prepare-school.ts'
import type { CacheTag } from '#src/shared/cache-tag.ts'
import { filmInServer } from './film-in-server.ts'
import { importsInServer } from './imports.ts'
import { answerParent } from './ipc.ts'
import { mailboxPath } from './sign-up.ts'
import { newLearners, prepareBench } from './school.ts'
import { newPeople, seedAccount } from './seed-account.ts'
import { seedAuthoring } from './seed-authoring.ts'
import { seedBank } from './seed-bank.ts'
import { seedLarge } from './seed-large.ts'

const config = readConfig()
const log = openLogger(config)
const database = await openDatabase(config, log, (why) => {
  log.fatal(why)
  process.exit(1)
})
const app = await createApp({ config, database: database.config, log, pages: 'built' })
const { kernel } = app
await prepareSchool(kernel, { demo: loadDemo })

kernel.app.get<{ Querystring: { to: string } }>(mailboxPath, async ({ query }) => {
  const [last] = await kernel.db
    .select({ text: messages.text })
    .from(messages)
    .where(eq(messages.to, query.to))
    .orderBy(desc(messages.id))
    .limit(1)
  return { text: last?.text ?? '' }
})

/** Tags that change before each request, so that the cache never has the page. */
let changing: CacheTag[] = []
kernel.app.server.prependListener('request', () => {
  if (changing.length > 0) kernel.events.publish('changed', changing)
})

const profiler = new Session()

answerParent({
  listen: async () => {
    await kernel.app.listen({ port: 0, host: '127.0.0.1' })
    return (kernel.app.server.address() as AddressInfo).port
  },
  seedLarge: () => seedLarge(kernel),
  seedAccount: () => seedAccount(kernel),
  seedAuthoring: () => seedAuthoring(kernel),
  seedBank: () => seedBank(kernel),
  people: (how: Parameters<typeof newPeople>[1]) => newPeople(kernel, how),
  prepare: () => prepareBench(kernel),
  learners: (how: Parameters<typeof newLearners>[1]) => newLearners(kernel, how),
  change: (tags: CacheTag[]) => {
    changing = tags
  },
  imports: () => importsInServer(kernel),
  film: () => filmInServer(kernel),
  cpu: () => process.cpuUsage(),
  memory: () => process.memoryUsage(),
  profile: async () => {
    profiler.connect()
    await profiler.post('Profiler.enable')
    await profiler.post('Profiler.start')
  },
  saveProfile: async (path: string) => {
    const { profile } = (await profiler.post('Profiler.stop')) as { profile: object }
    profiler.disconnect()
    await writeFile(path, JSON.stringify(profile))
  },
})

process.on('SIGTERM', () => {
  void (async () => {
    await app.close()
    await database.stop()
    process.exit(0)
  })()
})
