import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { actionText } from './action-text.ts'

const features = join(import.meta.dirname, '..', '..')
const sources = readdirSync(features, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\/server\/.*\.ts$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(join(features, name), 'utf8'))

test('every act that is put on record is a sentence in both languages', () => {
  const acts = sources.flatMap((text) =>
    [...text.matchAll(/\baction:[^\n]*/g)].flatMap(([line]) =>
      [...line.matchAll(/'([a-z]+\.[a-zA-Z]+)'/g)].map(([, name = '']) => name),
    ),
  )
  expect(acts).toContain('outbox.read')
  for (const { actions } of [actionText.zh, actionText.en]) {
    expect(acts.filter((name) => !(name in actions))).toEqual([])
  }
  expect(Object.keys(actionText.en.actions)).toEqual(Object.keys(actionText.zh.actions))
  expect(Object.keys(actionText.en.details)).toEqual(Object.keys(actionText.zh.details))
})

test('every detail of an act has a name in both languages', () => {
  const names = sources.flatMap((text) =>
    [...text.matchAll(/\bdetail: \{([^{}]*)/g)].flatMap(([, inside = '']) =>
      [...inside.matchAll(/(?:^|,)\s*(\w+)/g)].map(([, name = '']) => name),
    ),
  )
  expect(names).toContain('reason')
  expect(names.filter((name) => !(name in actionText.zh.details))).toEqual([])
})
