import { sql } from 'drizzle-orm'
import type { Db, Tx } from '#src/server/database/db.ts'
import { prepared } from '#src/server/database/prepared.ts'
import { addDays } from '#src/shared/school-day.ts'
import type { SpecialDay } from '../calendar.ts'
import type { ShownTerm } from '../schemas.ts'
import { type Sections, usualSections } from '../sections.ts'

export type NamedDay = SpecialDay & { name: string; nameEn: string }

/** What the school has set, as far as it concerns some days. */
export interface School {
  terms: ShownTerm[]
  days: NamedDay[]
  sections: Sections
}

interface Row {
  terms: ShownTerm[]
  days: NamedDay[]
  sections: Sections | null
}

const text = (from: unknown, to: unknown) => sql`
  select
    (select coalesce(json_agg(json_build_object('termId', t.id, 'yearFrom', t.year_from, 'half', t.half,
        'startsOn', t.starts_on, 'weeks', t.weeks, 'examWeeks', t.exam_weeks) order by t.starts_on), '[]')
      from schedule_terms t) as terms,
    (select coalesce(json_agg(json_build_object('day', d.day, 'kind', d.kind, 'name', d.name, 'nameEn', d.name_en,
        'replaces', d.replaces) order by d.day), '[]')
      from schedule_days d where d.day between ${from}::date and ${to}::date
        or d.replaces between ${from}::date and ${to}::date) as days,
    (select s.sections from schedule_settings s where s.id = 1) as sections`

const read = prepared<Row>('schedule_school', text(sql.placeholder('from'), sql.placeholder('to')))

/** A make-up day and its holiday are some weeks apart, and both have to be known. */
const around = 70

const presented = ({ terms, days, sections }: Row): School => ({
  ...{ terms, days },
  sections: sections ?? usualSections,
})

/** Reads the terms, and the special days from some weeks before to some weeks after the given ones. */
export async function readSchool(db: Db, from: string, to: string): Promise<School> {
  const [row] = await read(db, { from: addDays(from, -around), to: addDays(to, around) })
  return presented(row!)
}

/** All days: an act may concern any of them. */
const [always, forever] = ['2000-01-01', '2200-12-31']

/** Reads everything, for an act or a search over a whole term. */
export const wholeSchool = (db: Db): Promise<School> => readSchool(db, always, forever)

/** The same within the transaction of an act. */
export async function schoolIn(tx: Db | Tx): Promise<School> {
  const { rows } = await tx.execute<Row & Record<string, unknown>>(text(always, forever))
  return presented(rows[0]!)
}
