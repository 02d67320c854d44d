import { existsSync, globSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import type { Endpoint } from '#src/shared/endpoint.ts'
import { nameOf } from './calls/test-calls.ts'
import { openWorld } from './world.ts'

const root = resolve(import.meta.dirname, '..')
const contracts = globSync('src/features/*/*/contract.ts', { cwd: root })

const { app, newUser } = await openWorld()
const mounted = app.kernel.registry.all().map(({ endpoint }) => nameOf(endpoint))

test('every endpoint is tested as a call of its room', async () => {
  const tested = contracts.filter((path) => existsSync(join(root, dirname(path), 'calls.test.ts')))
  const kernel = 'src/shared/session-contract.ts'
  const modules = await Promise.all(
    [...tested, kernel].map((path) => import(join(root, path)) as Promise<Record<string, unknown>>),
  )
  const apis = modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) =>
      name.endsWith('Api') ? Object.values(value as Record<string, Endpoint>) : [],
    ),
  )
  expect(apis.map(nameOf).toSorted()).toEqual(mounted.toSorted())
})

test('a call ignores a token in the cookie, because another site could send it', async () => {
  const { token } = await newUser('student')
  const response = await app.kernel.app.inject({
    method: 'POST',
    url: '/api/Study/VisitItem',
    headers: {
      'content-type': 'application/json',
      cookie: `token=${encodeURIComponent(JSON.stringify({ access_token: token, expires: Date.now() + 60_000 }))}`,
    },
    payload: '{}',
  })
  expect(response.json()).toMatchObject({ error: 'common.noToken' })
})

test('input nested deeper than the stack causes no 500', async () => {
  const nested = (brackets: number) =>
    app.kernel.app.inject({
      method: 'POST',
      url: '/api/Login/Login',
      headers: { 'content-type': 'application/json' },
      payload: `{"username":${'['.repeat(brackets)}${']'.repeat(brackets)},"password":"x"}`,
    })
  expect((await nested(20_000)).statusCode).toBe(400)
  expect((await nested(200_000)).statusCode).toBe(413)
  const element = '['.repeat(6000) + ']'.repeat(6000)
  const query = await app.kernel.app.inject(`/api/Course/GetCourseList?kind=premium&x[]=${element}`)
  expect(query.statusCode).toBe(200)
})
