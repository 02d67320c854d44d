import { sql } from 'drizzle-orm'
import type { DraftRecord, Records } from '#src/features/content/draft/record.ts'
import { readDraft } from '#src/features/content/draft/server/open-draft.ts'
import type { ItemRecord, OutlineRecord } from '#src/features/content/outline/records.ts'
import {
  blockingProblems,
  type OutlineProblem,
  type OutlineProblemCode,
  problemsOfOutline,
} from '#src/features/content/outline/problems.ts'
import { outlineProblemWords } from '#src/features/content/outline/problems-text.ts'
import { findDeadLinks, type RowPages } from '#src/features/content/outline/server/dead-links.ts'
import { textsOfItem } from '#src/features/content/outline/server/items/stored-kinds.ts'
import {
  filesOfDraft,
  readFileFacts,
} from '#src/features/content/outline/server/read-file-facts.ts'
import { readQuestionFacts } from '#src/features/content/outline/server/read-question-facts.ts'
import { childrenOf, inReadingOrder } from '#src/features/content/outline/tree.ts'
import { headKey } from '#src/features/content/textbook/records.ts'
import type { CourseHead, TeacherRecord } from '#src/features/learning/course/draft-records.ts'
import type { Db } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { Bilingual } from '#src/shared/rich-text.ts'
import type { Viewer } from '#src/shared/viewer.ts'
import type { OfferProblem } from '#src/features/learning/approval/offer-shapes.ts'
import { type checkGroups, type CourseProblem } from '../check-shapes.ts'
import { outlineKey } from '#src/features/learning/approval/outline-key.ts'
import { problemsOfOffer } from '#src/features/learning/approval/server/problems-of-offer.ts'
import { offerWarnings } from './warnings-of-offer.ts'

type Given = Pick<Kernel, 'secret' | 'works' | 'ports' | 'pageRows'> & {
  db: Db
  viewer: Viewer
  locale: Locale
}

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
export async function problemsOfCourse(given: Given, draftId: number): Promise<CourseProblem[]> {
  const { db, viewer, locale } = given
  const records = await readDraft(db, draftId)
  const head = records.get(headKey) as unknown as CourseHead
  const texts = [...records.values()].flatMap((record) =>
    record.kind === 'item' ? textsOfItem(record as unknown as ItemRecord) : [],
  )
  const [files, questions, deadLinks, pictured] = await Promise.all([
    readFileFacts(given, filesOfDraft(draftId)),
    readQuestionFacts(
      db,
      { viewer, locale, draftId },
      sql`select question_id from draft_questions where draft_id = ${draftId}`,
    ),
    findDeadLinks(db, given, [...texts, head.content.zh, head.content.en], rowPages),
    picturedAccounts(db, records),
  ])
  const outline = problemsOfOutline({
    ...{ records, sides: sidesOf(head), deadLinks },
    facts: {
      files: new Map(files.map((file) => [file.userFileId, file])),
      questions: new Map(questions.map((question) => [question.questionId, question])),
    },
  })
  const offer = problemsOfOffer({ offer: records, hasContent: true, pictured })
  const warnings = offerWarnings(records, { sides: sidesOf(head), deadLinks })
  return [
    ...offer.map((problem) => ofOffer(problem, 'offer', true, records)),
    ...warnings.map(({ group, ...problem }) => ofOffer(problem, group, false, records)),
    ...presentOutline(outline, records),
  ]
}

/** The languages in which a course is offered, that of its teaching first. */
const sidesOf = ({ offered, language }: CourseHead): readonly ('zh' | 'en')[] =>
  offered === 'both' ? (language === 'zh' ? ['zh', 'en'] : ['en', 'zh']) : [offered]

async function picturedAccounts(db: Db, records: Records): Promise<ReadonlySet<number>> {
  const accounts = [...records.values()].flatMap((record) =>
    record.kind === 'teacher' ? ((record as unknown as TeacherRecord).userId ?? []) : [],
  )
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from users where id = any(${sql.param(accounts)}::int[]) and avatar_file_id is not null`)
  return new Set(rows.map(({ id }) => id))
}

const nameOf = (record: DraftRecord | undefined) => {
  const { zh, en } = (record?.['name'] as Bilingual | undefined) ?? { zh: '', en: '' }
  return { zh: zh || en, en: en || zh }
}

const ofOffer = (
  problem: OfferProblem,
  group: CourseProblem['group'],
  blocks: boolean,
  records: Records,
): CourseProblem => ({
  ...{ ...problem, group, blocks, chapter: null, number: '' },
  name: problem.key === headKey ? { zh: '', en: '' } : nameOf(records.get(problem.key)),
})

const groups: Partial<Record<OutlineProblemCode, (typeof checkGroups)[number]>> = {
  ...{ fileFailed: 'media', fileGone: 'media', fileWorking: 'media', noSubtitles: 'media' },
  ...{ filmMissing: 'media', documentMissing: 'media' },
  ...{ questionIncomplete: 'questions', questionByHand: 'questions', quizEmpty: 'questions' },
  ...{ questionDeleted: 'questions', questionNewer: 'questions' },
  ...{ translationMissing: 'languages', translationOutdated: 'languages', linkDead: 'links' },
}
const blocking: ReadonlySet<string> = new Set(blockingProblems)

function presentOutline(problems: readonly OutlineProblem[], records: Records): CourseProblem[] {
  const rows = inReadingOrder(childrenOf(records, ['chapter']))
  const numbers = new Map(rows.map(({ key, number }) => [key, number]))
  return problems.map((problem) => {
    const record = records.get(problem.key) as unknown as OutlineRecord | undefined
    const chapter = record?.kind === 'item' ? record.place.parent : record ? problem.key : null
    return {
      ...{ key: problem.key || outlineKey, field: problem.field },
      ...outlineProblemWords(problem),
      ...{ group: groups[problem.code] ?? 'outline', blocks: blocking.has(problem.code) },
      ...{ chapter, number: numbers.get(chapter ?? '') ?? '' },
      name: nameOf(record),
    }
  })
}
