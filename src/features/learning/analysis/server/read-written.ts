import { sql } from 'drizzle-orm'
import type { QuestionBody } from '#src/features/content/question/body/body.ts'
import { normalise } from '#src/features/content/question/marking/normalise.ts'
import type { Verdict } from '#src/features/content/question/taking.ts'
import type { Db } from '#src/server/database/db.ts'
import type { AttemptChoice } from '../choices.ts'
import type { WrittenGap } from '../contract.ts'
import { chosenAttempts } from './read-sample.ts'

/** Spellings of a gap that are listed. */
const most = 10
/** Different spellings that are read, the most frequent ones first. */
const readMost = 3000

interface Row extends Record<string, unknown> {
  gap: string
  text: string
  verdict: Verdict
  count: number
}

/** The gaps of a question in which something is written: their ids in its order. */
function gapsOf(body: QuestionBody): string[] {
  switch (body.type) {
    case 'fillIn':
    case 'cloze':
      return body.gaps.flatMap(({ id, kind }) => (kind === 'choice' ? [] : [id]))
    case 'form':
      return body.boxes.flatMap(({ id, gap }) => (gap.kind === 'choice' ? [] : [id]))
    case 'numeric':
      return [number]
    default:
      return []
  }
}

/** The part of the mark of a numeric question. */
const number = 'number'

/** Reads what was written in the gaps of a question, most frequent first; empty where nothing is written. */
export async function readWritten(
  db: Db,
  body: QuestionBody,
  given: { quizId: number; questionId: number; attempts: AttemptChoice; year: string },
): Promise<WrittenGap[]> {
  const gaps = gapsOf(body)
  if (gaps.length === 0) return []
  const { quizId, questionId, attempts, year } = given
  const chosen = chosenAttempts(quizId, attempts, year === 'all' ? null : Number(year))
  const texts =
    body.type === 'numeric'
      ? sql`(select ${number} as key, trim(concat(w.answer ->> 'number', ' ', w.answer ->> 'unit')) as value)`
      : sql`jsonb_each_text(case when jsonb_typeof(w.answer -> 'gaps') = 'object' then w.answer -> 'gaps' else '{}' end)`
  const { rows } = await db.execute<Row>(sql`
    select g.key as gap, g.value as text, line ->> 'verdict' as verdict, count(*)::int as count
    from ${chosen} c join attempt_answers w on w.attempt_id = c.id and w.question_id = ${questionId}
    cross join lateral ${texts} g
    join lateral jsonb_array_elements(w.mark #> '{mark,lines}') line on line ->> 'part' = g.key
    where trim(g.value) <> '' group by 1, 2, 3 order by count desc, text limit ${readMost}`)
  return gaps.map((id, at) => ({
    number: at + 1,
    ...together(rows.filter(({ gap }) => gap === id)),
  }))
}

/** Spellings that differ in nothing that a key minds, and earned the same, are one: as it was written most. */
function together(rows: readonly Row[]): Omit<WrittenGap, 'number'> {
  const found = new Map<string, WrittenGap['written'][number]>()
  for (const { text, verdict, count } of rows) {
    const key = `${verdict} ${normalise(text)}`
    const before = found.get(key)
    if (before) before.count += count
    else found.set(key, { text: text.trim(), verdict, count })
  }
  const all = [...found.values()].sort((a, b) => b.count - a.count)
  const others = all.slice(most).reduce((sum, { count }) => sum + count, 0)
  return { written: all.slice(0, most), others }
}
