import process from 'node:process'
import { loadDemo } from '#demo/load.ts'
import { readConfig } from './config.ts'
import { beginMissingWorks } from '#src/features/content/file/server/begin-missing-works.ts'
import { createApp } from '#src/app/create-app.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { retryWorks } from '#src/server/media/retry-works.ts'
import { openDatabase } from '#src/server/database/open-database.ts'
import { openLogger } from '#src/server/observe/logger.ts'
import { listenHost } from '#src/app/listen-host.ts'
import { prepareSchool } from '#src/app/prepare-school.ts'
import { endsWithNpm, onStarterGone } from '#src/server/process/starter.ts'
import { onStopSignal } from '#src/server/process/stop-signals.ts'
import { closeFiles, makePrivateFiles } from '#src/server/storage/private-files.ts'
import {
  demoAccounts,
  firstAdministrator,
  listening,
  startWithoutNpm,
  working,
} from '#src/app/start-text.ts'

const started = performance.now()
const development = process.argv.includes('--dev')
const withDemo = !process.argv.includes('--no-demo')

/** The parts to stop, in the order in which they were started. */
const running: (() => Promise<void>)[] = []

let stopping: Promise<void> | undefined

/** A part that fails to stop must not keep the others, above all the database, from being stopped. */
const stopAll = () => (stopping ??= stopInReverse())

async function stopInReverse(): Promise<void> {
  for (const stop of running.splice(0).reverse()) {
    await stop().catch((error: unknown) => process.stderr.write(`${textOf(error)}\n`))
  }
}

const textOf = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)

async function main(): Promise<void> {
  makePrivateFiles()
  const config = readConfig()
  const log = openLogger(config)
  // A signal in the middle of a start stops everything too: nothing may be left running.
  onStopSignal((signal) => {
    log.info({ signal }, 'stopping')
    void stopAll().then(() => process.exit(0))
  })
  onStarterGone(() => {
    log.info('stopping: npm has ended')
    void stopAll().then(() => process.exit(0))
  })
  await closeFiles(config.FARSAIL_DATA)
  const opening = openDatabase(config, log, (why) => {
    log.fatal(why)
    process.exit(1)
  })
  // Registered before it is open, because its server may be running already when the signal comes.
  running.push(() =>
    opening.then(
      ({ stop }) => stop(),
      () => {},
    ),
  )
  const database = await opening
  const app = await createApp({
    config,
    database: database.config,
    log,
    pages: config.WORKER === 'only' ? 'none' : development ? 'development' : 'built',
  })
  running.push(app.close)
  if (config.WORKER === 'only') {
    await app.kernel.app.listen({ port: config.PORT, host: config.HOST ?? '0.0.0.0' })
    retryMissed(app.kernel)
    process.stdout.write(working(app.kernel, (performance.now() - started) / 1000))
    return
  }
  const school = await prepareSchool(app.kernel, {
    demo: withDemo && config.FARSAIL_DEMO ? loadDemo : undefined,
  })
  const host = listenHost(config.HOST, school.demo)
  await app.kernel.app.listen({ port: config.PORT, host })
  // In the background: the school is open before its films have been made ready.
  beginMissingWorks(app.kernel).catch((error: unknown) => log.error({ err: error }, 'media work'))
  if (config.WORKER !== 'none') retryMissed(app.kernel)
  const seconds = (performance.now() - started) / 1000
  process.stdout.write(listening(app.kernel, seconds))
  if (school.demo) process.stdout.write(demoAccounts({ isHereOnly: config.HOST === undefined }))
  if (school.administrator) process.stdout.write(firstAdministrator(school.administrator))
  if (endsWithNpm()) process.stdout.write(startWithoutNpm)
}

/** In the background, too: an FFmpeg that has come since is used for the films that lacked it. */
function retryMissed(kernel: Kernel): void {
  retryWorks(kernel).catch((error: unknown) => kernel.log.error({ err: error }, 'media work'))
}

main().catch(async (error: unknown) => {
  // An interrupted start fails because the parts that it needs have been stopped.
  if (stopping) return
  process.stderr.write(`${textOf(error)}\n`)
  await stopAll()
  process.exit(1)
})
