import process from 'node:process'
import { loadDemo } from '#demo/load.ts'
import { readConfig } from './config.ts'
import { createApp } from './server/app.ts'
import { openDatabase } from './server/open-database.ts'
import { openLogger } from './server/logger.ts'
import { prepareSchool } from './server/prepare-school.ts'
import { onStopSignal } from './server/stop-signals.ts'
import { demoAccounts, firstAdministrator, listening } from './server/start-text.ts'

const started = performance.now()
const development = process.argv.includes('--dev')
const withDemo = !process.argv.includes('--no-demo')

async function main(): Promise<void> {
  const config = readConfig()
  const log = openLogger(config)
  const database = await openDatabase(config, log, (why) => {
    log.fatal(why)
    process.exit(1)
  })
  const app = await createApp({
    config,
    database: database.config,
    log,
    pages: development ? 'development' : 'built',
  })
  const school = await prepareSchool(app.kernel, {
    demo: withDemo && config.FARSAIL_DEMO ? loadDemo : undefined,
  })

  const stop = async (signal: string) => {
    log.info({ signal }, 'stopping')
    await app.close()
    await database.stop()
    log.info('stopped')
    process.exit(0)
  }
  onStopSignal((signal) => void stop(signal))

  await app.kernel.app.listen({ port: config.PORT, host: config.HOST })
  const seconds = (performance.now() - started) / 1000
  process.stdout.write(listening(app.kernel, seconds))
  if (school.demo) process.stdout.write(demoAccounts())
  if (school.administrator) process.stdout.write(firstAdministrator(school.administrator))
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  )
  process.exit(1)
})
