import { existsSync } from 'node:fs'
import { desc, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { feedbackErrors } from '#src/features/front/feedback/contract.ts'
import { feedbackPaths } from '#src/features/front/feedback/paths.ts'
import { feedback } from '#src/features/front/feedback/tables.ts'
import { feedbackText } from '#src/features/front/feedback/web/feedback-text.ts'
import { fileErrors } from '#src/server/pages/post-file-text.ts'
import { files } from '#src/server/storage/tables.ts'
import { uploadErrors } from '#src/shared/upload-errors.ts'
import { build } from '../start-script.ts'
import { openWorld } from '../world.ts'
import { strangerAt } from './stranger.ts'
import { attacher, mebibyte, newAddress, text } from './attach.ts'

/* The form of feedback without script: its file has the limits of the call that takes files with script. */

const world = await openWorld(
  { UPLOAD_ADDRESS_MIB: '2', FEEDBACK_PER_DAY: '3', TRUST_PROXY: '127.0.0.1' },
  { pages: 'built' },
)
const { app, newUser } = world
const { db, app: server } = app.kernel
const { attach, counted, forgetAll } = attacher(world)
const stranger = await strangerAt(world)
const path = `/zh-CN${feedbackPaths.write()}`
const t = feedbackText.zh

beforeAll(() => expect(existsSync(build), 'the pages are built: npm run build').toBe(true))
beforeEach(forgetAll)

interface Given {
  remark?: string
  file?: { name: string; bytes: Buffer }
  ip?: string
  headers?: Record<string, string>
  at?: string
}

/** Sends the form as a browser does: its fields, then the file, without a name where none is chosen. */
async function send({ remark = '第三章没有声音。', file, ip, headers, at = path }: Given) {
  const part = (name: string, value: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const head =
    part('name', '李明') +
    part('mobile', '13800000000') +
    part('remark', remark) +
    '--x\r\ncontent-disposition: form-data; name="attachment"; ' +
    `filename="${file?.name ?? ''}"\r\ncontent-type: application/octet-stream\r\n\r\n`
  const answer = await server.inject({
    ...{ method: 'POST', url: at },
    headers: {
      ...{ 'content-type': 'multipart/form-data; boundary=x', host: 'school.test' },
      ...{ 'sec-fetch-site': 'same-origin', 'x-forwarded-for': ip ?? newAddress() },
      ...headers,
    },
    payload: Buffer.concat([
      Buffer.from(head),
      file?.bytes ?? Buffer.alloc(0),
      Buffer.from('\r\n--x--\r\n'),
    ]),
  })
  const { location } = answer.headers
  return { status: answer.statusCode, page: answer.body, location }
}

function cookieOf({ token }: { token: string }): string {
  const record = { access_token: token, expires: Date.now() + 60_000 }
  return `token=${encodeURIComponent(JSON.stringify(record))}`
}

const last = async () =>
  (await db.select().from(feedback).orderBy(desc(feedback.number)).limit(1))[0]
const picked = (size: number) => ({ name: '建议.txt', bytes: text(size) })

test('a visitor’s file arrives with the feedback, and no share is left from the way', async () => {
  const { status, location } = await send({ file: picked(100_000) })
  expect([status, location]).toEqual([303, `${path}?sent=1`])
  const confirmation = await server.inject({ url: location!, headers: { host: 'school.test' } })
  expect([confirmation.statusCode, confirmation.body.includes(t.done)]).toEqual([200, true])
  const sent = await last()
  expect(sent).toMatchObject({ name: '李明', mobile: '13800000000', userId: null })
  expect(await db.select().from(files)).toMatchObject([
    {
      ...{ id: sent!.attachmentFileId, name: '建议.txt', visibility: 'private', size: 100_000 },
      ...{ fromVisitor: true, downloadOnly: true, looseUntil: null },
    },
  ])
  // The address, all visitors, the open share and the site.
  expect((await counted()).bytes).toBe(4 * 100_000)
})

test('a form without a file needs no share of uploads', async () => {
  const ip = newAddress()
  await attach({ ip }, text(1.99 * mebibyte))
  expect((await send({ ip })).status).toBe(303)
  expect(await last()).toMatchObject({ attachmentFileId: null })
})

test('beyond a limit the page says so beside the field and shows the typed text again', async () => {
  const ip = newAddress()
  await attach({ ip }, text(1.9 * mebibyte))
  const { status, page } = await send({ ip, remark: '请看附件', file: picked(mebibyte) })
  expect(status).toBe(422)
  expect(page).toContain(uploadErrors.addressDay.zh.replace('{limit}', '2 MB'))
  expect(page).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="attachment"/)
  expect(page).toContain('请看附件')
  expect(await db.$count(feedback)).toBe(0)
  expect(await db.$count(files)).toBe(1)
})

test('a file is checked by its content', async () => {
  const [unsupported] = feedbackErrors.attachmentType.zh.split('{')
  const program = { name: '截图.png', bytes: Buffer.from('MZ program') }
  const refused = await send({ file: program })
  expect([refused.status, refused.page.includes(unsupported!)]).toEqual([422, true])
  expect(await db.$count(feedback)).toBe(0)
  expect(await db.$count(files)).toBe(0)
})

test.each([10.1, 11, 100])(
  'a file of %d MB is refused beside its field, and the typed text is shown again',
  async (size) => {
    const file = picked(size * mebibyte)
    const headers = { cookie: cookieOf(await newUser('student')) }
    const { status, page } = await send({ remark: '视频放不出来', file, headers })
    expect(status).toBe(422)
    expect(page).toContain('文件不能超过 10 MB')
    expect(page).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="attachment"/)
    for (const typed of ['李明', '13800000000', '视频放不出来']) expect(page).toContain(typed)
    expect(await db.$count(feedback)).toBe(0)
    expect(await db.$count(files)).toBe(0)
    expect((await counted()).bytes).toBe(0)
  },
)

