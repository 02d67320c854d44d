import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { rightsDocument, rightsFile } from '../scripts/rights-table.ts'
import { settingsFile, withTable } from '../scripts/settings-table.ts'

const root = resolve(import.meta.dirname, '..')
const documents = [
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'],
  ...below(join(root, 'docs')),
].map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

function below(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name))
}

test('the table of settings matches src/config.ts (npm run docs:settings writes it)', async () => {
  const text = readFileSync(settingsFile, 'utf8')
  expect(text).toBe(await withTable(text))
})

test('docs/rights.md matches the access rules (npm run docs:rights writes it)', async () => {
  expect(readFileSync(rightsFile, 'utf8')).toBe(await rightsDocument())
})

describe.each(documents)('$path', ({ path, text }) => {
  test('links lead to existing files', () => {
    const links = [...text.matchAll(/(?:\]\(|src=")(?!https?:|mailto:|#)([^)#"\s]+)/g)].map(
      ([, to = '']) => to,
    )
    expect(links.filter((to) => !existsSync(resolve(root, dirname(path), to)))).toEqual([])
  })

  test('no mark of a merge is left', () => {
    expect(text).not.toMatch(/^(?:<<<<<<<|=======$|>>>>>>>|(?:> ){7})/m)
  })

  test('named files exist', () => {
    // A name with a placeholder (<feature>, *, NNN) names a kind of file.
    const named = [
      ...text.matchAll(/`((?:src|tests|scripts|docs|demo|migrations|bench)\/[\w./-]*)`/g),
    ].map(([, name = '']) => name)
    expect(named.filter((name) => !existsSync(join(root, name)))).toEqual([])
  })

  test('named commands are in package.json', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>
    }
    const commands = [...text.matchAll(/npm (?:run ([\w:-]+)|(start|test))\b/g)].map(
      ([, script, short]) => script ?? short ?? '',
    )
    expect(commands.filter((name) => !(name in scripts))).toEqual([])
  })
})
