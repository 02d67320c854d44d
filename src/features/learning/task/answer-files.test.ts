import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { fileApi } from '#src/features/content/file/contract.ts'
import { listen, sendBytes, sha256Of, whenChecked } from '#src/features/content/file/test-upload.ts'
import { randomHex } from '#src/web/random-hex.ts'
import { allRefused, refusal } from '#tests/world.ts'
import { taskApi } from './contract.ts'
import { dropAnswersOf, dropTaskFiles } from './server/drop-files.ts'
import { openTasks } from './test-task.ts'

const { app, db, course, learner, newUser, give, save, handIn } = await openTasks({
  ANSWERS_PERSON_MIB: '5',
})
const { kernel } = app
const port = await listen(app)

const exists = async (userFileId: number) =>
  (await db.execute(sql`select from user_files where id = ${userFileId}`)).rows.length > 0

/** An upload of a file that was begun so many days ago for the answer of a person. */
const began = (userId: number, userFileId: number, days: number) =>
  db.execute(sql`
    insert into task_uploads (upload_id, answer_id, user_file_id, began_at)
    select ${randomHex()}, id, ${userFileId}, now() - make_interval(days => ${days})
    from task_answers where user_id = ${userId}`)

test('a photograph is sent for an answer within the room of answers, and named by it', async () => {
  const made = await course()
  const student = await learner(made)
  const bytes = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const given = {
    ...{ ...made.at, uploadId: randomHex(), name: '第一页.png', size: bytes.length },
  }
  const { url } = await student(taskApi.beginFile, given)
  expect(await student(taskApi.beginFile, given)).toMatchObject({ url })
  await sendBytes(bytes, { url, token: student.token, port })
  const { file } = await whenChecked(student, given.uploadId, sha256Of(bytes))
  await handIn(student, made.at, { photos: [file!.userFileId] })
  const { handIns, given: files } = await student(taskApi.getOwn, made.at)
  expect(handIns[0]!.photos).toEqual([file!.userFileId])
  expect(files).toMatchObject([{ userFileId: file!.userFileId, kind: 'picture' }])
  // Everyone may sign up and answer, so that the room is small.
  const large = { ...given, uploadId: randomHex(), name: 'film.mp4', size: 6 * 1024 * 1024 }
  await expect(student(taskApi.beginFile, large)).rejects.toMatchObject(refusal('file.noRoom'))
  await expect(student(fileApi.beginUpload, { name: 'a.mp4', size: 9 })).rejects.toMatchObject(
    refusal('common.teachersOnly'),
  )
})

test('only a learner of the course begins an upload, and only for a task that asks for an answer', async () => {
  const made = await course()
  const student = await learner(made)
  const file = { uploadId: randomHex(), name: 'a.png', size: 9 }
  await allRefused(
    [student(taskApi.beginFile, { ...made.ticked, ...file })],
    refusal('task.takesNoAnswer'),
  )
  const stranger = await newUser('student')
  await allRefused(
    [stranger(taskApi.beginFile, { ...made.at, ...file }), save(stranger, made.at, { text: 'x' })],
    refusal('course.notJoined'),
  )
})

test('a file that no answer names is deleted after a month, and one that was handed in stays', async () => {
  const made = await course()
  const student = await learner(made)
  const names = ['kept.png', 'former.png', 'loose.png', 'young.png']
  const [kept, former, loose, young] = (
    await Promise.all(names.map((name) => give(student, name)))
  ).map(({ userFileId }) => userFileId) as [number, number, number, number]
  await handIn(student, made.at, { photos: [former, kept] })
  const { draft } = await student(taskApi.getOwn, made.at)
  await save(student, made.at, { photos: [kept] }, draft)
  for (const id of [kept, former, loose]) await began(student.id, id, 40)
  await began(student.id, young, 10)
  await dropTaskFiles(kernel)
  expect(await Promise.all([kept, former, loose, young].map(exists))).toEqual([
    ...[true, true, false, true],
  ])
  // A device that nobody has opened since may still name it.
  const idle = await learner(made)
  const waiting = (await give(idle, 'waiting.png')).userFileId
  await save(idle, made.at, { text: 'x' })
  await db.execute(
    sql`update task_answers set saved_at = now() - interval '50 days' where user_id = ${idle.id}`,
  )
  await began(idle.id, waiting, 49)
  await dropTaskFiles(kernel)
  expect(await exists(waiting)).toBe(true)
})

test('with an account go its answers and their files', async () => {
  const made = await course()
  const [student, fellow] = [await learner(made), await learner(made)]
  const photo = (await give(student, 'mine.png')).userFileId
  await handIn(student, made.at, { text: '我写的', photos: [photo] })
  await handIn(fellow, made.at, { text: '同学写的' })
  await db.transaction((tx) => dropAnswersOf(tx, student.id))
  expect(await exists(photo)).toBe(false)
  const { rows } = await db.execute<{ text: string }>(sql`
    select h.text from task_hand_ins h join task_answers a on a.id = h.answer_id
    where a.item_id = ${made.at.itemId}`)
  expect(rows).toEqual([{ text: '同学写的' }])
})
