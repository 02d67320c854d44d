import { and, eq, sql } from 'drizzle-orm'
import { holdClass } from '#src/features/learning/class/server/state.ts'
import type { Call } from '#src/server/kernel.ts'
import { cleanHtml } from '#src/server/text/rich-text.ts'
import { textOfHtml } from '#src/server/text/text-of-html.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { announcementApi as api } from '../contract.ts'
import { announcementErrors as errors } from '../errors.ts'
import { saysSomething } from '../forms.ts'
import { daysAhead, wordsMost } from '../limits.ts'
import { announcements } from '../tables.ts'
import { nameFiles } from './files-of.ts'
import { holdAnnouncement } from './find.ts'
import { mayBeMore, mayChange, mayWrite } from './rules.ts'
import { tellAt } from './tell.ts'

/** Returns what was written as it is stored. @throws announcement.empty, announcement.tooLong */
function bodyOf(given: string): string {
  const body = cleanHtml(given)
  if (!saysSomething(body)) throw new AppError(errors.empty)
  if (textOfHtml(body).length > wordsMost) throw new AppError(errors.tooLong)
  return body
}

/** Returns the moment of publication. @throws announcement.badTime */
function momentOf(given: string | null): Date {
  const now = Date.now()
  if (given === null) return new Date(now)
  const moment = new Date(given).getTime()
  if (moment <= now || moment > now + daysAhead * 86_400_000) throw new AppError(errors.badTime)
  return new Date(moment)
}

/** Writes an announcement. A repeated call with its key answers with the first one. */
export async function createAnnouncement(call: Call<typeof api.create>) {
  const { db, viewer, input } = call
  const { classId, key, title, pinned } = input
  const body = bodyOf(input.body)
  return db.transaction(async (tx) => {
    must(mayWrite(await holdClass(tx, { classId, userId: viewer.id })))
    const [same] = await tx
      .select({ announcementId: announcements.id })
      .from(announcements)
      .where(and(eq(announcements.classId, classId), eq(announcements.key, key)))
    if (same) return same
    const publishAt = momentOf(input.publishAt)
    must(mayBeMore(await tx.$count(announcements, eq(announcements.classId, classId))))
    const [made] = await tx
      .insert(announcements)
      .values({
        ...{ classId, key, title, body, authorId: viewer.id },
        // The clock of the database decides what is published.
        publishAt: input.publishAt === null ? sql`now()` : publishAt,
        pinnedAt: pinned ? sql`now()` : null,
      })
      .returning({ announcementId: announcements.id })
    const { announcementId } = made!
    await nameFiles(tx, { announcementId, body, viewer })
    await tellAt(tx, call, { announcementId, publishAt })
    return made!
  })
}

/** Changes an announcement. One that is published keeps its time, and says that it was edited. */
export async function editAnnouncement(call: Call<typeof api.edit>) {
  const { db, viewer, input } = call
  const { announcementId, title, pinned } = input
  const body = bodyOf(input.body)
  await db.transaction(async (tx) => {
    const found = await holdAnnouncement(tx, { announcementId, userId: viewer.id })
    must(mayChange(found))
    if (found.published && input.publishAt !== null) throw new AppError(errors.isPublished)
    const isSame = found.title === title && found.body === body
    const isPutOff = !found.published && input.publishAt !== found.publishAt.toISOString()
    const publishAt = isPutOff ? momentOf(input.publishAt) : found.publishAt
    await tx
      .update(announcements)
      .set({
        ...{ title, body },
        ...(pinned !== found.pinned && { pinnedAt: pinned ? sql`now()` : null }),
        ...(isPutOff && { publishAt: input.publishAt === null ? sql`now()` : publishAt }),
        ...(found.published && !isSame && { editedAt: sql`now()` }),
      })
      .where(eq(announcements.id, announcementId))
    await nameFiles(tx, { announcementId, body, viewer })
    if (isPutOff) await tellAt(tx, call, { announcementId, publishAt })
  })
  return {}
}

/** Pins an announcement to the top, or unpins it. */
export async function setPinned({ db, viewer, input }: Call<typeof api.setPinned>) {
  const { announcementId, pinned } = input
  await db.transaction(async (tx) => {
    const found = await holdAnnouncement(tx, { announcementId, userId: viewer.id })
    must(mayChange(found))
    if (found.pinned === pinned) return
    await tx
      .update(announcements)
      .set({ pinnedAt: pinned ? sql`now()` : null })
      .where(eq(announcements.id, announcementId))
  })
  return {}
}

/** Deletes an announcement, with what is known of its readers. */
export async function deleteAnnouncement({ db, viewer, input }: Call<typeof api.delete>) {
  const { announcementId } = input
  await db.transaction(async (tx) => {
    must(mayChange(await holdAnnouncement(tx, { announcementId, userId: viewer.id })))
    await tx.delete(announcements).where(eq(announcements.id, announcementId))
  })
  return {}
}
