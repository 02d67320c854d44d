/**
 * npm run docs:settings: writes the table of settings in docs/operating.md from src/config.ts, which
 * declares them. tests/readme.test.ts fails when the two differ.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format } from 'prettier'
import { z } from 'zod'
import { settings } from '../src/config.ts'

export const settingsFile = join(import.meta.dirname, '..', 'docs', 'operating.md')
const begin = '<!-- settings: made by npm run docs:settings -->'
const end = '<!-- /settings -->'

/** Defaults that depend on the machine, or are too long for a cell. */
const inWords: Record<string, string> = {
  FARSAIL_DATA: '`./data`; as root `/var/lib/farsail`',
  PARTNERS: 'three examples',
}

/** Returns docs/operating.md with the right table, in the format that `npm run check` requires. */
export function withTable(text: string): Promise<string> {
  const from = text.indexOf(begin)
  const to = text.indexOf(end)
  if (from < 0 || to < from) throw new Error(`docs/operating.md has no place "${begin}" … "${end}"`)
  const made = `${text.slice(0, from)}${begin}\n\n${table()}\n\n${text.slice(to)}`
  return format(made, { parser: 'markdown', printWidth: 100 })
}

function table(): string {
  const rows = Object.entries(settings).map(
    ([name, schema]) =>
      `| \`${name}\` | ${defaultOf(name, schema)} | ${schema.description ?? ''}${choicesOf(schema)} |`,
  )
  return ['| Setting | Default | What it is |', '| --- | --- | --- |', ...rows]
    .join('\n')
    .replaceAll('中文|English|url', '中文\\|English\\|url')
}

function defaultOf(name: string, schema: z.ZodType): string {
  const words = inWords[name]
  if (words !== undefined) return words
  const value = schema.parse(undefined) as string | number | boolean | string[] | undefined
  if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return ''
  return `\`${value.toString()}\``
}

function choicesOf(schema: z.ZodType): string {
  const inner = schema instanceof z.ZodDefault ? schema.unwrap() : schema
  if (!(inner instanceof z.ZodEnum)) return ''
  return `: ${inner.options.map((option) => `\`${option}\``).join(', ')}`
}

if (import.meta.main)
  writeFileSync(settingsFile, await withTable(readFileSync(settingsFile, 'utf8')))
