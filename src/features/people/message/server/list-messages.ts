import { paged } from '#src/server/database/paged.ts'
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Call } from '#src/server/kernel.ts'
import { containsText } from '#src/server/text/contains-text.ts'
import { type MessageKind, messageKinds } from '#src/shared/message.ts'
import { type messageApi, messagesPerPage } from '../contract.ts'
import { messages } from '../tables.ts'

type ListMessages = Call<typeof messageApi.getSendMessageList>

/** Returns a page of the viewer's messages that match the filters, and counts of all by kind and state. */
export async function listMessages({ db, viewer, input, locale }: ListMessages) {
  const { keyword, page } = input
  const wanted = and(
    eq(messages.userId, viewer.id),
    input.kind && eq(messages.kind, input.kind),
    input.state === 'unread' ? isNull(messages.readAt) : undefined,
    input.state === 'read' ? isNotNull(messages.readAt) : undefined,
    contains(keyword),
  )
  const [counts, rows, found] = await Promise.all([
    countByKind(db, viewer.id),
    readPage(db, wanted, page),
    keyword === '' ? undefined : db.$count(messages, wanted),
  ])
  const total = found ?? countOf(counts, input)
  const english = locale === 'en-US'
  const toMessage = (row: (typeof rows)[number]) => ({
    Id: row.id,
    kind: row.kind,
    title: english ? row.titleEn : row.titleZh,
    text: english ? row.textEn : row.textZh,
    link: row.link,
    isRead: row.readAt !== null,
    createdAt: row.createdAt.toISOString(),
  })
  return {
    ...paged({ total, page, perPage: messagesPerPage, items: rows.map(toMessage) }),
    ...sumOf(counts),
    ofKind: Object.fromEntries(
      messageKinds.map((kind) => [kind, counts.get(kind) ?? { unread: 0, read: 0 }]),
    ) as Record<MessageKind, Counts>,
  }
}

interface Counts {
  unread: number
  read: number
}

/** Searches both languages, because a person may remember words from before a switch of language. */
function contains(keyword: string) {
  const { titleZh, titleEn, textZh, textEn } = messages
  return containsText(keyword, titleZh, titleEn, textZh, textEn)
}

/**
 * Reads the ids first, so that the rows skipped before a late page are never read with their texts, and
 * without filters come from the index alone.
 */
async function readPage(db: ListMessages['db'], wanted: ReturnType<typeof and>, page: number) {
  const ids = db
    .select({ id: messages.id })
    .from(messages)
    .where(wanted)
    .orderBy(desc(messages.id))
    .limit(messagesPerPage)
    .offset((page - 1) * messagesPerPage)
    .as('ids')
  const shown = alias(messages, 'shown')
  return db
    .select()
    .from(shown)
    .innerJoin(ids, eq(ids.id, shown.id))
    .orderBy(desc(shown.id))
    .then((rows) => rows.map((row) => row.shown))
}

async function countByKind(db: ListMessages['db'], userId: number) {
  const rows = await db
    .select({
      kind: messages.kind,
      unread: sql<number>`count(*) filter (where ${messages.readAt} is null)`.mapWith(Number),
      read: sql<number>`count(${messages.readAt})`.mapWith(Number),
    })
    .from(messages)
    .where(eq(messages.userId, userId))
    .groupBy(messages.kind)
  return new Map(rows.map(({ kind, unread, read }) => [kind, { unread, read }]))
}

function sumOf(counts: Iterable<[MessageKind, Counts]>): Counts {
  const sum = { unread: 0, read: 0 }
  for (const [, { unread, read }] of counts) {
    sum.unread += unread
    sum.read += read
  }
  return sum
}

function countOf(counts: Map<MessageKind, Counts>, { kind, state }: ListMessages['input']): number {
  const { unread, read } = kind ? (counts.get(kind) ?? { unread: 0, read: 0 }) : sumOf(counts)
  return { all: unread + read, unread, read }[state]
}
