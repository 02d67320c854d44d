import { globSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { features } from '#src/app/features.ts'
import { canSchema } from '#src/shared/can.ts'
import { allEndpoints } from '../scripts/rights-table.ts'
import { type Json, schemaOf } from './calls/json-schema.ts'

const { $schema: _, ...shape } = schemaOf(canSchema, 'output')

/** Returns every `can` below a schema, with its path. */
function cansOf(schema: unknown, path: string): [string, Json][] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema as Json).flatMap(([name, one]) => {
    const below = cansOf(one, `${path}.${name}`)
    const isObject = typeof one === 'object' && one !== null && 'properties' in one
    return name === 'can' && isObject
      ? [[path, one['properties'] as Json] as [string, Json], ...below]
      : below
  })
}

test('rights have one shape in every answer', async () => {
  const endpoints = allEndpoints
  const cans = endpoints.flatMap(({ path, answer }) => cansOf(schemaOf(answer, 'output'), path))
  expect(cans.length).toBeGreaterThan(10)
  for (const [path, acts] of cans) {
    for (const [act, schema] of Object.entries(acts)) {
      expect(schema, `${path}: ${act}`).toEqual(shape)
    }
  }
})

test('every call on a file, a film, a document or a picture says whose it may be', () => {
  const rooms = features.filter(({ name }) => /^content\/(file|film|document|picture)$/.test(name))
  const said = new Set(features.flatMap(({ rules }) => rules.flatMap(({ calls }) => calls)))
  const onObjects = rooms
    .flatMap(({ endpoints }) => endpoints)
    .filter(({ input }) => {
      const { properties = {} } = schemaOf(input, 'input') as { properties?: Json }
      return Object.keys(properties).some((key) => /(^file|Ids?|^folder)$/.test(key))
    })
  expect(onObjects.length).toBeGreaterThan(20)
  const silent = onObjects.filter((one) => ![...said].some(({ path }) => path === one.path))
  // The places that lead to the right to a file are for all; each place is shown to those who may see it.
  expect(silent.map(({ path }) => path)).toEqual(['Document/GetWays'])
})

test('every may… rule of a rules.ts is explained in a rules-text.ts', async () => {
  const root = resolve(import.meta.dirname, '..')
  const explained = new Set(features.flatMap((room) => room.rules.map(({ rule }) => rule)))
  const files = globSync(['src/features/*/*/server/rules.ts', 'src/server/*/rules.ts'], {
    cwd: root,
  })
  expect(files.length).toBeGreaterThan(8)
  for (const file of files) {
    const rules = (await import(join(root, file))) as Record<string, unknown>
    const rights = Object.entries(rules).filter(([name]) => /^may[A-Z]/.test(name))
    const silent = rights.filter(([, rule]) => !explained.has(rule as never))
    expect(
      silent.map(([name]) => name),
      file,
    ).toEqual([])
  }
})
