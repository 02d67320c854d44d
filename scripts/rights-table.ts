/**
 * npm run docs:rights: writes docs/rights.md from the features, the route table and the access rules in
 * src/server/http/access.ts. tests/readme.test.ts fails when the file differs.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format } from 'prettier'
import { features } from '#src/app/features.ts'
import { decideCall, decidePage, type ShutOut, type Standing } from '#src/server/http/access.ts'
import type { AccountRole, CustomRole } from '../src/shared/viewer.ts'
import { routes } from '#src/app/pages.ts'

const objectRules = features.flatMap(({ rules }) => rules)

const root = join(import.meta.dirname, '..')
export const rightsFile = join(root, 'docs', 'rights.md')

/**
 * An editor, a reviewer and an administrator also count as students here: the table shows the rights of
 * that role alone.
 */
const person = (accountRole: AccountRole, ...customRoles: CustomRole[]): Standing => ({
  accountRole,
  customRoles,
})
const kinds: { name: string; standing: Standing; shut?: ShutOut }[] = [
  { name: 'visitor', standing: null },
  { name: 'locked', standing: null, shut: 'locked' },
  { name: 'no role', standing: person('0') },
  { name: 'student', standing: person('1') },
  { name: 'teacher', standing: person('2') },
  { name: 'editor', standing: person('1', 'editor') },
  { name: 'reviewer', standing: person('1', 'reviewer') },
  { name: 'administrator', standing: person('1', 'admin') },
]

export const allEndpoints = features
  .flatMap(({ endpoints }) => endpoints)
  .toSorted((a, b) => (a.path < b.path ? -1 : 1))

/** Returns the right content of docs/rights.md. */
export async function rightsDocument(): Promise<string> {
  const calls = allEndpoints.map(({ path, access, summary }) => {
    const also = objectRules.filter((rule) => rule.calls.some((one) => one.path === path))
    return [
      `\`${path}\``,
      [summary.en, ...also.map(({ en }) => `*${en}*`)].join('. ').replaceAll('|', '\\|'),
      ...kinds.map(({ standing, shut }) => mark(decideCall(access, standing, shut).may)),
    ]
  })
  const pages = routes.map((row) => [
    `\`${row.path.replaceAll('|', '\\|')}\``,
    row.title.en,
    ...kinds.map(({ standing, shut }) => mark(decidePage(row, standing, () => true, shut).may)),
  ])
  const text = [
    '# Who may do what',
    '`npm run docs:rights` generates this file from the features, the route table and the access rules in',
    '`src/server/http/access.ts`; do not edit it by hand. `tests/calls/test-calls.ts` makes every call as',
    'every kind of person and compares the outcome with a table of its own. Sentences in italics are',
    'further conditions on the object of the call. Verified and unverified teachers share a column: a call',
    'that needs verification checks it on the object. The columns of custom roles show a student with that',
    'role. A page that only visitors may open redirects signed-in people.',
    '## Calls',
    table(['Call', 'What it does'], calls),
    '## Pages',
    table(['Page', 'Title'], pages),
  ]
  const joined = text.map((line) => (/^(#|\|)/.test(line) ? `\n${line}\n` : line)).join('\n')
  return format(joined, { parser: 'markdown', printWidth: 100 })
}

const mark = (may: boolean) => (may ? '✓' : '')

function table(head: string[], rows: string[][]): string {
  const names = [...head, ...kinds.map(({ name }) => name)]
  const lines = [names, names.map((_, at) => (at < head.length ? '---' : ':-:')), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

if (import.meta.main) writeFileSync(rightsFile, await rightsDocument())
