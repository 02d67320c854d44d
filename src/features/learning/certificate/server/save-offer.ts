import { eq, sql } from 'drizzle-orm'
import { mustOwn } from '#src/features/content/file/server/must-own.ts'
import { courseErrors, type CourseKind } from '#src/features/learning/course/contract.ts'
import { mustManage } from '#src/features/learning/course/server/access.ts'
import { courseTag } from '#src/features/learning/course/tags.ts'
import type { Tx } from '#src/server/database/db.ts'
import { refuseField } from '#src/server/http/refuse-field.ts'
import type { Call } from '#src/server/kernel.ts'
import { attachFile, detachFiles } from '#src/server/storage/attach-file.ts'
import { AppError } from '#src/shared/errors.ts'
import type { certificateApi } from '../contract.ts'
import { certificateOffers } from '../tables.ts'
import { keepPicture } from './keep-picture.ts'
import { mayAskFee } from './rules.ts'

type Save = Call<typeof certificateApi.saveOffer>
const pictures = ['seal', 'signature'] as const

/** Sets what the certificates of a course will look like. Issued ones stay as they are. */
export async function saveOffer(call: Save) {
  const { db, viewer, input } = call
  const { courseId } = input
  await mustManage(db, courseId, viewer)
  const made = await copyPictures(call)
  await db.transaction(async (tx) => {
    await holdCourse(tx, input)
    const [before] = await tx
      .select()
      .from(certificateOffers)
      .where(eq(certificateOffers.courseId, courseId))
      .for('update')
    for (const name of pictures) if (made[name]) await attachFile(tx, { fileId: made[name] })
    const keptOf = (name: (typeof pictures)[number], stored: number | null | undefined) =>
      input[name] === 'keep' ? (stored ?? null) : made[name]
    const { courseId: _id, seal: _seal, signature: _signature, hours, validMonths, ...rest } = input
    const values = {
      ...{ ...rest, hours: Number(hours), validMonths: Number(validMonths) || null },
      sealFileId: keptOf('seal', before?.sealFileId),
      signatureFileId: keptOf('signature', before?.signatureFileId),
      updatedAt: new Date(),
    }
    await tx
      .insert(certificateOffers)
      .values({ courseId, ...values })
      .onConflictDoUpdate({ target: certificateOffers.courseId, set: values })
    const former = [before?.sealFileId, before?.signatureFileId]
    await dropUnused(
      tx,
      former.filter((id) => typeof id === 'number'),
    )
  })
  call.changed(courseTag({ courseId }))
  return {}
}

/** Before the transaction, because reading and storing pictures takes long. */
async function copyPictures(call: Save) {
  const { db, viewer, input } = call
  const made = { seal: null as number | null, signature: null as number | null }
  for (const name of pictures) {
    const userFileId = input[name]
    if (typeof userFileId !== 'number') continue
    const [file] = await db.transaction((tx) => mustOwn(tx, viewer, [userFileId], ['picture']))
    made[name] = await keepPicture(call, file!.bytes)
  }
  return made
}

async function holdCourse(tx: Tx, { courseId, asksFee }: Save['input']): Promise<void> {
  const { rows } = await tx.execute<{ kind: CourseKind }>(
    sql`select kind from courses where id = ${courseId} for no key update`,
  )
  if (!rows[0]) throw new AppError(courseErrors.notFound)
  const refusal = mayAskFee({ kind: rows[0].kind, asksFee })
  if (refusal) throw refuseField(refusal, 'asksFee')
}

/** Pictures that neither an offer nor an issued certificate shows any more are deleted later. */
async function dropUnused(tx: Tx, fileIds: number[]): Promise<void> {
  if (fileIds.length === 0) return
  const { rows } = await tx.execute<{ id: number }>(sql`
    select f.id from files f where f.id = any(${sql.param(fileIds)}::int[])
      and not exists (select from certificate_offers o where f.id in (o.seal_file_id, o.signature_file_id))
      and not exists (select from certificates c where f.id in (c.seal_file_id, c.signature_file_id))`)
  await detachFiles(
    tx,
    rows.map(({ id }) => id),
  )
}
