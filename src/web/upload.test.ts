import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { failureWords } from '#src/web/act/failure.ts'
import { progress } from './ui/progress-store.ts'
import { upload } from './upload.ts'

const send = endpoint({
  method: 'POST',
  path: 'Test/Upload',
  access: 'public',
  summary: { zh: '', en: '' },
  input: z.object({}),
  answer: z.string(),
})

interface Given {
  status?: number
  type?: string
  text?: string
  /** The connection breaks. */
  broken?: boolean
  /** Nothing ever comes. */
  silent?: boolean
  /** The browser refuses the request's address or headers. */
  invalid?: boolean
}
let given: Given = {}
let opened = ''
/** The attributes of the page. */
const root: { uploads?: string } = {}

class FakeRequest extends EventTarget {
  upload = new EventTarget()
  status = 0
  responseText = ''
  open(_method: string, url: string) {
    opened = url
    if (given.invalid) throw new DOMException('Invalid URL', 'SyntaxError')
  }
  setRequestHeader() {}
  getResponseHeader = () => given.type ?? 'application/json'
  abort() {
    this.dispatchEvent(new Event('abort'))
  }
  send() {
    if (given.silent) return
    this.status = given.status ?? 200
    this.responseText = given.text ?? ''
    this.dispatchEvent(new Event(given.broken ? 'error' : 'load'))
  }
}

beforeAll(() => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('document', { cookie: '', documentElement: { dataset: root } })
  vi.stubGlobal('window', { location: { pathname: '/en-US/profile' } })
})
afterAll(() => void vi.unstubAllGlobals())

async function errorOf(answer: Given) {
  given = answer
  const file = new File(['x'], 'x.png')
  return upload(send, {}, file, { quiet: true }).then(
    () => expect.unreachable(),
    (error: unknown) => error,
  )
}

test.each<[string, Given, string, string]>([
  [
    'a broken connection',
    { broken: true },
    'Network error, upload interrupted. Please try again later',
    'Network error, upload interrupted. Please try again later',
  ],
  [
    "a proxy's page",
    { status: 502, type: 'text/html', text: '<h1>Bad Gateway</h1>' },
    'fail to POST /api/Test/Upload 502',
    'Upload failed',
  ],
  [
    'a message in plain text',
    { status: 413, type: 'text/plain; charset=utf-8', text: 'Too large\n' },
    'Too large',
    'Upload failed',
  ],
  ['a request that cannot be built', { invalid: true }, 'Invalid request config', 'Upload failed'],
  [
    'a refusal',
    { text: JSON.stringify({ code: 1002, msg: '不行', enmsg: 'Unsupported file type' }) },
    'Unsupported file type',
    'Unsupported file type',
  ],
])('%s: the error of the specification, and what a person reads', async (_, answer, own, read) => {
  const error = await errorOf(answer)
  expect(error).toMatchObject({ enMessage: own })
  expect(failureWords(error, 'en-US', { words: 'Upload failed' })).toBe(read)
})

test.each<[number, string, string]>([
  [413, 'What you sent is too large', 'What you sent is too large'],
  [429, 'You have uploaded your 200 MB for 24 hours', 'You have uploaded your 200 MB for 24 hours'],
  [500, 'Request error', 'Upload failed'],
])('%i with an envelope: the reason, or that the site failed', async (code, enmsg, read) => {
  const error = await errorOf({ status: code, text: JSON.stringify({ code, msg: '中文', enmsg }) })
  expect(error).toMatchObject({ code, enMessage: enmsg })
  expect(failureWords(error, 'en-US', { words: 'Upload failed' })).toBe(read)
})

test('a full disk is named, though it answers 503', async () => {
  const enmsg = 'Storage is almost full'
  const error = await errorOf({
    ...{
      status: 503,
      text: JSON.stringify({ code: 503, msg: '', enmsg, error: 'common.noSpace' }),
    },
  })
  expect(failureWords(error, 'en-US', { words: 'Upload failed' })).toBe(enmsg)
})

test('half an envelope is no answer', async () => {
  const error = await errorOf({ status: 200, text: '{"code":0,"da' })
  expect(error).toMatchObject({ enMessage: 'fail to POST /api/Test/Upload 200' })
})

test('an upload of which nothing arrives for a minute is given up as interrupted', async () => {
  vi.useFakeTimers()
  try {
    const failed = errorOf({ silent: true })
    await vi.advanceTimersByTimeAsync(59_000)
    const state = await Promise.race([failed, Promise.resolve('waiting')])
    expect(state).toBe('waiting')
    await vi.advanceTimersByTimeAsync(2000)
    expect(await failed).toMatchObject({
      enMessage: 'Network error, upload interrupted. Please try again later',
    })
  } finally {
    vi.useRealTimers()
  }
})

test('a cancelled upload rejects as aborted and is never reported, before or after it began', async () => {
  given = { silent: true }
  const stop = new AbortController()
  const running = upload(send, {}, new File(['x'], 'x.png'), { signal: stop.signal })
  await Promise.resolve()
  stop.abort()
  await expect(running).rejects.toMatchObject({ name: 'AbortError' })
  await expect(
    upload(send, {}, new File(['x'], 'x.png'), { signal: stop.signal }),
  ).rejects.toMatchObject({ name: 'AbortError' })
})

test('the page shows its progress until a file has arrived or failed', async () => {
  vi.useFakeTimers()
  try {
    given = { silent: true }
    const stop = new AbortController()
    const running = upload(send, {}, new File(['x'], 'x.png'), { signal: stop.signal })
    expect(progress.get()).toBe(0.3)
    stop.abort()
    await expect(running).rejects.toMatchObject({ name: 'AbortError' })
    expect(progress.get()).toBe(1)
    await vi.advanceTimersByTimeAsync(500)
    expect(progress.get()).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})

test('a file that arrives resolves with the data', async () => {
  given = { text: JSON.stringify({ code: 0, msg: '', enmsg: '', data: '~/files/1' }) }
  expect(await upload(send, {}, new File(['x'], 'x.png'))).toBe('~/files/1')
})

test('a file is sent to the upload base that the page names, else to the page’s own address', async () => {
  await errorOf({ status: 413 })
  expect(opened).toBe('/api/Test/Upload')
  root.uploads = 'https://upload.school.example'
  await errorOf({ status: 413 })
  delete root.uploads
  expect(opened).toBe('https://upload.school.example/api/Test/Upload')
})
