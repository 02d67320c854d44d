import { imageErrors } from '#src/features/people/account/contract.ts'
import { changeUsers } from '#src/features/people/account/server/change-users.ts'
import { schoolErrors } from '#src/features/people/school/contract.ts'
import { eq } from 'drizzle-orm'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { attachFile, detachFiles } from '#src/server/storage/attach-file.ts'
import { publicFileUrl } from '#src/server/storage/file-url.ts'
import { latinName } from '#src/server/text/latin-name.ts'
import { removeFile } from '#src/server/storage/remove-file.ts'
import { type FileRow, files } from '#src/server/storage/tables.ts'
import type { profileApi } from '../contract.ts'
import { idOfImage } from '#src/features/people/account/forms.ts'
import { users } from '#src/features/people/account/tables.ts'
import { nameTag, pictureTag } from '#src/features/people/account/tags.ts'
import { dropAbandonedSchool } from '#src/features/people/verification/server/abandoned-school.ts'
import { findOrNameSchool } from '#src/features/people/school/server/find-school.ts'
import { getProfile } from './get-profile.ts'
import { holdOwn } from '#src/features/people/account/server/hold-own.ts'
import { sealPayment } from './payment.ts'
import { mayChangeName, mayChangeSchool } from './rules.ts'
import { refuseField } from '#src/server/http/refuse-field.ts'
import { profileActs } from './acts-text.ts'
import { profileColumns } from './changed-fields-text.ts'

type Update = Call<typeof profileApi.updateStudentInfo>
type User = typeof users.$inferSelect

/** Changes the given fields in one step: a refused picture changes nothing else either. */
export async function updateProfile(call: Update) {
  const { db, viewer, input, sessions, storage, changed } = call
  const { gone, respelt } = await db.transaction(async (tx) => {
    const user = await holdOwn(tx, viewer.id)
    const { provinceId: _province, schoolId: _id, schoolName: _name, ...said } = input
    const { photo: _photo, payment: _payment, ...plain } = said
    const renamed = namesChanged(user, input)
    const refusal = renamed[0] ? mayChangeName(user) : null
    if (refusal) throw refuseField(refusal, renamed[0]!)
    const picture = await changedPicture(tx, user, input.photo)
    const next = {
      ...plain,
      ...(await changedSchool(tx, user, input)),
      ...picture?.columns,
      ...(await changedPayment(tx, call)),
    }
    if (Object.keys(next).length > 0) {
      await changeUsers(tx, next).where(eq(users.id, viewer.id))
      await recordChanges(tx, call, user, next)
    }
    if ('schoolId' in next && next.schoolId !== user.schoolId) {
      await dropAbandonedSchool(tx, user.schoolId)
    }
    return { gone: picture?.gone, respelt: renamed.includes('realNameEn') ? user : undefined }
  })
  sessions.forget(viewer.id)
  // Pages of visitors in English show the spelling of teachers.
  if (respelt) changed(nameTag(respelt.realNameEn || latinName(respelt.realName)))
  if (gone) {
    // Pages of visitors show faces too, beside reviews.
    changed(pictureTag(publicFileUrl(gone)))
    await removeFile({ db, storage }, gone.id)
  }
  return getProfile(call)
}

const namesChanged = (user: User, input: Update['input']) =>
  (['realName', 'realNameEn'] as const).filter(
    (name) => input[name] !== undefined && input[name] !== (user[name] ?? ''),
  )

/** Only the names of the fields: the log is no second place for personal data. */
async function recordChanges(tx: Tx, call: Update, before: User, next: Partial<User>) {
  const changed = profileColumns.filter(
    (field) => next[field] !== undefined && (next[field] || null) !== (before[field] || null),
  )
  if (changed.length === 0) return
  const { id: subjectUserId } = call.viewer
  const detail = { fields: changed.join(',') }
  await recordAct(tx, call, profileActs.change, { subjectUserId, detail })
}

/** A picture serves one person, once; the previous one is deleted. */
async function changedPicture(tx: Tx, user: User, photo: Update['input']['photo']) {
  if (photo === undefined) return undefined
  const fileId = photo === null ? null : idOfImage(photo)
  if (fileId === user.avatarFileId) return undefined
  if (fileId !== null) {
    const upload = { fileId, ownerId: user.id, visibility: 'public' as const, sealed: false }
    if (!(await attachFile(tx, upload))) throw refuseField(imageErrors.imageUnknown, 'photo')
  }
  return { columns: { avatarFileId: fileId }, gone: await detachPicture(tx, user.avatarFileId) }
}

async function detachPicture(tx: Tx, fileId: number | null): Promise<FileRow | undefined> {
  if (fileId === null) return undefined
  await detachFiles(tx, [fileId])
  const [file] = await tx.select().from(files).where(eq(files.id, fileId))
  return file
}

async function changedSchool(tx: Tx, user: User, input: Update['input']) {
  const { provinceId, schoolId, schoolName } = input
  if (schoolId === undefined && schoolName === undefined) return {}
  // One that was named and still waits cannot be chosen from the list, but kept.
  if (schoolName === undefined && schoolId === user.schoolId) return {}
  if (provinceId === undefined) throw refuseField(schoolErrors.notFound, 'provinceId')
  const choice = schoolName === undefined ? { schoolId: schoolId! } : { schoolName }
  // Before a school is named, because a refusal names none.
  const refusal = mayChangeSchool(user)
  if (refusal) throw refuseField(refusal, schoolName === undefined ? 'schoolId' : 'schoolName')
  const school = await findOrNameSchool(tx, { provinceId, ...choice })
  return { schoolId: school.id }
}

/** A change of payment details is put on record without the details. */
async function changedPayment(tx: Tx, call: Update) {
  const { viewer, secret, input } = call
  if (input.payment === undefined) return {}
  await recordAct(tx, call, profileActs.changePayment, {
    subjectUserId: viewer.id,
    detail: { method: input.payment?.method ?? null },
  })
  return { paymentSealed: input.payment && sealPayment(secret, viewer.id, input.payment) }
}
