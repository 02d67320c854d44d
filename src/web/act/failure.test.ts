import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { commonErrors } from '#src/shared/errors.ts'
import { type Locale, locales } from '#src/shared/locale.ts'
import { createClient } from '#src/web/api-client.ts'
import { LocaleProvider } from '#src/web/i18n.tsx'
import { refusalOf } from '#src/web/form/refusal.ts'
import { failureWords, type Verb } from './failure.ts'
import { useAct } from './use-act.ts'

const save = endpoint({
  method: 'POST',
  path: 'Test/Save',
  access: 'public',
  summary: { zh: '', en: '' },
  input: z.object({ price: z.unknown() }),
  answer: z.null(),
})

/** Section 8 of the specification, and our Chinese for it. */
const sentences: Record<Verb, Record<Locale, string>> = {
  operate: { 'zh-CN': '操作失败', 'en-US': 'Operation failed' },
  create: { 'zh-CN': '创建失败', 'en-US': 'Create failed' },
  save: { 'zh-CN': '保存失败', 'en-US': 'Save failed' },
  add: { 'zh-CN': '添加失败', 'en-US': 'Add failed' },
  delete: { 'zh-CN': '删除失败', 'en-US': 'Delete failed' },
}
const verbs = Object.keys(sentences) as Verb[]
const offline: Record<Locale, string> = {
  'zh-CN': '网络连接失败，请检查网络后重试',
  'en-US': 'No connection. Check your network and try again',
}

const envelope = (status: number, { zh, en }: { zh: string; en: string }, data: unknown = null) =>
  Response.json({ code: status, msg: zh, enmsg: en, data }, { status })
const page = (status: number) =>
  new Response('<html><h1>Bad Gateway</h1></html>', {
    status,
    headers: { 'content-type': 'text/html' },
  })
const tooLong = { path: 'name', zh: '名称过长', en: 'The name is too long' }

/** Each failure of a call, and the source of the sentence that a person reads. */
const failures: [string, () => Response, 'act' | Record<Locale, string>][] = [
  ['500', () => envelope(500, commonErrors.failed), 'act'],
  ['503', () => envelope(503, commonErrors.unavailable), 'act'],
  ["a proxy's page with 502", () => page(502), 'act'],
  ["a proxy's page with 200", () => page(200), 'act'],
  ["a proxy's JSON", () => Response.json({ message: 'Bad gateway' }, { status: 502 }), 'act'],
  ['an empty answer', () => new Response('', { status: 504 }), 'act'],
  ['no answer in time', () => fail(new DOMException('slow', 'TimeoutError')), 'act'],
  ['no network', () => fail(new TypeError('Failed to fetch')), offline],
  ['an answer that breaks off', broken, offline],
  [
    '429',
    () => envelope(429, commonErrors.tooMany),
    { 'zh-CN': commonErrors.tooMany.zh, 'en-US': commonErrors.tooMany.en },
  ],
  [
    'a field error',
    () => envelope(400, commonErrors.invalid, { fields: [tooLong] }),
    { 'zh-CN': tooLong.zh, 'en-US': tooLong.en },
  ],
]

function fail(error: Error): never {
  throw error
}

function broken(): Response {
  const body = new ReadableStream({ start: (part) => part.error(new TypeError('terminated')) })
  return new Response(body)
}

/** Calls through the real client, and returns its error. */
async function errorOf(answer: () => Response, locale: Locale, price: unknown = 1) {
  const nothing = () => {}
  const { api } = createClient({
    fetch: async () => Promise.resolve().then(answer),
    tokens: { read: () => undefined, write: nothing, clear: nothing },
    locale: () => locale,
    now: () => 0,
    progress: { start: nothing, done: nothing },
    ...{ showError: nothing, goToLogin: nothing, reload: nothing, alone: (run) => run() },
  })
  return api(save, { price }, { quiet: true }).then(
    () => expect.unreachable(),
    (error: unknown) => error,
  )
}

test.each(failures)('%s: each verb has its sentence in both languages', async (_, answer, said) => {
  for (const locale of locales) {
    const error = await errorOf(answer, locale)
    for (const verb of verbs) {
      const words = said === 'act' ? sentences[verb][locale] : said[locale]
      expect(failureWords(error, locale, { verb }), `${verb} ${locale}`).toBe(words)
    }
    const words = said === 'act' ? 'Join failed' : said[locale]
    expect(failureWords(error, locale, { words: 'Join failed' })).toBe(words)
  }
})

test.each(failures)('%s: an act reports it and does not throw', async (_, answer, said) => {
  for (const locale of locales) {
    const shown: string[] = []
    const done = await actIn(locale).run(
      () => errorOf(answer, locale).then((error) => fail(error as Error)),
      {
        verb: 'save',
        refresh: false,
        failed: (words) => void shown.push(words),
      },
    )
    expect(done).toBe(false)
    expect(shown).toEqual([said === 'act' ? sentences.save[locale] : said[locale]])
  }
})

/** Returns what the hook gives a component; its state does not change after a server's rendering. */
function actIn(locale: Locale) {
  let given: ReturnType<typeof useAct> | undefined
  function Part() {
    given = useAct()
    return null
  }
  renderToString(createElement(LocaleProvider, { value: locale }, createElement(Part)))
  return given!
}

test('a form blames the network for a failed connection alone', async () => {
  const words = { failed: 'Save failed', offline: 'No connection' }
  const messages = await Promise.all(
    [() => page(502), () => fail(new TypeError('Failed to fetch'))].map(async (answer) => {
      const { message } = refusalOf(await errorOf(answer, 'en-US'), 'en-US', words)
      return message
    }),
  )
  expect(messages).toEqual(['Save failed', 'No connection'])
})

test('a request that cannot be built is sent nowhere: Invalid request config', async () => {
  const error = await errorOf(() => expect.unreachable(), 'en-US', 1n)
  expect(error).toMatchObject({ code: -1, enMessage: 'Invalid request config' })
  expect(failureWords(error, 'en-US', {})).toBe('Operation failed')
})
