import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { features } from '#src/app/features.ts'
import type { Act } from '#src/server/audit/acts.ts'
import type { Template } from '#src/server/outbox/templates.ts'
import type { Both } from '#src/shared/locale.ts'
import { allEndpoints } from '../scripts/rights-table.ts'

/**
 * Returns the declarations in a file of each room's server folder: every value of every table that it
 * exports.
 */
async function declared<V>(file: string): Promise<V[]> {
  const folder = join(import.meta.dirname, '..', 'src', 'features')
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const modules = await Promise.all(
    found
      .filter((name) => name.endsWith(`/server/${file}`))
      .map((name) => import(join(folder, name)) as Promise<Record<string, Record<string, V>>>),
  )
  return modules.flatMap((one) => Object.values(one).flatMap((table) => Object.values(table)))
}

const acts = await declared<Act>('acts-text.ts')
const templates = await declared<Template>('templates-text.ts')

test('every declared act and template is registered by its feature, once', () => {
  const given = features.flatMap(({ audit }) => Object.values(audit))
  expect(new Set(given)).toEqual(new Set(acts))
  expect(new Set(given.map(({ action }) => action)).size).toBe(acts.length)
  const sent = features.flatMap((room) => Object.values(room.templates))
  expect(new Set(sent)).toEqual(new Set(templates))
  expect(new Set(sent.map(({ id }) => id)).size).toBe(templates.length)
})

test('rooms, calls, acts with their details and codes, and templates have names in both languages', async () => {
  const calls = allEndpoints
  const named: [string, Both][] = [
    ...features.map(({ name, title }): [string, Both] => [name, title]),
    ...calls.map(({ path, summary }): [string, Both] => [path, summary]),
    ...templates.map((template): [string, Both] => [template.id, template]),
    ...acts.flatMap((act) => namesOf(act)),
  ]
  expect(named.length).toBeGreaterThan(150)
  const han = /\p{Script=Han}/u
  const nameless = named.filter(([, { zh, en }]) => !han.test(zh) || en === '' || han.test(en))
  expect(nameless).toEqual([])
})

function namesOf(act: Act): [string, Both][] {
  const details = Object.entries(act.details).flatMap(([detail, spec]): [string, Both][] => [
    [`${act.action} ${detail}`, spec],
    ...Object.entries(spec.values ?? {}).map(([code, name]): [string, Both] => [
      `${act.action} ${detail} ${code}`,
      name,
    ]),
  ])
  return [[act.action, act], ...details]
}

test('a template named …Code or …Link declares how long its secret is valid', () => {
  const secret = templates.filter(({ id }) => /(Code|Link)$/.test(id))
  expect(secret.length).toBeGreaterThan(2)
  expect(secret.filter(({ secretMinutes }) => secretMinutes === undefined)).toEqual([])
})
