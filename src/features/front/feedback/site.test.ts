import { homeApi } from '#src/features/front/home/contract.ts'
import { randomUUID } from 'node:crypto'
import { eq, isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { endpointUrl, type Envelope } from '#src/shared/endpoint.ts'
import { startFakeClamd, virus } from '#src/server/testing/fake-clamd.ts'
import { removeLooseFiles } from '#src/server/storage/remove-file.ts'
import { files } from '#src/server/storage/tables.ts'
import { openWorld, type Person, refusal } from '#tests/world.ts'
import { attachmentBytes, feedbackApi } from './contract.ts'
import { feedback } from './tables.ts'

const { app, visitor, newUser, newCourse } = await openWorld()
const { db, app: server } = app.kernel

const said = (more: object = {}) => ({
  id: randomUUID(),
  name: '李明',
  mobile: '13800000000',
  remark: '第三章的音频没有声音。',
  ...more,
})
const kept = (id: string) => db.select().from(feedback).where(eq(feedback.id, id))

/** Calls have a limit a minute for each person: every test brings its own. */
const someone = () => newUser('student')

/** Sends one file as a browser does. */
async function attach(person: Person, name: string, content: string | Buffer) {
  const head = `--x\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`
  const answer = await server.inject({
    method: 'POST',
    url: endpointUrl(feedbackApi.uploadAttachment),
    headers: {
      'content-type': 'multipart/form-data; boundary=x',
      ...(person.token && { token: person.token }),
    },
    payload: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from('\r\n--x--\r\n')]),
  })
  return answer.json<Envelope<{ token: string; name: string; size: number }>>()
}

test('home shows published courses, the next to start first, and counts published courses only', async () => {
  const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10)
  const semester = (from: number, to: number) => [
    { name: '本期', startsOn: day(from), endsOn: day(to) },
  ]
  const premium = await newCourse()
  const hidden = await newCourse({ publishStatus: 'unpublished' })
  const running = await newCourse({ kind: 'open', semesters: semester(-5, 40) })
  const later = await newCourse({ kind: 'open', semesters: semester(20, 60) })
  const soon = await newCourse({ kind: 'open', semesters: semester(3, 60) })
  const over = await newCourse({ kind: 'open', semesters: semester(-60, -3) })

  const home = await visitor(homeApi.getHome, {})
  const ids = home.premium.map((course) => course.courseId)
  expect(ids).toContain(premium.courseId)
  expect(ids).not.toContain(hidden.courseId)
  expect(home.open.map((course) => course.courseId)).toEqual([
    soon.courseId,
    later.courseId,
    running.courseId,
  ])
  expect(home.open.map((course) => course.courseId)).not.toContain(over.courseId)
  // One premium course and four open ones are published; the subject leads to the premium list.
  expect(home.numbers.courses).toBe(5)
  expect(home.categories).toEqual([{ slug: 'trade', name: '国际贸易实务', total: 1 }])
})

test('visitors and signed-in people may send feedback; the sender’s user id is stored', async () => {
  const fromVisitor = said()
  await visitor(feedbackApi.submitFeedback, fromVisitor)
  expect(await kept(fromVisitor.id)).toMatchObject([
    { name: '李明', mobile: '13800000000', remark: '第三章的音频没有声音。', userId: null },
  ])
  for (const role of ['none', 'student', 'teacher', 'admin'] as const) {
    const person = await newUser(role)
    const input = said()
    await person(feedbackApi.submitFeedback, input)
    expect(await kept(input.id)).toMatchObject([{ userId: person.id }])
  }
})

test('feedback sent again with the same id is stored once, with its first content', async () => {
  const person = await someone()
  const input = said()
  await Promise.all(Array.from({ length: 4 }, () => person(feedbackApi.submitFeedback, input)))
  await person(feedbackApi.submitFeedback, { ...input, remark: '改过的内容' })
  expect(await kept(input.id)).toMatchObject([{ remark: input.remark }])
})

test('an attachment with a virus is refused, and none passes while the scanner is away', async () => {
  const { address } = await startFakeClamd()
  const { config } = app.kernel
  const person = await someone()
  try {
    config.CLAMD = address
    expect((await attach(person, 'a.txt', virus)).error).toBe('feedback.attachmentInfected')
    expect((await attach(person, 'b.txt', 'clean')).code).toBe(0)
    config.CLAMD = '127.0.0.1:1'
    expect((await attach(person, 'c.txt', 'clean')).error).toBe('feedback.attachmentUnscanned')
  } finally {
    delete config.CLAMD
  }
})

test('feedback needs only a text; name and phone are optional', async () => {
  const { name: _name, mobile: _mobile, ...text } = said()
  await (
    await someone()
  )(feedbackApi.submitFeedback, text)
  expect(await kept(text.id)).toMatchObject([{ name: '', mobile: '', remark: text.remark }])
})

test('invalid input is refused at its field, and nothing is stored', async () => {
  const wrong = [
    ['name', { name: '名'.repeat(31) }],
    ['remark', { remark: '  ' }],
    ['mobile', { mobile: '138-0000-0000' }],
    ['mobile', { mobile: '123456789012' }],
    ['remark', { remark: '字'.repeat(201) }],
    ['remark', { remark: '' }],
    ['remark', { remark: '\u200b\u2800\n' }],
    ['name', { name: '李\u0007明' }],
    ['id', { id: 'not-a-uuid' }],
  ] as const
  const person = await someone()
  const before = await db.$count(feedback)
  for (const [path, part] of wrong) {
    const { status, envelope } = await person.ask(feedbackApi.submitFeedback, said(part))
    expect(status, path).toBe(400)
    expect(envelope.data).toMatchObject({ fields: [{ path }] })
  }
  expect(await db.$count(feedback)).toBe(before)
  // The limits themselves fit.
  const longest = said({ name: '名'.repeat(30), mobile: '12345678901', remark: '字'.repeat(200) })
  await person(feedbackApi.submitFeedback, longest)
  expect(await kept(longest.id)).toHaveLength(1)
})

