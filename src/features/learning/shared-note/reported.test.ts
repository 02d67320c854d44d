import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newUserFile } from '#src/features/content/file/server/new-user-file.ts'
import { noteApi } from '#src/features/learning/note/contract.ts'
import { moderationApi } from '#src/features/office/moderation/contract.ts'
import { saveFile } from '#src/server/storage/save-file.ts'
import { randomHex } from '#src/web/random-hex.ts'
import { refusal } from '#tests/world.ts'
import { sharedNoteApi as api } from './contract.ts'
import { openSharedNotes } from './test-shared-notes.ts'

const { app, db, newUser, newClass, shared, list, bodies, write } = await openSharedNotes()
const kind = 'sharedNote' as const

test('a reported note is hidden from the class by a reviewer, and shown again', async () => {
  const { writer, reader, owner, classId, key, sharedId } = await shared('骂人')
  const report = { sharedId, reason: 'abuse' as const, words: '' }
  await reader(api.report, report)
  await reader(api.report, report)
  await expect(writer(api.report, report)).rejects.toMatchObject(refusal('sharedNote.own'))
  expect((await list(reader, classId))[0]).toMatchObject({ reported: true })
  const reviewer = await newUser('reviewer')
  const [found] = (await reviewer(moderationApi.getReports, { kind })).items
  expect(found).toMatchObject({ id: sharedId, count: 1, text: '骂人', place: '国贸 2601 班' })
  await reviewer(moderationApi.hideReported, { kind, id: sharedId, reason: 'abuse', words: '' })
  for (const one of [reader, owner]) expect(await bodies(one, classId)).toEqual([])
  expect((await list(writer, classId))[0]).toMatchObject({ hidden: { reason: 'abuse' } })
  await expect(writer(api.takeBack, { sharedId })).rejects.toMatchObject(
    refusal('sharedNote.hidden'),
  )
  await expect(writer(api.share, { key, classId })).rejects.toMatchObject(
    refusal('sharedNote.hidden'),
  )
  expect((await writer(api.getClasses, { key })).items).toMatchObject([{ state: 'hidden' }])
  expect((await writer(noteApi.getNotes, {})).items[0]!.sharing.classes).toEqual([])
  await reviewer(moderationApi.restoreHidden, { kind, id: sharedId })
  expect(await bodies(reader, classId)).toEqual(['骂人'])
})

test('those who look after the class do not decide about its reports', async () => {
  const { reader, sharedId, classId } = await shared()
  const reviewer = await newUser('reviewer')
  await db.execute(sql`insert into class_members (class_id, user_id, role, state)
    values (${classId}, ${reviewer.id}, 'coTeacher', 'member')`)
  await reader(api.report, { sharedId, reason: 'abuse', words: '' })
  await expect(
    reviewer(moderationApi.dismissReports, { kind, id: sharedId }),
  ).rejects.toMatchObject(refusal('moderation.own'))
})

test('a note shows the frames of its own writer, to those who may study its place', async () => {
  const made = await newClass()
  const { writer, reader, classId, courseId, itemIds } = made
  const frameOf = async (userId: number) => {
    const file = await saveFile(app.kernel, {
      ...{ bytes: Buffer.from('frame'), name: 'frame.jpg', mime: 'image/jpeg' },
      ...{ visibility: 'private' as const, ownerId: null },
    })
    const userFileId = await newUserFile(db, { ownerId: userId, file })
    const key = randomHex()
    await db.execute(sql`insert into note_frames (key, user_id, user_file_id)
      values (${key}, ${userId}, ${userFileId})`)
    return { key, userFileId }
  }
  const [own, theirs] = [await frameOf(writer.id), await frameOf(reader.id)]
  const note = randomHex()
  await writer(noteApi.saveNote, {
    ...{ key: note, courseId, itemId: itemIds[0]!, anchor: { kind: 'item' }, save: randomHex() },
    base: null,
    body: `<p>看<img data-frame="${own.key}"><img data-frame="${theirs.key}"><img data-file="${theirs.userFileId}"></p>`,
  })
  await writer(api.share, { key: note, classId })
  const [seen] = await list(reader, classId)
  expect(seen!.body).toContain(`data-file="${own.userFileId}" data-state="making"`)
  expect(seen!.body).not.toContain(`data-file="${theirs.userFileId}" data-state="making"`)
  expect(seen!.framesLeftOut).toBe(false)
  // Without the reason to study, the frame stays with those who have one.
  await db.execute(sql`update class_courses set grants = false where class_id = ${classId}`)
  const [less] = await list(reader, classId)
  expect(less).toMatchObject({ framesLeftOut: true, opens: false })
  expect(less!.body).not.toContain(own.key)
  expect(await write(writer, made, '还在').catch(({ envelope }) => envelope.error)).toBe(
    'course.notJoined',
  )
})
