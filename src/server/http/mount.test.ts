import Fastify from 'fastify'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { defaultLocale } from '#src/shared/locale.ts'
import type { Kernel } from '../kernel.ts'
import { mount } from './mount.ts'
import { type CallContext, Registry } from './registry.ts'

const getPerson = endpoint({
  method: 'GET',
  path: 'Test/GetPerson',
  access: 'public',
  summary: { zh: '查看', en: 'Read' },
  input: z.object({ userId: z.coerce.number<number>().int() }),
  answer: z.object({ name: z.string(), roles: z.array(z.object({ role: z.string() })) }),
})
const context: CallContext = {
  viewer: null,
  refusal: undefined,
  locale: defaultLocale,
  origin: {
    requestId: 'r1',
    ip: '127.0.0.1',
    userAgent: '',
    token: '',
    cookies: {},
    setCookies: [],
  },
}

let logged: unknown[]
let returned: () => unknown
let call: (input: unknown) => Promise<{ status: number; envelope: unknown }>

beforeEach(() => {
  logged = []
  const registry = new Registry()
  const log = { error: (fields: unknown) => logged.push(fields) }
  const kernel = { app: Fastify(), registry, log } as unknown as Kernel
  mount(kernel, { zh: '', en: '' }, getPerson, async () => returned() as never)
  call = (input) => registry.get(getPerson).run(input, context)
})

test('an answer holds what its schema names, at every depth', async () => {
  returned = () => ({ name: 'Li', passwordHash: 'x', roles: [{ role: '1', grantedBy: 7 }] })
  expect(await call({ userId: '5' })).toMatchObject({
    status: 200,
    envelope: { code: 0, data: { name: 'Li', roles: [{ role: '1' }] } },
  })
  expect(JSON.stringify(await call({ userId: '5' }))).not.toMatch(/passwordHash|grantedBy/)
})

test.each([
  ['an answer that its schema refuses', () => ({ name: 5, roles: [] })],
  [
    'an error of the use case',
    () => {
      throw new Error('select secret from users')
    },
  ],
])('%s is logged, and the caller learns only that the call failed', async (_name, what) => {
  returned = what
  const answer = await call({ userId: '5' })
  expect(answer).toMatchObject({ status: 500, envelope: { error: 'common.failed', data: null } })
  expect(JSON.stringify(answer)).not.toMatch(/secret|expected string/i)
  expect(logged).toMatchObject([{ endpoint: 'Test/GetPerson', requestId: 'r1' }])
})

test('input that the schema refuses never reaches the use case', async () => {
  returned = () => {
    throw new Error('reached')
  }
  expect(await call({ userId: 'x' })).toMatchObject({
    status: 400,
    envelope: { error: 'common.invalid', data: { fields: [{ path: 'userId' }] } },
  })
  expect(logged).toEqual([])
})
