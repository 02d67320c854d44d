import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { containsText, textPattern } from './contains-text.ts'

test('signs of a pattern stand for themselves', () => {
  expect(textPattern('50%_\\')).toBe('%50\\%\\_\\\\%')
  expect(textPattern('50%', { prefix: true })).toBe('50\\%%')
})

test('any of several expressions may contain the keyword; an empty one is no condition', () => {
  const where = containsText('fob', sql`c.name`, sql`c.name_en`)
  expect(new PgDialect().sqlToQuery(where!)).toMatchObject({
    sql: '(c.name ilike $1 or c.name_en ilike $2)',
    params: ['%fob%', '%fob%'],
  })
  expect(containsText('', sql`c.name`)).toBeUndefined()
})
