import { eq, lt, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Config } from '#src/config.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { Db, Tx } from '../database/db.ts'
import type { Jobs, JobRun } from '../jobs/jobs.ts'
import { DeliveryError, type Driver } from './driver.ts'
import { hasExpired, mayRetry, type RetryOutcome } from './may-retry.ts'
import { mailHtml } from './mail-layout.ts'
import { redactOutbox } from './redact.ts'
import { secretUntil, type Template } from './templates.ts'
import { smsGatewayDriver } from './sms-gateway.ts'
import { smtpDriver } from './smtp.ts'
import { type Channel, outboxMessages } from './tables.ts'
import { installationMarks } from '../database/tables.ts'

/** A mail or a text message that leaves the site. */
export interface Mail {
  channel: Channel
  to: string
  template: Template
  locale: Locale
  /** The subject; only mail shows it. */
  subject: string
  text: string
  /** The HTML; without it, the site's layout is applied to the text. */
  html?: string
}

export interface Outbox {
  /** Sends after the caller's transaction commits, and never when it rolls back. */
  send(tx: Db | Tx, mail: Mail): Promise<void>
  /** Sends again a mail that failed or was kept; the row is locked, so that it is sent once. */
  retry(tx: Tx, id: number): Promise<RetryOutcome>
  /** Whether a driver can send by this channel. */
  hasDriver(channel: Channel): boolean
  close(): void
}

const deliverJob = 'outbox-deliver'
const tidyJob = 'outbox-tidy'
const redactJob = 'outbox-redact'
const keptDays = 90

/** Opens mail and SMS according to the settings. It defines jobs, so it runs before `jobs.start()`. */
export function openOutbox(
  given: { config: Config; db: Db; jobs: Jobs; log: Logger },
  production = process.env['NODE_ENV'] === 'production',
): Outbox {
  const { config, db, jobs, log } = given
  const drivers = openDrivers(config)
  jobs.define(
    deliverJob,
    { retries: 8, retryDelay: 5, timeout: 120, concurrency: 4 },
    ({ id }: { id: number }, run) => deliver(db, drivers, id, run),
  )
  jobs.define(tidyJob, {}, async () => {
    await db
      .delete(outboxMessages)
      .where(lt(outboxMessages.createdAt, sql`now() - make_interval(days => ${keptDays})`))
  })
  jobs.schedule(tidyJob, '17 3 * * *')
  jobs.define(redactJob, {}, () => redactOutbox(db))
  jobs.schedule(redactJob, '*/5 * * * *')
  return {
    async send(tx, mail) {
      const { template } = mail
      const status = drivers[mail.channel] ? 'waiting' : 'kept'
      const [row] = await tx
        .insert(outboxMessages)
        .values({ ...mail, template: template.id, status, secretUntil: secretUntil(template) })
        .returning({ id: outboxMessages.id })
      if (status === 'waiting') await jobs.enqueue(tx, deliverJob, { id: row!.id })
      // Developers and readers of the demo school have no mailbox, so the log shows the message itself.
      // A real school's log never does.
      else if (!production || (await isDemoSchool(tx)))
        log.info({ to: mail.to }, `${mail.channel}: ${mail.text}`)
    },
    async retry(tx, id) {
      const one = eq(outboxMessages.id, id)
      const [row] = await tx.select().from(outboxMessages).where(one).for('update')
      const outcome = mayRetry(row, row !== undefined && drivers[row.channel] !== undefined)
      if (outcome !== 'queued') return outcome
      await tx.update(outboxMessages).set({ status: 'waiting', lastError: null }).where(one)
      await jobs.enqueue(tx, deliverJob, { id })
      return outcome
    },
    hasDriver: (channel) => drivers[channel] !== undefined,
    close() {
      for (const driver of Object.values(drivers)) driver?.close()
    },
  }
}

async function isDemoSchool(tx: Db | Tx): Promise<boolean> {
  return (await tx.$count(installationMarks, eq(installationMarks.name, 'demo'))) > 0
}

type Drivers = Record<Channel, Driver | undefined>

function openDrivers(config: Config): Drivers {
  if (config.SMS_URL && !config.SMS_SECRET) throw new Error('SMS_URL also needs SMS_SECRET')
  return {
    mail: config.SMTP_URL
      ? smtpDriver(config.SMTP_URL, config.MAIL_FROM, (row) => mailHtml(config, row))
      : undefined,
    sms: config.SMS_URL ? smsGatewayDriver(config.SMS_URL, config.SMS_SECRET!) : undefined,
  }
}

async function deliver(db: Db, drivers: Drivers, id: number, run: JobRun): Promise<void> {
  const one = eq(outboxMessages.id, id)
  const [row] = await db.select().from(outboxMessages).where(one)
  // Sent in a run whose end the queue did not hear of, or given up.
  if (row?.status !== 'waiting') return
  if (hasExpired(row)) {
    const lastError = 'expired before it could be sent'
    await db.update(outboxMessages).set({ status: 'failed', lastError }).where(one)
    return
  }
  const driver = drivers[row.channel]
  if (!driver) {
    await db.update(outboxMessages).set({ status: 'kept' }).where(one)
    return
  }
  const attempts = sql`${outboxMessages.attempts} + 1`
  try {
    await driver.deliver(row, run.signal)
  } catch (error) {
    const lastError = error instanceof DeliveryError ? error.message : 'unexpected error'
    const lasting = error instanceof DeliveryError && error.lasting
    const status = lasting || run.last ? 'failed' : 'waiting'
    await db.update(outboxMessages).set({ status, attempts, lastError }).where(one)
    if (lasting) return
    throw error
  }
  const sent = { status: 'sent' as const, attempts, lastError: null, sentAt: new Date() }
  await db.update(outboxMessages).set(sent).where(one)
}
