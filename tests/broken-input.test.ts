import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '#src/shared/endpoint.ts'
import { openWorld, type Person } from './world.ts'

const { app, visitor, newUser, newCourse } = await openWorld()
await newCourse({ chapters: [{ name: '一', introduction: '' }] })

const endpoints = app.kernel.registry.all().map((mounted) => mounted.endpoint)

type Json = { [key: string]: unknown }

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json

/** What people, scripts and scanners send instead of what was asked for. */
const nasty = fc.oneof(
  fc.constantFrom(
    ...['', ' ', '\0', '\u202e', "' or 1=1 --", '{{7*7}}', '../../etc/passwd', '𠮷'.repeat(50)],
    ...['x'.repeat(10_000), '-1', '1e309', 'NaN', '[object Object]', '<script>', '%00', '\ud800'],
    ...[0, -1, 1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, null, true, [], {}, [[]], [null]],
  ),
  fc.string(),
  fc.double(),
  fc.integer(),
  fc.jsonValue(),
)

/** Inputs with the endpoint's own field names: right, broken and nested wrongly. */
function inputsOf(endpoint: Endpoint): fc.Arbitrary<unknown> {
  const properties = (schemaOf(endpoint.input, 'input')['properties'] ?? {}) as Json
  const fields = Object.entries(properties).map(([name, schema]) => [
    name,
    fc.oneof({ weight: 2, arbitrary: fitting(schema as Json) }, { weight: 1, arbitrary: nasty }),
  ])
  const record = fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: [],
  })
  return endpoint.method === 'GET'
    ? record
    : fc.oneof({ weight: 6, arbitrary: record }, { weight: 1, arbitrary: nasty })
}

/** A value that fits the schema, more or less. */
function fitting(schema: Json): fc.Arbitrary<unknown> {
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]))
  switch (schema['type']) {
    case 'integer':
      return fc.integer({ min: 0, max: 50 })
    case 'number':
      return fc.oneof(
        fc.integer({ min: 0, max: 50 }),
        fc.double({ min: 0, max: 1000, noNaN: true }),
      )
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.array(fitting((schema['items'] ?? {}) as Json), { maxLength: 3 })
    case 'object': {
      const properties = Object.entries((schema['properties'] ?? {}) as Json)
      return fc.record(
        Object.fromEntries(properties.map(([name, one]) => [name, fitting(one as Json)])),
        { requiredKeys: [] },
      )
    }
    case 'string':
      return fc.oneof(fc.string({ maxLength: 40 }), fc.uuid(), fc.constant('报关'))
    default:
      return fc.jsonValue()
  }
}

/** Every key of an answer that its schema does not name. */
function unnamed(data: unknown, schema: Json, path = ''): string[] {
  if (Array.isArray(schema['anyOf'])) {
    const found = (schema['anyOf'] as Json[]).map((one) => unnamed(data, one, path))
    return found.find((keys) => keys.length === 0) ?? found[0] ?? []
  }
  if (Array.isArray(data)) {
    const items = schema['items'] as Json | undefined
    return items ? data.flatMap((one, index) => unnamed(one, items, `${path}[${index}]`)) : []
  }
  if (data === null || typeof data !== 'object') return []
  const properties = schema['properties'] as Json | undefined
  if (!properties) return schema['additionalProperties'] ? [] : Object.keys(data)
  return Object.entries(data).flatMap(([key, value]) =>
    properties[key] ? unnamed(value, properties[key] as Json, `${path}.${key}`) : `${path}.${key}`,
  )
}

describe.each(endpoints)('$method $path', (endpoint) => {
  test('answers broken input with a refusal, never with 500, and leaks nothing', async () => {
    const answer = schemaOf(endpoint.answer, 'output')
    // New for each endpoint: one of the calls signs out.
    const people: Person[] = [visitor, await newUser('student'), await newUser('admin')]
    const caller = fc.constantFrom(...people)
    await fc.assert(
      fc.asyncProperty(inputsOf(endpoint), caller, async (input, person) => {
        const { status, envelope } = await person.ask(endpoint, input)
        expect(status).toBeLessThan(500)
        expect(Object.keys(envelope)).toEqual(
          expect.arrayContaining(['code', 'msg', 'enmsg', 'count', 'data']),
        )
        if (envelope.code === 0) expect(unnamed(envelope.data, answer)).toEqual([])
      }),
      { numRuns: 60 },
    )
  })
})

test('input nested deeper than the stack is refused like any other', async () => {
  const deep = '['.repeat(200_000) + ']'.repeat(200_000)
  const body = await app.kernel.app.inject({
    method: 'POST',
    url: '/api/Login/Login',
    headers: { 'content-type': 'application/json' },
    payload: `{"username":${deep},"password":"x"}`,
  })
  expect(body.statusCode).toBe(400)
  const element = '['.repeat(6000) + ']'.repeat(6000)
  const query = await app.kernel.app.inject(`/api/Course/GetCourseList?kind=premium&x[]=${element}`)
  expect(query.statusCode).toBe(200)
})

test('no answer speaks of the inside', async () => {
  for (const endpoint of endpoints) {
    const { envelope } = await visitor.ask(endpoint, { courseId: "1'" })
    expect(JSON.stringify(envelope)).not.toMatch(/select |error:|at \w+ \(|node_modules|\.ts:/i)
  }
})
