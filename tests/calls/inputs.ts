import fc from 'fast-check'
import type { Endpoint } from '#src/shared/endpoint.ts'
import { type Json, schemaOf } from './json-schema.ts'

/** Values that people, scripts and scanners send instead of valid ones. */
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
export function inputsOf(endpoint: Endpoint): fc.Arbitrary<unknown> {
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

/** A value that mostly fits the schema. */
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
