import { decodeQR } from 'qr/decode.js'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { fileApi } from '#src/features/content/file/contract.ts'
import { listen } from '#src/features/content/file/test-upload.ts'
import type { QuestionAnswer } from '#src/features/content/question/answer.ts'
import type { QuestionBody } from '#src/features/content/question/body/body.ts'
import { essayOf, shortOf } from '#src/features/learning/grading/test-grading.ts'
import { invigilationApi } from '#src/features/learning/invigilation/contract.ts'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { sessionApi } from '#src/shared/session-contract.ts'
import { allRefused, openWorld, type Person, refusal } from '#tests/world.ts'
import { quizApi } from './contract.ts'
import { photoLinksPerHour } from './phone-api.ts'
import { endOverdue } from './server/end-overdue.ts'
import { newQuestions, trueFalse } from './test-bodies.ts'
import { phoneWith, photoBytes, tokenIn, uploadIdOf } from './test-phone.ts'
import { smallQuizzesIn } from './test-small-quiz.ts'

const world = await openWorld()
const { app, newUser, visitor } = world
const { db, quizWith, pass } = smallQuizzesIn(world)
const port = await listen(app)
const origin = 'http://school.example:8080'

const short = shortOf('<p>画出流程</p>')
const group: QuestionBody = {
  type: 'group',
  ...{ stem: { zh: '<p>材料</p>', en: '' }, explanation: { zh: '', en: '' } },
  questions: [
    { id: 'a', body: trueFalse('FOB') },
    { id: 'b', body: essayOf('<p>论述</p>') },
  ],
} as QuestionBody

async function writing(settings: Parameters<typeof quizWith>[0] = {}, who?: Person) {
  const author = await newUser('teacher')
  const ids = await db.transaction((tx) =>
    newQuestions(tx, author.id, [short, group, trueFalse('CIF')]),
  )
  const made = await quizWith(settings, { questions: ids.map((questionId) => ({ questionId })) })
  const student = who ?? (await made.learner())
  const attempt = await student(studyApi.startQuiz, made.at)
  const { attemptId } = attempt
  const idOf = (at: number) => attempt.questions[at]!.questionId
  const make = (at = 0, part = '') =>
    student(quizApi.makePhotoLink, { attemptId, questionId: idOf(at), part, origin })
  return {
    ...{ ...made, student, attempt, attemptId, idOf, make },
    phone: async (at = 0, part = '') =>
      phoneWith(visitor, { token: tokenIn(await make(at, part)), port }),
    stop: () => student(quizApi.stopPhotoLink, { attemptId, questionId: idOf(0), part: '' }),
    seen: () => student(quizApi.getPhonePhotos, { attemptId }),
    save: (answer: QuestionAnswer, revision: number, at = 0) =>
      student(quizApi.saveAnswer, { attemptId, questionId: idOf(at), answer, revision }),
    result: () => student(quizApi.getAttempt, { attemptId }),
    stored: async (at = 0) =>
      (
        await db.execute<{ answer: QuestionAnswer; late: QuestionAnswer | null }>(sql`
          select answer, late_answer as late from attempt_answers
          where attempt_id = ${attemptId} and question_id = ${idOf(at)}`)
      ).rows[0]!,
  }
}

/** Draws a path of squares as the pixels of a picture. */
function picture({ side, path }: { side: number; path: string }) {
  const [scale, zone] = [6, 0]
  const width = (side + 2 * zone) * scale
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let py = 0; py < scale; py += 1) {
      for (let px = 0; px < Number(run) * scale; px += 1) {
        const at = ((Number(y) + zone) * scale + py) * width + (Number(x) + zone) * scale + px
        data.set([0, 0, 0], at * 4)
      }
    }
  }
  return { width, height: width, data }
}

