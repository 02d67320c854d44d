import { sql } from 'drizzle-orm'
import type { Records } from '#src/features/content/draft/record.ts'
import { readDraft } from '#src/features/content/draft/server/open-draft.ts'
import type { CheckProblem } from '#src/features/content/outline/check-shapes.ts'
import { blockingProblems } from '#src/features/content/outline/problems.ts'
import {
  bothNamesOf,
  type CheckGiven,
  checkOutline,
  presentOutline,
} from '#src/features/content/outline/server/check-outline.ts'
import type { RowPages } from '#src/features/content/outline/server/dead-links.ts'
import { headKey } from '#src/features/content/textbook/records.ts'
import type { CourseHead, TeacherRecord } from '#src/features/learning/course/draft-records.ts'
import type { OfferProblem } from '../offer-shapes.ts'
import { outlineKey } from '../outline-key.ts'
import { pictureProblems } from './picture-problems.ts'
import { problemsOfOffer } from './problems-of-offer.ts'
import { subjectProblems } from './subject-problems.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import { offerWarnings } from './warnings-of-offer.ts'

const rowPages: readonly RowPages[] = [
  {
    page: /^\/(?:course|smooc)\/(\d+)/,
    async seen(db, ids) {
      const { rows } = await db.execute<{ id: number }>(sql`
        select id from courses where publish_status = 'published'
          and id = any(${sql.param([...ids])}::int[])`)
      return rows.map(({ id }) => id)
    },
  },
  {
    page: /^\/textbook\/(\d+)/,
    async seen(db, ids) {
      const { rows } = await db.execute<{ id: number }>(sql`
        select id from textbooks where published and id = any(${sql.param([...ids])}::int[])`)
      return rows.map(({ id }) => id)
    },
  },
]

/**
 * Returns what is wrong in a course's draft, in the order of its offer and outline. The caller has checked the right;
 * what `blocks` keeps it from review.
 */
export async function problemsOfCourse(
  given: CheckGiven,
  draftId: number,
): Promise<CheckProblem[]> {
  const { db } = given
  const records = await readDraft(db, draftId)
  const head = records.get(headKey) as unknown as CourseHead
  const sides = sidesOf(head)
  const texts = [head.content.zh, head.content.en]
  const { problems, deadLinks } = await checkOutline(given, {
    draftId,
    records,
    sides,
    texts,
    rowPages,
  })
  const pictured = await picturedAccounts(db, records)
  const subjects = await subjectProblems(db, draftId, head)
  const pictures = await pictureProblems(db, records)
  const offer = problemsOfOffer({ offer: records, hasContent: true, pictured })
  const warnings = offerWarnings(records, { sides, deadLinks })
  return [
    ...[...offer, ...subjects, ...pictures].map((problem) =>
      ofOffer(problem, 'offer', true, records),
    ),
    ...warnings.map(({ group, ...problem }) => ofOffer(problem, group, false, records)),
    ...presentOutline(problems, records, { blocking, whole: outlineKey }),
  ]
}

/** Returns what keeps a course from review: the part of its check that blocks. */
export async function problemsThatBlock(
  given: CheckGiven,
  draftId: number,
): Promise<CheckProblem[]> {
  return (await problemsOfCourse(given, draftId)).filter(({ blocks }) => blocks)
}

/** The languages in which a course is offered, that of its teaching first. */
const sidesOf = ({ offered, language }: CourseHead): readonly ('zh' | 'en')[] =>
  offered === 'both' ? (language === 'zh' ? ['zh', 'en'] : ['en', 'zh']) : [offered]

async function picturedAccounts(db: Db | Tx, records: Records): Promise<ReadonlySet<number>> {
  const accounts = [...records.values()].flatMap((record) =>
    record.kind === 'teacher' ? ((record as unknown as TeacherRecord).userId ?? []) : [],
  )
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from users where id = any(${sql.param(accounts)}::int[]) and avatar_file_id is not null`)
  return new Set(rows.map(({ id }) => id))
}

const ofOffer = (
  problem: OfferProblem,
  group: CheckProblem['group'],
  blocks: boolean,
  records: Records,
): CheckProblem => ({
  ...{ ...problem, group, blocks, chapter: null, number: '' },
  name: problem.key === headKey ? { zh: '', en: '' } : bothNamesOf(records.get(problem.key)),
})

const blocking: ReadonlySet<string> = new Set(blockingProblems)
