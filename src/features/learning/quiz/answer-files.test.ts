import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { documentApi } from '#src/features/content/document/contract.ts'
import { fileApi } from '#src/features/content/file/contract.ts'
import { testFiles } from '#src/features/content/file/test-files.ts'
import { listen, sendBytes, sha256Of, whenChecked } from '#src/features/content/file/test-upload.ts'
import type { QuestionAnswer } from '#src/features/content/question/answer.ts'
import type { QuestionBody } from '#src/features/content/question/body/body.ts'
import { noText } from '#src/features/content/question/body/limits.ts'
import { gradingApi } from '#src/features/learning/grading/contract.ts'
import { essayOf, shortOf } from '#src/features/learning/grading/test-grading.ts'
import { invigilationApi } from '#src/features/learning/invigilation/contract.ts'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { eventually } from '#src/server/testing/eventually.ts'
import { openWorld, type Person, refusal } from '#tests/world.ts'
import { type Attempt, quizApi } from './contract.ts'
import { dropAnswerFiles } from './server/drop-answer-files.ts'
import { newQuestions, trueFalse } from './test-bodies.ts'
import { smallQuizzesIn } from './test-small-quiz.ts'

const world = await openWorld({ ANSWERS_PERSON_MIB: '5' })
const { app, newUser } = world
const { kernel } = app
const { db, quizWith, pass } = smallQuizzesIn(world)
const { give } = testFiles(world)
const port = await listen(app)

const open = (zh: string) => ({
  ...{ stem: { zh: `<p>${zh}</p>`, en: '' }, explanation: noText, modelAnswer: noText },
  criteria: [],
})
const bodies: QuestionBody[] = [
  shortOf('<p>画出流程</p>'),
  essayOf('<p>论述</p>'),
  { type: 'file', ...open('交单据'), kinds: ['document'], mostFiles: 2 },
  { type: 'spoken', ...open('读一读'), mostSeconds: 60 },
  trueFalse('FOB'),
]

async function written(settings: Parameters<typeof quizWith>[0] = {}) {
  const author = await newUser('teacher')
  const ids = await db.transaction((tx) => newQuestions(tx, author.id, bodies))
  const made = await quizWith(settings, { questions: ids.map((questionId) => ({ questionId })) })
  const student = await made.learner()
  const attempt: Attempt = await student(studyApi.startQuiz, made.at)
  const { attemptId } = attempt
  const save = (at: number, answer: QuestionAnswer, revision = 1, who: Person = student) =>
    who(quizApi.saveAnswer, {
      ...{ attemptId, answer, revision },
      questionId: attempt.questions[at]!.questionId,
    })
  return { ...made, student, attempt, attemptId, save }
}

const photos = async (owner: { id: number }, count: number) => {
  const given: number[] = []
  for (let at = 0; at < count; at += 1) {
    given.push((await give(owner, `${at}.png`, { bytes: `${at} of ${owner.id}` })).userFileId)
  }
  return given
}

const named = async (attemptId: number) =>
  (
    await db.execute<{ id: number }>(sql`
      select user_file_id as id from attempt_answer_files where attempt_id = ${attemptId} order by 1`)
  ).rows.map(({ id }) => id)

test('a photograph is sent for an answer, named by it, and stays in the order of the learner', async () => {
  const { student, attempt, attemptId, save } = await written()
  const { questionId } = attempt.questions[0]!
  const bytes = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const given = {
    ...{ attemptId, questionId, uploadId: 'a'.repeat(32), name: '第一页.png', size: bytes.length },
  }
  const { url } = await student(quizApi.beginFile, given)
  expect(await student(quizApi.beginFile, given)).toMatchObject({ url })
  await sendBytes(bytes, { url, token: student.token, port })
  const { file } = await whenChecked(student, given.uploadId, sha256Of(bytes))
  const [second] = await photos(student, 1)
  const order = [second!, file!.userFileId]
  await save(0, { type: 'shortAnswer', text: '', photos: order })
  const seen = await student(quizApi.getAttempt, { attemptId })
  expect(seen.questions[0]!.answer).toEqual({ type: 'shortAnswer', text: '', photos: order })
  expect(seen.counts.answered).toBe(1)
  expect(seen.files.map(({ userFileId, kind }) => [userFileId, kind])).toEqual(
    [...order].toSorted((a, b) => a - b).map((id) => [id, 'picture']),
  )
  // Learners have no list of files: nothing else may be uploaded.
  await expect(student(fileApi.beginUpload, { name: 'film.mp4', size: 10 })).rejects.toMatchObject(
    refusal('common.teachersOnly'),
  )
})

