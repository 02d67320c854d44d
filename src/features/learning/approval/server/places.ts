import { sql } from 'drizzle-orm'
import type { DraftRecord } from '#src/features/content/draft/record.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import type { Both } from '#src/shared/locale.ts'
import type { Bilingual } from '#src/shared/rich-text.ts'
import { headFieldWords, placeOf, placeWords, teacherFieldWords } from '../places-text.ts'
import { outlineKey } from '../outline-key.ts'
import type { HeadField, TeacherField } from '../states.ts'
import type { Submission } from './hold-submission.ts'

interface Pin {
  key: string
  field: string
}

/** Returns the words for places of submissions of one course, by 'key.field'. */
export async function placesOf(
  db: Db | Tx,
  submissions: readonly Pick<Submission, 'courseId' | 'offer'>[],
  pins: readonly Pin[],
): Promise<ReadonlyMap<string, Both>> {
  const [first] = submissions
  if (!first || pins.length === 0) return new Map()
  const offers: Record<string, DraftRecord> = Object.assign(
    {},
    ...submissions.map(({ offer }) => offer),
  )
  const keys = pins.map(({ key }) => key).filter((key) => !(key in offers) && key !== outlineKey)
  const { rows } = await db.execute<{ key: string; record: DraftRecord }>(sql`
    select r.key, coalesce(r.value, r.released) as record
    from courses c join draft_records r on r.draft_id = c.draft_id
    where c.id = ${first.courseId} and r.key = any(${sql.param(keys)}::text[])`)
  const records = new Map([
    ...Object.entries(offers),
    ...rows.map(({ key, record }) => [key, record] as const),
  ])
  return new Map(
    pins.map(({ key, field }) => [
      `${key}.${field}`,
      wordsOf(key, field, records.get(key) ?? null),
    ]),
  )
}

function wordsOf(key: string, field: string, record: DraftRecord | null): Both {
  if (key === outlineKey) return placeWords.outline
  if (record === null) return placeWords.gone
  if (record.kind === 'course') return headFieldWords[field as HeadField] ?? headFieldWords.name
  const name = record.name as Bilingual | undefined
  const named = { zh: name?.zh || name?.en || '', en: name?.en || name?.zh || '' }
  const place = placeWords[record.kind as 'teacher' | 'chapter' | 'item']
  const rest = record.kind === 'teacher' ? teacherFieldWords[field as TeacherField] : undefined
  return placeOf(place, named, rest)
}