test('the QR code that is drawn holds the address with the token in its fragment', async () => {
  const { make } = await writing()
  const { url, code, secondsLeft } = await make()
  expect(url).toMatch(/^http:\/\/school\.example:8080\/photo#[\w-]{43}$/)
  expect(secondsLeft).toBe(900)
  expect(decodeQR(picture(code))).toBe(url)
  const { rows } = await db.execute(sql`
    select from photo_links where token_hash = ${tokenIn({ url })}`)
  expect(rows, 'the token itself is stored nowhere').toEqual([])
})

test('a phone that is not signed in adds a photograph, the page adds it once, and a removed one stays away', async () => {
  const { student, attemptId, phone, seen, save, result, idOf } = await writing()
  expect((await result()).byPhone).toBe(false)
  const device = await phone()
  expect(await device.open()).toMatchObject({
    ...{
      title: '考试',
      number: 1,
      inGroup: null,
      name: '测**户',
      room: 9,
      photos: [],
      late: null,
    },
  })
  const first = await device.send('one')
  const second = await device.send('two')
  expect(await device.checked('one'), 'the same upload id again is the same photograph').toEqual({
    ...{ state: 'done', failure: null, unscanned: false, userFileId: first },
  })
  expect(await device.open()).toMatchObject({ photos: [first, second], room: 7 })
  const offered = await seen()
  const row = (userFileId: number) => ({
    ...{ questionId: idOf(0), part: '', userFileId, offer: 'offered' },
  })
  expect(offered).toMatchObject({ photos: [row(first), row(second)], arriving: 0 })
  expect(offered.files.map(({ userFileId }) => userFileId)).toEqual([first, second])
  expect((await result()).byPhone).toBe(true)
  await save({ type: 'shortAnswer', text: '', photos: [first, second] }, 1)
  expect((await seen()).photos).toEqual([])
  await save({ type: 'shortAnswer', text: '', photos: [second] }, 2)
  expect((await seen()).photos).toEqual([])
  await student(quizApi.handIn, { attemptId })
  expect((await result()).questions[0]!.answer).toMatchObject({ photos: [second] })
})

test('a photograph is taken back on the phone, before and after the page has added it', async () => {
  const { student, attemptId, phone, seen, save, stored } = await writing()
  const device = await phone()
  const [first, second] = [await device.send('x1'), await device.send('x2')]
  await save({ type: 'shortAnswer', text: '见图', photos: [first] }, 1)
  await device.remove(first)
  await device.remove(second)
  expect((await seen()).photos.map(({ userFileId, offer }) => [userFileId, offer])).toEqual([
    [first, 'withdrawn'],
    [second, 'withdrawn'],
  ])
  expect((await device.open()).photos).toEqual([])
  // The page never came to take it out.
  await student(quizApi.handIn, { attemptId })
  expect((await stored()).answer).toEqual({ type: 'shortAnswer', text: '见图', photos: [] })
})

test('what has arrived counts at the end though no page has added it, in a question of a group too', async () => {
  const { student, attemptId, phone, stored, make } = await writing()
  await expect(make(1, 'a')).rejects.toMatchObject(refusal('quiz.takesNoPhotos'))
  await expect(make(1)).rejects.toMatchObject(refusal('quiz.takesNoPhotos'))
  await expect(make(2)).rejects.toMatchObject(refusal('quiz.takesNoPhotos'))
  const device = await phone(1, 'b')
  expect(await device.open()).toMatchObject({ number: 2, inGroup: 2 })
  const photo = await device.send('essay')
  const result = await student(quizApi.handIn, { attemptId })
  expect(result.status).toBe('handedIn')
  expect((await stored(1)).answer).toEqual({
    ...{ type: 'group', answers: { b: { type: 'essay', html: '', photos: [photo] } } },
  })
  const { rows } = await db.execute(sql`
    select user_file_id as id from attempt_answer_files where attempt_id = ${attemptId}`)
  expect(rows).toEqual([{ id: photo }])
})

test('after the end of the time a photograph joins a late answer, after a hand-in none arrives', async () => {
  const { owner, quizId, attemptId, phone, stored, save } = await writing({
    ...{ timeLimit: 30, graceSeconds: 0 },
  })
  const device = await phone()
  await save({ type: 'shortAnswer', text: '文字' }, 1)
  const begun = await device.begin('late')
  await pass(attemptId, 31)
  await device.sendBytes(photoBytes('late'), begun)
  const { userFileId } = await device.checked('late')
  expect(await stored()).toEqual({
    answer: { type: 'shortAnswer', text: '文字' },
    late: { type: 'shortAnswer', text: '文字', photos: [userFileId] },
  })
  expect((await device.open()).late).toBe('afterEnd')
  await owner(invigilationApi.decideLate, { quizId, attemptId, counts: true })
  expect((await stored()).answer).toMatchObject({ photos: [userFileId] })

  const other = await writing()
  const theirs = await other.phone()
  const open = await theirs.begin('after')
  await other.student(quizApi.handIn, { attemptId: other.attemptId })
  await theirs.sendBytes(photoBytes('after'), open)
  await allRefused(
    [theirs.open(), theirs.finish('after'), theirs.begin('more'), other.make()],
    refusal('quiz.handedIn'),
  )
})

test('a link ends by time, by a new one, when it is stopped, with the session and with the account', async () => {
  const { student, stop, phone, make, seen } = await writing()
  const over = refusal('quiz.photoLinkOver')
  const first = await phone()
  const begun = await first.begin('first')
  const second = await phone()
  await expect(first.open()).rejects.toMatchObject(over)
  await expect(first.begin('again')).rejects.toMatchObject(over)
  // What has begun may end, because the line of a phone is slow.
  await first.sendBytes(photoBytes('first'), begun)
  expect((await first.checked('first')).state).toBe('done')
  await second.open()
  await db.execute(sql`update photo_links set expires_at = now() where attempt_id in (
    select id from quiz_attempts where user_id = ${student.id})`)
  await expect(second.begin('second')).rejects.toMatchObject(over)
  const third = await phone()
  const cut = await third.begin('third')
  await stop()
  await third.sendBytes(photoBytes('third'), cut)
  await expect(third.finish('third')).rejects.toMatchObject(over)
  await expect(third.begin('fourth')).rejects.toMatchObject(over)
  expect((await seen()).photos).toHaveLength(1)
  const fifth = await phone()
  await student(sessionApi.end, {})
  await expect(fifth.open()).rejects.toMatchObject(over)
  await expect(fifth.begin('fifth')).rejects.toMatchObject(over)
  await expect(make()).rejects.toMatchObject(refusal('common.sessionEnded'))
  const other = await writing()
  const theirs = await other.phone()
  await db.execute(sql`update users set locked_at = now() where id = ${other.student.id}`)
  await expect(theirs.open()).rejects.toMatchObject(over)
})

test('a link opens its own answer only', async () => {
  const { attemptId, idOf, phone, student } = await writing()
  const [one, two] = [await phone(), await phone(1, 'b')]
  const photo = await one.send('mine')
  await two.remove(photo)
  expect((await one.open()).photos).toEqual([photo])
  expect((await two.open()).photos).toEqual([])
  await expect(two.finish('mine')).rejects.toMatchObject(refusal('file.uploadUnknown'))
  await one.begin('shared')
  await expect(two.begin('shared')).rejects.toMatchObject(refusal('file.uploadUnknown'))
  const stranger = await newUser('student')
  const place = { attemptId, questionId: idOf(0), part: '' }
  await allRefused(
    [
      stranger(quizApi.makePhotoLink, { ...place, origin }),
      stranger(quizApi.stopPhotoLink, place),
      stranger(quizApi.getPhonePhotos, { attemptId }),
    ],
    refusal('quiz.attemptNotFound'),
  )
  // The key of an upload adds bytes to it, and ends nothing.
  const { key } = await one.begin('keyed')
  const piece = (id: string, given: string) =>
    app.kernel.app.inject({
      ...{ method: 'HEAD', url: `/api/File/Upload/${id}` },
      headers: { 'upload-key': given, 'tus-resumable': '1.0.0' },
    })
  expect((await piece(uploadIdOf('keyed'), key)).statusCode).toBe(200)
  expect((await piece(uploadIdOf('shared'), key)).statusCode).toBe(401)
  const finish = { uploadId: uploadIdOf('keyed'), sha256: '0'.repeat(64) }
  await expect(visitor(fileApi.finishUpload, finish)).rejects.toMatchObject(
    refusal('common.noToken'),
  )
  await expect(stranger(fileApi.finishUpload, finish)).rejects.toMatchObject(
    refusal('file.uploadUnknown'),
  )
  await student(fileApi.cancelUpload, { uploadId: uploadIdOf('keyed') })
})

test('an answer takes nine photographs, of twenty that begin at once too, and pictures only', async () => {
  const { phone, save } = await writing()
  const device = await phone()
  const first = await device.send('p0')
  await save({ type: 'shortAnswer', text: '', photos: [first] }, 1)
  const all = await Promise.allSettled(
    Array.from({ length: 20 }, (_, at) => device.begin(`p${at + 1}`)),
  )
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(8)
  for (const one of all) {
    if (one.status === 'rejected') expect(one.reason).toMatchObject(refusal('quiz.photosFull'))
  }
  expect((await device.open()).room).toBe(0)
  const other = await (await writing()).phone()
  await expect(other.begin('w', photoBytes('w'), 'a.pdf')).rejects.toMatchObject(
    refusal('file.otherType'),
  )
  const text = Buffer.from('no picture at all')
  await other.sendBytes(text, await other.begin('text', text, 'a.jpg'))
  expect(await other.checked('text', text)).toMatchObject({ state: 'failed', failure: 'otherType' })
  expect(await other.open()).toMatchObject({ room: 9, photos: [] })
})

test('links of an attempt have a limit, and a question that was left takes no photograph', async () => {
  const { make, attemptId } = await writing()
  for (let at = 0; at < photoLinksPerHour; at += 1) await make()
  await expect(make()).rejects.toMatchObject(refusal('quiz.tooManyPhotoLinks'))
  await db.execute(sql`
    update photo_links set made_at = now() - interval '2 hours' where attempt_id = ${attemptId}`)
  await make()
  const strict = await writing({ paging: 'one', goBack: false })
  const device = await strict.phone()
  const photo = await device.send('before')
  await strict.save({ type: 'trueFalse', value: true }, 1, 2)
  await expect(device.begin('behind')).rejects.toMatchObject(refusal('quiz.noWayBack'))
  expect(await device.open()).toMatchObject({ room: 0, late: 'behind', photos: [photo] })
  // It had arrived, but no page has added it before the learner went on: the teacher decides.
  await strict.student(quizApi.handIn, { attemptId: strict.attemptId })
  const photosOf = (answer: QuestionAnswer | null) => answer && 'photos' in answer && answer.photos
  const { answer, late } = await strict.stored()
  expect([answer, photosOf(late)]).toEqual([null, [photo]])
  const waiting = await strict.owner(invigilationApi.getLate, {
    ...{ quizId: strict.quizId, attemptId: strict.attemptId },
  })
  expect(waiting).toMatchObject({ answers: [{ questionId: strict.idOf(0) }] })
})

test('a photograph that is on its way as its question is left waits for the teacher, once', async () => {
  const strict = await writing({ paging: 'one', goBack: false })
  const device = await strict.phone()
  await device.sendBytes(photoBytes('under'), await device.begin('under'))
  await strict.save({ type: 'trueFalse', value: true }, 1, 2)
  const photo = (await device.checked('under')).userFileId
  expect((await device.finish('under')).userFileId).toBe(photo)
  const { answer, late } = await strict.stored()
  expect(answer).toBeNull()
  expect(late).toMatchObject({ photos: [photo] })
  // The page has nothing to add, and the hand-in adds nothing a second time.
  expect((await strict.seen()).photos).toEqual([])
  await strict.student(quizApi.handIn, { attemptId: strict.attemptId })
  expect((await strict.stored()).late).toEqual(late)
})

test('a late answer of a device that never heard of the photographs keeps them, and those it took out stay out', async () => {
  const { owner, quizId, attemptId, phone, stored, save } = await writing({
    ...{ timeLimit: 30, graceSeconds: 0 },
  })
  const device = await phone()
  const [first, second] = [await device.send('kept-1'), await device.send('kept-2')]
  await pass(attemptId, 31)
  // The end adds both; then the text arrives that a computer without a network has held.
  expect(await save({ type: 'shortAnswer', text: '断网时写的' }, 5000)).toMatchObject({
    late: 'afterEnd',
  })
  expect((await stored()).late).toEqual({
    ...{ type: 'shortAnswer', text: '断网时写的', photos: [first, second] },
  })
  await save({ type: 'shortAnswer', text: '断网时写的', photos: [first, second] }, 6000)
  await save({ type: 'shortAnswer', text: '断网时写的', photos: [second] }, 7000)
  await owner(invigilationApi.decideLate, { quizId, attemptId, counts: true })
  expect((await stored()).answer).toMatchObject({ text: '断网时写的', photos: [second] })
})

test('a photograph that a phone sends with the key in view is told from one that was sent before', async () => {
  const late = async (when: 'before' | 'after') => {
    const { owner, quizId, attemptId, phone } = await writing({
      ...{ timeLimit: 30, graceSeconds: 0, showKey: 'released' },
    })
    const release = () => owner(invigilationApi.release, { quizId, what: 'keys', released: true })
    const device = await phone()
    await pass(attemptId, 31)
    await device.open()
    if (when === 'after') await release()
    await device.send(`key-${when}`)
    if (when === 'before') await release()
    const { answers } = await owner(invigilationApi.getLate, { quizId, attemptId })
    return answers.map(({ keyWasShown }) => keyWasShown)
  }
  expect(await late('before')).toEqual([false])
  expect(await late('after')).toEqual([true])
})

test('a photograph that arrives while the sweep ends the attempt counts once', async () => {
  const { attemptId, phone, stored } = await writing({ timeLimit: 30, graceSeconds: 0 })
  const photo = await (await phone()).send('sweep')
  await pass(attemptId, 31)
  await Promise.all([
    endOverdue(db, app.kernel.ports, attemptId),
    endOverdue(db, app.kernel.ports, attemptId),
  ])
  expect((await stored()).answer).toEqual({ type: 'shortAnswer', text: '', photos: [photo] })
})

test('a room of phones opens its links from one address, while guesses from there are refused', async () => {
  const busy = await openWorld({ RATE_PER_MINUTE: '100' })
  const guess = (at: number) =>
    busy.visitor.ask(quizApi.openPhotoLink, { token: String(at).padStart(43, 'x') })
  const answers: number[] = []
  for (let at = 0; at < 30; at += 1) answers.push((await guess(at)).status)
  expect(answers.filter((status) => status === 404)).toHaveLength(20)
  expect(answers.slice(20)).toEqual(Array.from({ length: 10 }, () => 429))
})

test('a late photograph says that its learner could see the key, as a late answer of the page does', async () => {
  const { owner, quizId, attemptId, phone, save, result } = await writing({
    ...{ timeLimit: 30, graceSeconds: 0, showKey: 'handIn' },
  })
  const device = await phone()
  await save({ type: 'shortAnswer', text: '文字' }, 1)
  await pass(attemptId, 31)
  expect((await result()).status).toBe('handedIn')
  await device.send('after the key')
  const late = await owner(invigilationApi.getLate, { quizId, attemptId })
  expect(late.answers).toMatchObject([{ keyWasShown: true }])
})

test('while the teacher holds an attempt no photograph begins, as no answer is saved', async () => {
  const { owner, quizId, phone } = await writing({ timeLimit: 30 })
  const device = await phone()
  await owner(invigilationApi.pause, { quizId, paused: true, userIds: null })
  await expect(device.begin('held')).rejects.toMatchObject(refusal('quiz.paused'))
  await owner(invigilationApi.pause, { quizId, paused: false, userIds: null })
  await device.send('held')
})