test('a photograph of an iPhone is an answer too, and is seen once the server has made it visible', async () => {
  const { student, attempt, attemptId, save } = await written()
  const heic = new URL('../../content/picture/test-media/display-p3.heic', import.meta.url)
  const bytes = await readFile(heic)
  const { url } = await student(quizApi.beginFile, {
    ...{ attemptId, questionId: attempt.questions[0]!.questionId },
    ...{ uploadId: 'b'.repeat(32), name: 'IMG_0001.HEIC', size: bytes.length },
  })
  await sendBytes(bytes, { url, token: student.token, port })
  const { file } = await whenChecked(student, 'b'.repeat(32), sha256Of(bytes))
  await save(0, { type: 'shortAnswer', text: '', photos: [file!.userFileId] })
  await eventually(async () => {
    const { files } = await student(quizApi.getAttempt, { attemptId })
    expect(files).toMatchObject([{ kind: 'picture', opens: false, look: { width: 640 } }])
  })
})

test('an answer names only files of its learner, of the right kind, and not too many', async () => {
  const { student, attempt, attemptId, save } = await written()
  const [mine, strange] = [await photos(student, 1), await photos(await newUser('student'), 1)]
  const paper = await give(student, 'a.pdf')
  const refused = (at: number, answer: QuestionAnswer, id: string) =>
    expect(save(at, answer)).rejects.toMatchObject(refusal(id))
  await refused(0, { type: 'shortAnswer', text: 'a', photos: strange }, 'file.unknown')
  await refused(1, { type: 'essay', html: '', photos: [paper.userFileId] }, 'file.otherType')
  await refused(1, { type: 'essay', html: '', photos: [...mine, ...mine] }, 'quiz.answerDoesNotFit')
  await refused(2, { type: 'file', files: mine }, 'file.otherType')
  await refused(2, { type: 'file', files: [1, 2, 3] }, 'quiz.answerDoesNotFit')
  await refused(3, { type: 'spoken', file: mine[0]! }, 'file.otherType')
  const ten = Array.from({ length: 10 }, (_, at) => at + 1)
  await expect(save(0, { type: 'shortAnswer', text: '', photos: ten })).rejects.toThrow()
  expect(await named(attemptId)).toEqual([])
  const begin = (at: number, who = student) =>
    who(quizApi.beginFile, {
      ...{ attemptId, questionId: attempt.questions[at]!.questionId, name: 'a.png', size: 9 },
      uploadId: String(at).repeat(32),
    })
  await expect(begin(4)).rejects.toMatchObject(refusal('quiz.takesNoFiles'))
  await expect(begin(0, await newUser('student'))).rejects.toMatchObject(
    refusal('quiz.attemptNotFound'),
  )
  await student(quizApi.handIn, { attemptId })
  await expect(begin(1)).rejects.toMatchObject(refusal('quiz.handedIn'))
})

test('a file that an answer names cannot be deleted; one that was taken out is deleted some days later', async () => {
  const { student, attempt, attemptId, save } = await written()
  const [kept, dropped] = (await photos(student, 2)) as [number, number]
  await save(0, { type: 'shortAnswer', text: '一', photos: [kept, dropped] })
  expect(await named(attemptId)).toEqual([kept, dropped])
  await db.execute(sql`
    insert into answer_uploads (upload_id, attempt_id, question_id, user_file_id, began_at)
    select 'u' || id, ${attemptId}, ${attempt.questions[0]!.questionId}, id, now() - interval '3 days'
    from unnest(array[${kept}::int, ${dropped}::int]) id`)
  await save(0, { type: 'shortAnswer', text: '一', photos: [kept] }, 2)
  expect(await named(attemptId)).toEqual([kept])
  await student(quizApi.handIn, { attemptId })
  const left = async () =>
    (
      await db.execute<{ id: number }>(
        sql`select id from user_files where owner_id = ${student.id} order by id`,
      )
    ).rows.map(({ id }) => id)
  await dropAnswerFiles(kernel)
  expect(await left(), 'the attempt has just ended').toEqual([kept, dropped])
  await db.execute(sql`
    update quiz_attempts set handed_in_at = now() - interval '3 days' where id = ${attemptId}`)
  await dropAnswerFiles(kernel)
  expect(await left()).toEqual([kept])
  await expect(db.execute(sql`delete from user_files where id = ${kept}`)).rejects.toThrow()
})

