import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readingOf } from '#src/features/content/file/server/reading-port.ts'
import { newUserFile } from '#src/features/content/file/server/new-user-file.ts'
import { moderationApi } from '#src/features/office/moderation/contract.ts'
import { files } from '#src/server/storage/tables.ts'
import { randomHex } from '#src/web/random-hex.ts'
import { allRefused, type Person, refusal } from '#tests/world.ts'
import { interactionApi as api } from './contract.ts'
import { dropPictures } from './server/drop-pictures.ts'
import { openInteraction } from './test-interaction.ts'

const { app, db, learner, newUser, question, answer, asked, thread } = await openInteraction()
const { kernel } = app

/** A picture of a person, as an upload for a text leaves it. */
async function picture(person: Person, mime = 'image/png') {
  const key = randomHex()
  const one = { key, size: 9, sha256: key, visibility: 'private' as const, name: 'a.png', mime }
  const [file] = await db.insert(files).values(one).returning()
  const userFileId = await newUserFile(db, { ownerId: person.id, file: file! })
  await db.execute(sql`
    insert into interaction_uploads (upload_id, author_id, user_file_id, began_at)
    values (${key}, ${person.id}, ${userFileId}, now() - interval '3 days')`)
  return userFileId
}

const mayRead = async (viewer: Person, userFileId: number) => {
  const who = { id: viewer.id, accountRole: '1', customRoles: [] } as never
  const given = { db, ports: kernel.ports, locale: 'zh-CN' as const, userFileId }
  return (await readingOf({ ...given, viewer: who })).read
}

const isThere = async (userFileId: number) =>
  (await db.execute(sql`select from user_files where id = ${userFileId}`)).rows.length > 0

test('a question and a reply have pictures in their order, which readers of the question see', async () => {
  const { asker, courseId, itemIds, teacher } = await asked()
  const fellow = await learner({ courseId })
  const [one, two, three] = [await picture(asker), await picture(asker), await picture(teacher)]
  const given = question({ courseId, itemIds }, '这一步对吗？')
  const { interactionId } = await asker(api.ask, { ...given, pictures: [two, one] })
  await teacher(api.reply, { ...answer(interactionId, '看图'), pictures: [three] })
  const seen = await thread(fellow, interactionId)
  expect(seen.pictures).toEqual([two, one])
  expect(seen.items.map(({ pictures }) => pictures)).toEqual([[three]])
  expect(new Set(seen.files.map(({ userFileId }) => userFileId))).toEqual(
    new Set([one, two, three]),
  )
  const list = await fellow(api.getItemQuestions, { courseId, itemId: itemIds[0]! })
  expect(list.items.find((row) => row.interactionId === interactionId)!.pictureCount).toBe(2)
  expect(await mayRead(fellow, one)).toBe(true)
  expect(await mayRead(await newUser('student'), one)).toBe(false)
  // An edited text has the pictures that it names, and no others.
  await asker(api.edit, { interactionId, body: given.body, pictures: [one] })
  expect(await thread(fellow, interactionId)).toMatchObject({ pictures: [one], edited: true })
  expect(await mayRead(fellow, two)).toBe(false)
})

test('only one’s own pictures are named, each in one text, and at most four', async () => {
  const { asker, courseId, itemIds, teacher, interactionId } = await asked()
  const own = await picture(asker)
  const ask = (pictures: number[]) =>
    asker(api.ask, { ...question({ courseId, itemIds }, '问'), pictures })
  const named = await ask([own])
  const [film, others] = [await picture(asker, 'video/mp4'), await picture(teacher)]
  await allRefused(
    [
      ask([own]),
      ask([others]),
      asker(api.edit, { interactionId, body: '<p>问</p>', pictures: [own] }),
    ],
    refusal('file.unknown'),
  )
  await allRefused([ask([film])], refusal('file.otherType'))
  const many = await Promise.all([1, 2, 3, 4, 5].map(() => picture(asker)))
  await expect(ask(many)).rejects.toMatchObject(refusal('common.invalid'))
  expect((await thread(asker, named.interactionId)).pictures).toEqual([own])
})

test('pictures of a private or a hidden text are closed like the text', async () => {
  const { asker, courseId, itemIds, teacher } = await asked()
  const [fellow, reviewer] = [await learner({ courseId }), await newUser('reviewer')]
  const [alone, shown] = [await picture(asker), await picture(fellow)]
  const secret = question({ courseId, itemIds }, '单独问', { isPrivate: true })
  const { interactionId } = await asker(api.ask, { ...secret, pictures: [alone] })
  expect([await mayRead(fellow, alone), await mayRead(teacher, alone)]).toEqual([false, true])
  const { interactionId: open } = await asker(api.ask, question({ courseId, itemIds }, '公开问'))
  const { replyId } = await fellow(api.reply, { ...answer(open, '广告'), pictures: [shown] })
  expect(await mayRead(asker, shown)).toBe(true)
  await teacher(api.reportReply, { replyId, reason: 'abuse', words: '' })
  const { items } = await reviewer(moderationApi.getReports, { kind: 'interactionReply' })
  const pictures = items.find(({ id }) => id === replyId)!.pictures
  expect(pictures.map(({ userFileId }) => userFileId)).toEqual([shown])
  const thing = { kind: 'interactionReply' as const, id: replyId }
  await reviewer(moderationApi.hideReported, { ...thing, reason: 'abuse', words: '' })
  expect([await mayRead(asker, shown), await mayRead(fellow, shown)]).toEqual([false, true])
  expect((await thread(asker, open)).files).toEqual([])
  expect((await thread(asker, interactionId)).pictures).toEqual([alone])
})

test('pictures go with their text, and those that no text names are deleted', async () => {
  const { asker, courseId, itemIds, teacher } = await asked()
  const [kept, gone, line, unused] = [
    await picture(asker),
    await picture(asker),
    await picture(asker),
    await picture(asker),
  ]
  const ask = async (id: number) => {
    const given = { ...question({ courseId, itemIds }, '问'), pictures: [id] }
    return (await asker(api.ask, given)).interactionId
  }
  await ask(kept)
  const [first, second] = [await ask(gone), await ask(line)]
  await teacher(api.reply, answer(second, '答'))
  await asker(api.delete, { interactionId: first })
  await asker(api.delete, { interactionId: second })
  expect(await thread(teacher, second)).toMatchObject({ deleted: true, pictures: [], files: [] })
  await dropPictures(kernel)
  const there = await Promise.all([kept, gone, line, unused].map((id) => isThere(id)))
  expect(there).toEqual([true, false, false, false])
})

test('an upload is begun by those who take part in the course, once however often its call comes', async () => {
  const { asker, courseId } = await asked()
  const input = { courseId, uploadId: randomHex(), name: '林晓舟.JPG', size: 1000 }
  const stranger = await newUser('student')
  await allRefused(
    [stranger(api.beginPicture, { ...input, uploadId: randomHex() })],
    refusal('course.notJoined'),
  )
  const first = await asker(api.beginPicture, input)
  expect(await asker(api.beginPicture, input)).toEqual(first)
  const { rows } = await db.execute(sql`select name from file_uploads where id = ${input.uploadId}`)
  expect(rows).toEqual([{ name: 'picture.jpg' }])
})
