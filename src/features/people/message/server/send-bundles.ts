import { and, eq, lt, sql } from 'drizzle-orm'
import type { Job } from '#src/server/feature.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { bundledChannels } from '#src/shared/message.ts'
import { bundleMinutes } from '../contract.ts'
import { messageBundles, messages } from '../tables.ts'
import { bundleMail, bundleSms } from './notices.ts'
import { findRecipient } from './recipient.ts'

type Given = Pick<Kernel, 'config' | 'db' | 'outbox'>
type Channel = (typeof bundledChannels)[number]

const waits = { mail: messages.mailWaiting, sms: messages.smsWaiting }
const noLongerWaiting = { mail: { mailWaiting: false }, sms: { smsWaiting: false } }
/** Recipients read by one query. */
const batch = 500

/** Sends waiting important messages each minute, to one person at most once in `bundleMinutes`. */
export const bundlesJob: Job = {
  name: 'message-bundles',
  options: { retries: 0, timeout: 600 },
  cron: '* * * * *',
  run: (kernel) => sendBundles(kernel),
}

/** Sends a bundle to every person with waiting messages and no recent bundle. Simultaneous runs are safe. */
export async function sendBundles(given: Given): Promise<void> {
  for (const channel of bundledChannels) {
    for (let after = 0; ;) {
      const due = await findDue(given, channel, after)
      for (const userId of due) await sendBundle(given, channel, userId)
      if (due.length < batch) break
      after = due.at(-1)!
    }
  }
}

/** Returns the ids of people with waiting messages and no recent bundle, in order. */
async function findDue({ db }: Given, channel: Channel, after: number): Promise<number[]> {
  // The condition repeats that of the index `messages_waiting`, so that the query uses it.
  const { rows } = await db.execute<{ user_id: number }>(sql`
    select distinct ${messages.userId} from ${messages}
    where (${messages.mailWaiting} or ${messages.smsWaiting}) and ${waits[channel]}
      and ${messages.userId} > ${after}
      and not exists (
        select from ${messageBundles} where ${messageBundles.userId} = ${messages.userId}
          and ${messageBundles.channel} = ${channel} and ${messageBundles.sentAt} > ${longAgo})
    order by 1 limit ${batch}`)
  return rows.map((row) => row.user_id)
}

const longAgo = sql`now() - make_interval(mins => ${bundleMinutes})`

/** Sends one mail or text message with all waiting messages that the person has not read meanwhile. */
async function sendBundle(given: Given, channel: Channel, userId: number): Promise<void> {
  const { config, db, outbox } = given
  await db.transaction(async (tx) => {
    // The row is the lock: of two simultaneous runs the second finds the bundle sent.
    const [claimed] = await tx
      .insert(messageBundles)
      .values({ userId, channel, sentAt: sql`now()` })
      .onConflictDoUpdate({
        target: [messageBundles.userId, messageBundles.channel],
        set: { sentAt: sql`now()` },
        setWhere: lt(messageBundles.sentAt, longAgo),
      })
      .returning({ userId: messageBundles.userId })
    if (!claimed) return
    const waiting = await tx
      .update(messages)
      .set(noLongerWaiting[channel])
      .where(and(eq(messages.userId, userId), eq(waits[channel], true)))
      .returning({
        id: messages.id,
        kind: messages.kind,
        zh: messages.titleZh,
        en: messages.titleEn,
        textZh: messages.textZh,
        textEn: messages.textEn,
        link: messages.link,
        // Equal times mean a message stored as read, because its kind is switched off on the site.
        isRead: sql<boolean>`coalesce(${messages.readAt} > ${messages.createdAt}, false)`,
      })
    const recipient = await findRecipient(tx, userId)
    const to = channel === 'mail' ? recipient?.email : recipient?.phone
    // The person may have switched the kind off or unbound the contact meanwhile.
    const rows = waiting
      .filter((row) => !row.isRead && recipient?.on(row.kind, channel))
      .sort((a, b) => b.id - a.id)
    if (!recipient || !to || rows.length === 0) {
      // Without a bundle the next message need not wait.
      await tx
        .delete(messageBundles)
        .where(and(eq(messageBundles.userId, userId), eq(messageBundles.channel, channel)))
      return
    }
    const all = rows.map(({ zh, en, textZh, textEn, link }) => ({
      title: { zh, en },
      text: { zh: textZh, en: textEn },
      link,
    }))
    const make = channel === 'mail' ? bundleMail : bundleSms
    await outbox.send(tx, make(config, to, recipient.locale, all))
  })
}