/** Sends a form with these parts for files, as a program may. */
async function sendParts(
  parts: { field: string; name?: string; size: number }[],
  locale = 'zh-CN',
) {
  const form = new FormData()
  form.set('name', '李明')
  form.set('remark', '视频放不出来')
  for (const { field, name = '', size } of parts) form.append(field, new File([text(size)], name))
  const address = `/${locale}${feedbackPaths.write()}`
  const answer = await stranger.fetch(address, {
    ...{ method: 'POST', body: form, from: newAddress() },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  return { status: answer.status, page: await answer.text() }
}

test.each([
  ['zh-CN', fileErrors.onlyOne.zh],
  ['en-US', fileErrors.onlyOne.en],
])('of two files the page says that it takes one only: %s', async (locale, sentence) => {
  const file = { field: 'attachment', name: '建议.txt', size: 1_000 }
  const { status, page } = await sendParts([file, file], locale)
  expect([status, page.includes(sentence)]).toEqual([422, true])
  expect(page).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="attachment"/)
  expect(page).toContain('视频放不出来')
  expect(await db.$count(feedback)).toBe(0)
})

test.each([
  ['under another name', { field: 'other', name: '建议.txt', size: 9.9 * mebibyte }],
  ['under another name, without a file name', { field: 'other', size: 9.9 * mebibyte }],
  ['without a file name', { field: 'attachment', size: 9.9 * mebibyte }],
])('a file %s is refused at once', async (_, file) => {
  const { status, page } = await sendParts([file])
  expect(status).toBe(422)
  expect(page).toContain('视频放不出来')
  expect(await db.$count(feedback)).toBe(0)
  expect(await db.$count(files)).toBe(0)
})

test('a browser reads the refusal of a large file although it has not sent all of it', async () => {
  const form = new FormData()
  for (const [name, value] of [
    ['name', '李明'],
    ['remark', '视频放不出来'],
  ] as const)
    form.set(name, value)
  form.set('attachment', new File([new Uint8Array(60 * mebibyte)], '视频.mp4'))
  const answer = await stranger.fetch(path, {
    ...{ method: 'POST', body: form, from: newAddress() },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain('视频放不出来')
})

test('a form that announces more than any file is refused before it is read', async () => {
  const headers = { 'content-length': String(129 * mebibyte) }
  const { status, page } = await send({ file: picked(1_000), headers })
  expect([status, page.includes('文件不能超过 10 MB')]).toEqual([413, true])
})

test('where another field is wrong, the file is not stored, and the page asks for it again', async () => {
  const { status, page } = await send({ remark: ' ', file: picked(1_000) })
  expect(status).toBe(422)
  expect(page).toContain(t.remarkMissing)
  expect(page).toContain('请重新选择文件')
  expect(await db.$count(files)).toBe(0)
})

test('a foreign page stores nothing, and other pages take no multipart form', async () => {
  const foreign = await send({ file: picked(1_000), headers: { 'sec-fetch-site': 'cross-site' } })
  expect(foreign.status).toBe(403)
  for (const at of ['/zh-CN/auth/login', feedbackPaths.write(), '/choose', '/zh-CN']) {
    expect([at, (await send({ file: picked(1_000), at })).status]).toEqual([at, 400])
  }
  expect(await db.$count(files)).toBe(0)
})

test('people who are signed in have allowances of their own, also for forms', async () => {
  const ip = newAddress()
  const statuses = []
  for (let count = 0; count < 11; count++) statuses.push((await send({ ip, remark: ' ' })).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429])
  const cookie = cookieOf(await newUser('student'))
  const foreign = { cookie, 'sec-fetch-site': 'cross-site' }
  expect((await send({ ip, headers: { cookie } })).status).toBe(303)
  // A foreign page spends nothing of the person's.
  for (let count = 0; count < 10; count++) await send({ ip, headers: foreign })
  expect((await send({ ip, remark: ' ', headers: { cookie } })).status).toBe(422)
})

test('one address sends no more feedback without script than with it', async () => {
  const ip = newAddress()
  const statuses = []
  for (let count = 0; count < 4; count++) {
    statuses.push((await send({ ip, file: picked(1_000) })).status)
  }
  expect(statuses).toEqual([303, 303, 303, 422])
  expect(await db.$count(feedback)).toBe(3)
  // The fourth file belongs to no feedback, so it is deleted after an hour.
  expect(await db.$count(files, sql`loose_until is null`)).toBe(3)
})

test('feedback of a person who is signed in is that person’s, also without script', async () => {
  const person = await newUser('student')
  const cookie = cookieOf(person)
  expect((await send({ file: picked(1_000), headers: { cookie } })).status).toBe(303)
  expect(await last()).toMatchObject({ userId: person.id })
  expect(await db.select().from(files)).toMatchObject([{ ownerId: person.id, fromVisitor: false }])
})
