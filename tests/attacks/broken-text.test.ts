import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isStorable } from '#src/server/http/storable.ts'
import { multipart } from '#src/server/testing/upload.ts'
import { endpointUrl } from '#src/shared/endpoint.ts'
import { openWorld } from '#tests/world.ts'

const { app, newUser } = await openWorld()
const admin = await newUser('admin')
const endpoints = app.kernel.registry.all().map(({ endpoint }) => endpoint)

/** As JSON escapes them: none survives in a plain query, where half a character becomes U+FFFD. */
const broken = ['"a\\ud800"', '[{"a":"\\udc00b"}]', '{"\\ud83d\\ud83d":1}', '["\\u0000"]']

test('no endpoint takes half a character or NUL, at any place of its input', async () => {
  for (const { method, path } of endpoints) {
    for (const json of broken) {
      const url = endpointUrl({ path })
      const answer = await app.kernel.app.inject({
        method,
        url: method === 'GET' ? `${url}?x[]=${encodeURIComponent(json)}` : url,
        headers: { token: admin.token, 'content-type': 'application/json' },
        ...(method === 'POST' && { payload: `{"x":${json}}` }),
      })
      expect([path, json, answer.json()]).toMatchObject([path, json, { error: 'common.invalid' }])
    }
  }
})

test('file names and addresses with broken bytes cause no error of ours', async () => {
  const bytes = Buffer.from('%PDF-1.4')
  for (const name of ['a\ud800.pdf', 'a\0.pdf', '\udc00']) {
    for (const { path } of endpoints.filter(({ upload }) => upload)) {
      const payload = multipart(name, bytes)
      const answer = await app.kernel.app.inject({
        method: 'POST',
        url: endpointUrl({ path }),
        headers: { token: admin.token, 'content-type': 'multipart/form-data; boundary=x' },
        payload,
      })
      expect(answer.statusCode).toBeLessThan(500)
    }
  }
  for (const url of [
    '/files/1/%ED%A0%80',
    '/files/%00/x',
    '/api/%ED%A0%80',
    '/api/a?x=%ED%A0%80',
  ]) {
    expect((await app.kernel.app.inject(url)).statusCode).toBeLessThan(500)
  }
})

test('a text is storable when each of its characters is whole', () => {
  const text = fc.string({ unit: 'binary' })
  fc.assert(fc.property(text, (whole) => isStorable({ a: [whole] }) === !whole.includes('\0')))
  fc.assert(
    fc.property(text, text, fc.integer({ min: 0xd800, max: 0xdfff }), (before, after, half) => {
      const value = `${before}x${String.fromCharCode(half)}x${after}`
      return !isStorable([value]) && !isStorable({ [value]: 1 })
    }),
  )
})
