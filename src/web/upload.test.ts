import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { failureWords } from '#src/web/act/failure.ts'
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
  /** The browser refuses the request's address or headers. */
  invalid?: boolean
}
let given: Given = {}

class FakeRequest extends EventTarget {
  upload = new EventTarget()
  status = 0
  responseText = ''
  open() {
    if (given.invalid) throw new DOMException('Invalid URL', 'SyntaxError')
  }
  setRequestHeader() {}
  getResponseHeader = () => given.type ?? 'application/json'
  abort() {}
  send() {
    this.status = given.status ?? 200
    this.responseText = given.text ?? ''
    this.dispatchEvent(new Event(given.broken ? 'error' : 'load'))
  }
}

beforeAll(() => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('document', { cookie: '' })
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

test('a file that arrives resolves with the data', async () => {
  given = { text: JSON.stringify({ code: 0, msg: '', enmsg: '', data: '~/files/1' }) }
  expect(await upload(send, {}, new File(['x'], 'x.png'))).toBe('~/files/1')
})
