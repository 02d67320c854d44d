import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import type { ReadPaper } from '../paper-form.ts'
import { detectFormat } from './detect.ts'
import { dataReaders } from './readers.ts'

/*
 * Each file of a corpus has its expected result beside it, as a person reads it: what the file is, every question
 * with its key, and every note. `npx vitest run corpus -u` writes it after a change that is meant.
 */

const files = [
  'gift/corpus/trade.gift',
  'aiken/corpus/trade.txt',
  'csv/corpus/trade.csv',
  'moodle/corpus/trade.xml',
  'qti/corpus/canvas-1.2.xml',
  'qti/corpus/tao-2.1.xml',
  'qti/corpus/match-2.2.xml',
  'qti/corpus/gap-3.0.xml',
]

test.each(files)('%s has its expected result', (path) => {
  expect(existsSync(new URL(`${path.replace(/\.\w+$/, '')}.expected.txt`, import.meta.url))).toBe(
    true,
  )
})

test.each(files)('%s is read as expected', async (path) => {
  const bytes = await readFile(new URL(path, import.meta.url))
  const format = await detectFormat(bytes, { name: path })
  const paper = await dataReaders[format]!(bytes, { name: path.split('/').at(-1)! })
  const expected = `${path.replace(/\.\w+$/, '')}.expected.txt`
  await expect(shown(format, paper)).toMatchFileSnapshot(`./${expected}`)
})

function shown(format: string, paper: ReadPaper): string {
  const lines = [`format: ${format}`, `name: ${paper.name}`]
  if (paper.encoding) lines.push(`encoding: ${paper.encoding}`)
  for (const note of paper.notes) lines.push(`note: ${JSON.stringify(note)}`)
  for (const [name, { bytes }] of paper.attachments)
    lines.push(`file: ${name}, ${bytes.byteLength} bytes`)
  for (const question of paper.questions) {
    lines.push('', `- at: ${question.place.kind} ${question.place.at}`)
    if (question.points !== null) lines.push(`  points: ${question.points}`)
    if (question.difficulty !== null) lines.push(`  difficulty: ${question.difficulty}`)
    if (question.tags.length > 0) lines.push(`  tags: ${question.tags.join(', ')}`)
    for (const note of question.notes) lines.push(`  note: ${JSON.stringify(note)}`)
    lines.push(...part(question.body, '  '))
  }
  return `${lines.join('\n')}\n`
}

/** A body line by line, without that which is empty; a text in both languages is one line. */
function part(value: unknown, indent: string): string[] {
  if (typeof value !== 'object' || value === null) return [`${indent}${String(value)}`]
  return Object.entries(value).flatMap(([key, one]: [string, unknown]) => {
    if (one === undefined || (Array.isArray(one) && one.length === 0)) return []
    if (typeof one !== 'object' || one === null)
      return [`${indent}${key}: ${JSON.stringify(one).replace(/^"|"$/g, '')}`]
    if ('zh' in one && 'en' in one) {
      const said = [one.zh, one.en].filter((text) => text !== '').map(String)
      return said.length === 0 ? [] : [`${indent}${key}: ${said.join(' / ')}`]
    }
    return [`${indent}${key}:`, ...part(one, `${indent}  `)]
  })
}
