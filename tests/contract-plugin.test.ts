import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { cacheTag } from '#src/shared/cache-tag.ts'
import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { defineErrors } from '#src/shared/errors.ts'
import { reducedModule } from '../scripts/contract-plugin.ts'

const run = promisify(execFile)
const evaluate = (code: string): Promise<Record<string, unknown>> =>
  import(`data:text/javascript,${encodeURIComponent(code)}`)

const joinCourse = endpoint({
  method: 'POST',
  path: 'Course/Join',
  access: 'login',
  summary: { zh: '加入', en: 'Join' },
  input: z.object({ courseId: z.int() }),
  answer: z.object({ courseId: z.int() }),
  repeatable: true,
  tags: () => [cacheTag('courses')],
})

test('a contract is reduced to plain data without schemas', async () => {
  const errors = defineErrors('course', { full: { kind: 'refused', zh: '已满', en: 'Full' } })
  const module = await evaluate(
    reducedModule(
      { api: { join: joinCourse }, errors, kinds: ['a', 'b'], limit: 24, schema: z.string() },
      'contract.ts',
    ),
  )
  expect({ ...module }).toEqual({
    api: { join: { method: 'POST', path: 'Course/Join', access: 'login', repeatable: true } },
    errors: { full: { id: 'course.full' } },
    kinds: ['a', 'b'],
    limit: 24,
  })
})

test('the browser knows which fields of a read travel as headers', async () => {
  const sendCode = endpoint({
    method: 'GET',
    path: 'Register/Code',
    access: 'public',
    summary: { zh: '发送', en: 'Send' },
    input: z.object({ to: z.string(), ticket: z.string().optional() }),
    headers: ['ticket'],
    answer: z.object({}),
  })
  const module = await evaluate(reducedModule({ api: { sendCode } }, 'contract.ts'))
  expect(module['api']).toMatchObject({ sendCode: { headers: ['ticket'] } })
})

test('a value that is not plain data fails the build', () => {
  expect(() => reducedModule({ make: () => 1 }, 'contract.ts')).toThrow('contract.ts: make')
  expect(() => reducedModule({ when: new Date(0) }, 'contract.ts')).toThrow('not plain data')
})

test('a contract is read from its file, other modules are left unchanged', async () => {
  // In a separate process, because the test runner's import is not Node's.
  const root = join(import.meta.dirname, '..')
  const script = `
    const { contractPlugin } = await import('${root}/scripts/contract-plugin.ts')
    const load = (name) => contractPlugin().load('${root}/src/features/learning/course/' + name)
    console.log(JSON.stringify([(await load('contract.ts')).code, await load('tables.ts')]))`
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script])
  const [code, other] = z.tuple([z.string(), z.null()]).parse(JSON.parse(stdout))
  const module = await evaluate(code)
  expect(module['courseApi']).toMatchObject({
    getList: { method: 'GET', path: 'Course/GetCourseList', access: 'public' },
  })
  const { getList } = module['courseApi'] as { getList: { query: Record<string, string> } }
  expect(getList.query).toMatchObject({ keyword: '', category: '', page: '1' })
  // Required: of the path, not of the query.
  expect(getList.query).not.toHaveProperty('kind')
  expect(code).not.toContain('_zod')
  expect(other).toBeNull()
})
