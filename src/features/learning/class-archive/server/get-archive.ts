import { and, eq, gt, sql } from 'drizzle-orm'
import { mayTeach } from '#src/features/learning/class/server/rules.ts'
import { headOf, readClass } from '#src/features/learning/class/server/state.ts'
import type { Db } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { fileUrl } from '#src/server/storage/file-url.ts'
import { files } from '#src/server/storage/tables.ts'
import { must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { AppError } from '#src/shared/errors.ts'
import type { ClassArchive, classArchiveApi } from '../contract.ts'
import { classArchiveErrors } from '../errors.ts'
import { archiveDays } from '../limits.ts'
import { classArchives } from '../tables.ts'
import { quizzesOfClass } from './quizzes-of-class.ts'

type Get = typeof classArchiveApi.getArchive

/** Reads one's own archive of a class, and what a new one would hold. */
export async function getArchive({
  db,
  secret,
  viewer,
  locale,
  input: { classId },
}: Call<Get>): Promise<AnswerOf<Get>> {
  const standing = await readClass(db, { classId, userId: viewer.id })
  must(mayTeach(standing))
  const [[own], counts, quizzes] = await Promise.all([
    findOwn(db, viewer.id, eq(classArchives.classId, classId)),
    countAll(db, classId, viewer.id),
    quizzesOfClass(db, { classId, viewerId: viewer.id, locale }),
  ])
  const { isBusy, ...holds } = counts
  return {
    ...headOf(standing),
    archive: own ? present({ secret }, own) : null,
    isBusy,
    holds: { ...holds, quizzes: quizzes.length },
  }
}

/** Reads how far one's own archive is. A person who no longer teaches the class no longer gets it. */
export async function getState({
  db,
  secret,
  viewer,
  input,
}: Call<typeof classArchiveApi.getState>): Promise<ClassArchive> {
  const [own] = await findOwn(db, viewer.id, eq(classArchives.id, input.archiveId))
  if (!own) throw new AppError(classArchiveErrors.unknown)
  const { classId } = own.class_archives
  must(mayTeach(await readClass(db, { classId, userId: viewer.id })))
  return present({ secret }, own)
}

const findOwn = (db: Db, ownerId: number, of: ReturnType<typeof eq>) =>
  db
    .select()
    .from(classArchives)
    .leftJoin(files, eq(files.id, classArchives.fileId))
    .where(
      and(
        of,
        eq(classArchives.ownerId, ownerId),
        gt(classArchives.createdAt, sql`now() - make_interval(days => ${archiveDays})`),
      ),
    )

type Found = Awaited<ReturnType<typeof findOwn>>[number]

const day = 86_400_000

function present(
  { secret }: { secret: string },
  { class_archives: held, files: file }: Found,
): ClassArchive {
  const { id, state, percent, failure, order, createdAt } = held
  return {
    ...{ archiveId: id, state, percent, failure, language: order.language },
    createdAt: createdAt.toISOString(),
    keptUntil: new Date(createdAt.getTime() + archiveDays * day).toISOString(),
    url: file && fileUrl({ secret }, file),
    ...{ name: file?.name ?? null, bytes: file?.size ?? null },
  }
}

interface Counts extends Record<string, unknown> {
  students: number
  lessons: number
  homework: number
  works: number
  withdrawn: number
  announcements: number
  materials: number
  gradebook: boolean
  isBusy: boolean
}

async function countAll(db: Db, classId: number, userId: number): Promise<Counts> {
  const { rows } = await db.execute<Counts>(sql`select
    (select count(*)::int from class_members where class_id = ${classId} and role = 'student' and state = 'member') as students,
    (select count(*)::int from lessons where class_id = ${classId}) as lessons,
    (select count(*)::int from homework where class_id = ${classId} and state <> 'draft') as homework,
    (select count(*)::int from homework where class_id = ${classId} and state = 'withdrawn') as withdrawn,
    (select count(*)::int from homework h join homework_works w on w.homework_id = h.id
      where h.class_id = ${classId} and h.state <> 'draft' and w.hand_ins > 0) as works,
    (select count(*)::int from announcements where class_id = ${classId} and publish_at <= now()) as announcements,
    (select count(*)::int from class_materials where class_id = ${classId}) as materials,
    exists (select from gradebooks where class_id = ${classId}) as gradebook,
    exists (select from class_archives where class_id = ${classId} and state = 'waiting' and owner_id <> ${userId}) as "isBusy"`)
  return rows[0]!
}