test('marks of direction are taken out of a name and a text, and lines stay', async () => {
  const input = said({ name: '李\u202e明', remark: '\u2067第一行\u2069\n第二行\u200f' })
  await visitor(feedbackApi.submitFeedback, input)
  expect(await kept(input.id)).toMatchObject([{ name: '李明', remark: '第一行\n第二行' }])
})

test('an attachment is stored with the feedback as a private file', async () => {
  const uploaded = await attach(visitor, '问题.txt', '第三章没有声音')
  expect(uploaded).toMatchObject({ code: 0, data: { name: '问题.txt', size: 21 } })
  const input = said({ attachment: uploaded.data.token })
  await visitor(feedbackApi.submitFeedback, input)
  const [row] = await kept(input.id)
  const [file] = await db.select().from(files).where(eq(files.id, row!.attachmentFileId!))
  expect(file).toMatchObject({ name: '问题.txt', visibility: 'private' })
  const open = await server.inject(`/files/${file!.id}/${encodeURIComponent(file!.name)}`)
  expect(open.statusCode).toBeGreaterThanOrEqual(400)
})

test('an unsent attachment is deleted when its time is over; a sent one stays and cannot be sent again', async () => {
  const person = await someone()
  const sent = await attach(person, 'sent.txt', 'sent')
  const unsent = await attach(person, 'unsent.txt', 'unsent')
  const input = said({ attachment: sent.data.token })
  // The second time is the same act, as after a lost answer.
  await Promise.all([
    person(feedbackApi.submitFeedback, input),
    person(feedbackApi.submitFeedback, input),
  ])
  expect(await kept(input.id)).toMatchObject([
    { attachmentFileId: Number.parseInt(sent.data.token) },
  ])
  await db
    .update(files)
    .set({ looseUntil: new Date(Date.now() - 1000) })
    .where(isNotNull(files.looseUntil))
  await removeLooseFiles(app.kernel)
  const left = await db.select().from(files).where(eq(files.ownerId, person.id))
  expect(left.map(({ name }) => name)).toEqual(['sent.txt'])
  for (const attachment of [unsent.data.token, sent.data.token]) {
    await expect(person(feedbackApi.submitFeedback, said({ attachment }))).rejects.toMatchObject(
      refusal('feedback.attachmentUnknown'),
    )
  }
})

test('an attachment token with a wrong signature, or one for another file, is refused', async () => {
  const person = await someone()
  const { data } = await attach(person, 'note.txt', 'one')
  const [id, signature] = data.token.split('.')
  for (const attachment of [`${Number(id) + 1}.${signature}`, `${id}.`, `${id}.AAAA`, 'x', '']) {
    const input = said({ attachment })
    await expect(person(feedbackApi.submitFeedback, input), attachment).rejects.toMatchObject(
      refusal('feedback.attachmentUnknown'),
    )
    expect(await kept(input.id)).toHaveLength(0)
  }
})

test('an attachment is checked by its content as well as its name', async () => {
  const png = Buffer.from(
    '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489',
    'hex',
  )
  const zip = Buffer.from('504b0506000000000000000000000000000000000000', 'hex')
  const before = await db.$count(files)
  for (const [name, content] of [
    ['photo.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'],
    ['photo.jpg', png],
    ['photo.png', '<script>alert(1)</script>'],
    ['picture.txt', png],
    ['program.zip', Buffer.from('4d5a9000', 'hex')],
    ['letter.docx', 'plain words'],
    ['archive.rar', zip],
    ['page.html', '<script>alert(1)</script>'],
    ['noending', 'words'],
    ['noise.txt', Buffer.from('81ff00a1', 'hex')],
    ['broken.txt', Buffer.from('81ffff81', 'hex')],
  ] as const) {
    const answer = await attach(await someone(), name, content)
    expect(answer.error, name).toBe('feedback.attachmentType')
    expect(answer.enmsg).toContain(': .docx, .doc, .xlsx, .xls, .txt, .zip, .rar, .png')
  }
  expect(await db.$count(files)).toBe(before)
  expect(await attach(await someone(), 'ARCHIVE.ZIP', zip)).toMatchObject({ code: 0 })
  expect(await attach(await someone(), '截图.PNG', png)).toMatchObject({ code: 0 })
  // 报关 as an editor on Chinese Windows saves it.
  const gbk = Buffer.from('b1a8b9d8', 'hex')
  expect(await attach(await someone(), 'letter.txt', gbk)).toMatchObject({ code: 0 })
})

test('an empty file and a file that is too large are refused with their own errors', async () => {
  const person = await someone()
  expect(await attach(person, 'empty.txt', '')).toMatchObject({
    error: 'feedback.attachmentMissing',
  })
  const large = await attach(person, 'large.txt', Buffer.alloc(attachmentBytes + 1, 'a'))
  expect(large).toMatchObject({ error: 'common.tooLarge' })
})
