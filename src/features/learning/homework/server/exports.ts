import { homeworkExports } from '../export-tables.ts'
import { and, eq, gt, isNull, sql, type SQL } from 'drizzle-orm'
import { holdOwn } from '#src/features/people/account/server/hold-own.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Job } from '#src/server/feature.ts'
import type { Call } from '#src/server/kernel.ts'
import { detachFiles } from '#src/server/storage/attach-file.ts'
import { fileUrl } from '#src/server/storage/file-url.ts'
import { files } from '#src/server/storage/tables.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { homeworkApi } from '../contract.ts'
import { homeworkErrors } from '../errors.ts'
import { exportHours, type PhotoForm } from '../limits.ts'
import { isConcerned, wordsId } from './columns.ts'
import { readHomework } from './facts.ts'
import { mayDo, maySeeWorks, mayWrite } from './rules.ts'
import { writeExportJob } from './write-export.ts'

/** Has all works packed in the background. One that the person has under way is the same. */
export async function beginExport(call: Call<typeof homeworkApi.beginExport>) {
  const { db, viewer, input } = call
  const { homeworkId, photos } = input
  const facts = await readHomework(db, { homeworkId, userId: viewer.id })
  must(maySeeWorks(facts))
  must(mayWrite(facts))
  const isThere = sql`select from homework_works where homework_id = ${homeworkId} and hand_ins > 0 limit 1`
  return begin(call, { homeworkId, photos, studentId: null }, isThere)
}

/** Has the photographs that were handed in last made one PDF, for the student and those who look after the class. */
export async function beginPdf(call: Call<typeof homeworkApi.beginPdf>) {
  const { db, viewer, input } = call
  const { homeworkId, userId } = input
  const facts = await readHomework(db, { homeworkId, userId: viewer.id })
  must(userId === viewer.id ? mayDo(facts) : maySeeWorks(facts))
  const isThere = sql`
    select from homework h join class_members m on m.class_id = h.class_id and m.user_id = ${userId}
    join homework_works w on w.homework_id = h.id and w.user_id = m.user_id
    join homework_hand_ins n on n.work_id = ${wordsId} and n.number = w.hand_ins
    where h.id = ${homeworkId} and ${isConcerned} and cardinality(n.photos) > 0`
  return begin(call, { homeworkId, photos: 'pdf', studentId: userId }, isThere)
}

const fileOf = { fileId: homeworkExports.fileId }
const dropped = (tx: Tx, old: { fileId: number | null }[]) =>
  detachFiles(
    tx,
    old.flatMap(({ fileId }) => fileId ?? []),
  )

/** @throws homework.nothingToPack where `isThere` finds no row */
async function begin(
  {
    db,
    jobs,
    viewer,
    locale,
  }: Pick<Call<typeof homeworkApi.beginExport>, 'db' | 'jobs' | 'viewer' | 'locale'>,
  of: { homeworkId: number; photos: PhotoForm; studentId: number | null },
  isThere: SQL,
) {
  const { homeworkId, photos, studentId } = of
  return db.transaction(async (tx) => {
    await holdOwn(tx, viewer.id)
    const isSame = and(
      ...[eq(homeworkExports.ownerId, viewer.id), eq(homeworkExports.homeworkId, homeworkId)],
      eq(homeworkExports.photos, photos),
      studentId === null
        ? isNull(homeworkExports.studentId)
        : eq(homeworkExports.studentId, studentId),
    )
    const [before] = await tx
      .select({ exportId: homeworkExports.id })
      .from(homeworkExports)
      .where(and(isSame, eq(homeworkExports.state, 'waiting')))
      .limit(1)
    if (before) return before
    const { rows } = await tx.execute(isThere)
    if (rows.length === 0) throw new AppError(homeworkErrors.nothingToPack)
    // A new one takes the place of the former, so that asking again and again fills no disk.
    await dropped(tx, await tx.delete(homeworkExports).where(isSame).returning(fileOf))
    const [made] = await tx
      .insert(homeworkExports)
      .values({ ...of, ownerId: viewer.id, locale })
      .returning({ exportId: homeworkExports.id })
    await jobs.enqueue(tx, writeExportJob.name, made!, { group: String(viewer.id) })
    return made!
  })
}

/** Reads how far one's own zip or PDF is. Who no longer looks after the class no longer gets it. */
export async function getExport({ db, secret, viewer, input }: Call<typeof homeworkApi.getExport>) {
  const [row] = await db
    .select()
    .from(homeworkExports)
    .leftJoin(files, eq(files.id, homeworkExports.fileId))
    .where(
      and(
        eq(homeworkExports.id, input.exportId),
        eq(homeworkExports.ownerId, viewer.id),
        gt(homeworkExports.createdAt, sql`now() - make_interval(hours => ${exportHours})`),
      ),
    )
  if (!row) throw new AppError(homeworkErrors.exportUnknown)
  const { homework_exports: held, files: file } = row
  const given = { homeworkId: held.homeworkId, userId: viewer.id }
  const facts = await readHomework(db, given)
  must(held.studentId === viewer.id ? mayDo(facts) : maySeeWorks(facts))
  return {
    ...{ state: held.state, percent: held.percent },
    url: file && fileUrl({ secret }, file),
    ...{ name: file?.name ?? null, bytes: file?.size ?? null },
  }
}

/** Every hour, deletes zips after their time; their bytes go with the next tidying. */
export const dropExportsJob: Job = {
  name: 'homework-drop-exports',
  cron: '34 * * * *',
  run: ({ db }) =>
    db.transaction(async (tx) => {
      const old = await tx
        .delete(homeworkExports)
        .where(
          sql`${homeworkExports.createdAt} < now() - make_interval(hours => ${exportHours + 1})`,
        )
        .returning(fileOf)
      await dropped(tx, old)
    }),
}