test('a file that no answer names goes from an open attempt too, once no device may name it', async () => {
  const { student, attempt, attemptId, save } = await written({ timeLimit: 30 })
  const [unnamed] = (await photos(student, 1)) as [number]
  const began = (days: number) =>
    db.execute(sql`
      insert into answer_uploads (upload_id, attempt_id, question_id, user_file_id, began_at)
      values ('o' || ${unnamed}::int, ${attemptId}, ${attempt.questions[0]!.questionId}, ${unnamed}, now() - make_interval(days => ${days}))
      on conflict (upload_id) do update set began_at = excluded.began_at`)
  const isThere = async () => {
    await dropAnswerFiles(kernel)
    const { rows } = await db.execute(sql`select from user_files where id = ${unnamed}`)
    return rows.length === 1
  }
  await db.execute(sql`update quiz_attempts set started_at = now() where id = ${attemptId}`)
  await began(40)
  expect(await isThere(), 'its device has not come back').toBe(true)
  await save(1, { type: 'essay', html: '<p>后来</p>' })
  await began(20)
  expect(await isThere()).toBe(true)
  // Ended by time: a late answer may name it for a week.
  await db.execute(sql`update quiz_attempts set status = 'handedIn', ended_by = 'time',
    handed_in_at = now() - interval '5 days' where id = ${attemptId}`)
  expect(await isThere()).toBe(true)
  await db.execute(sql`update quiz_attempts set status = 'open', ended_by = null, handed_in_at = null
    where id = ${attemptId}`)
  await began(40)
  expect(await isThere()).toBe(false)
})

test('photographs that arrive after the end wait for the teacher with their answer', async () => {
  const { owner, quizId, student, attemptId, save } = await written({
    timeLimit: 30,
    graceSeconds: 0,
  })
  const [first, late] = (await photos(student, 2)) as [number, number]
  await save(0, { type: 'shortAnswer', text: '', photos: [first] })
  await pass(attemptId, 31)
  const saved = await save(0, { type: 'shortAnswer', text: '', photos: [late] }, 2)
  expect(saved.late).toBe('afterEnd')
  expect(await named(attemptId)).toEqual([first, late])
  await owner(invigilationApi.decideLate, { quizId, attemptId, counts: true })
  expect(await named(attemptId)).toEqual([late])
})

test('the teacher of the course reads the files of an answer once it is handed in, and no other learner ever', async () => {
  const { owner, quizId, student, attempt, attemptId, save, learner } = await written()
  const { userFileId } = await give(student, 'note.pdf')
  const [photo] = (await photos(student, 1)) as [number]
  await save(1, { type: 'essay', html: '<p>见图</p>', photos: [photo] })
  await save(2, { type: 'file', files: [userFileId] })
  const read = (who: Person, file: number) => who(documentApi.getDocument, { file })
  const [other, stranger] = [await learner(), await newUser('teacher')]
  await expect(read(owner, userFileId)).rejects.toMatchObject(refusal('file.unknown'))
  await student(quizApi.handIn, { attemptId })
  await read(owner, userFileId)
  await read(student, userFileId)
  for (const who of [other, stranger]) {
    await expect(read(who, userFileId)).rejects.toMatchObject(refusal('file.unknown'))
  }
  const answers = (at: number) =>
    owner(gradingApi.getAnswers, { quizId, questionId: attempt.questions[at]!.questionId })
  const essay = await answers(1)
  expect(essay.items[0]!.files).toMatchObject([{ userFileId: photo, kind: 'picture', opens: true }])
  expect((await answers(2)).items[0]!.files).toMatchObject([{ userFileId, name: 'note.pdf' }])
  expect(essay.items[0]!.files[0]!.url).toContain('s=')
})

test('a revised homework begins with the files of the last answers', async () => {
  const { at, student, attemptId, save } = await written({ keepAnswers: true })
  const [photo] = (await photos(student, 1)) as [number]
  await save(0, { type: 'shortAnswer', text: '', photos: [photo] })
  await student(quizApi.handIn, { attemptId })
  const next = await student(studyApi.redoQuiz, { ...at, attemptId })
  expect(next.files.map(({ userFileId }) => userFileId)).toEqual([photo])
  expect(await named(next.attemptId)).toEqual([photo])
})

test('the files of all answers of a learner have a limit, with those that are still on their way', async () => {
  const { student, attempt, attemptId } = await written()
  const begin = (at: number, mebibytes: number, pair: string) =>
    student(quizApi.beginFile, {
      ...{ attemptId, questionId: attempt.questions[at]!.questionId },
      ...{ uploadId: pair.repeat(16), name: 'a.jpg', size: mebibytes * 1024 * 1024 },
    })
  await expect(begin(0, 6, 'e0')).rejects.toMatchObject(refusal('file.noRoom'))
  await begin(0, 3, 'e1')
  // The same again is no second one.
  await begin(0, 3, 'e1')
  await expect(begin(1, 3, 'e2')).rejects.toMatchObject(refusal('file.noRoom'))
  await begin(1, 2, 'e3')
})
