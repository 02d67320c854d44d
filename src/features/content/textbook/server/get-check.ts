import { sql } from 'drizzle-orm'
import type { CheckProblem } from '#src/features/content/outline/check-shapes.ts'
import { checkOutline, presentOutline } from '#src/features/content/outline/server/check-outline.ts'
import type { OutlineProblemCode } from '#src/features/content/outline/problems.ts'
import type { RowPages } from '#src/features/content/outline/server/dead-links.ts'
import { readDraft } from '#src/features/content/draft/server/open-draft.ts'
import type { Call } from '#src/server/kernel.ts'
import type { Both } from '#src/shared/locale.ts'
import { type Lack, lacksOfHead } from '../completeness.ts'
import type { textbookApi } from '../contract.ts'
import { headKey, sidesOf, type TextbookHead } from '../records.ts'
import { checkWords } from './check-text.ts'
import { findTextbook } from './hold-textbook.ts'

/** What keeps a textbook from publication and from a release (rules.ts); the rest only warns. */
const blocking: ReadonlySet<OutlineProblemCode> = new Set([
  'chapterNameMissing',
  'chapterNameLong',
  'introductionMissing',
  'introductionLong',
])

const rowPages: readonly RowPages[] = [
  {
    page: /^\/textbook\/(\d+)/,
    async seen(db, ids) {
      const { rows } = await db.execute<{ id: number }>(sql`
        select id from textbooks where published and id = any(${sql.param([...ids])}::int[])`)
      return rows.map(({ id }) => id)
    },
  },
]

/** Answers with what is wrong in one's own textbook, in the order of its form and outline. */
export async function getCheck(
  call: Call<typeof textbookApi.getCheck>,
): Promise<{ problems: CheckProblem[] }> {
  const { db, viewer, input } = call
  const { draftId, chapters } = await findTextbook(db, viewer, input.textbookId)
  const records = await readDraft(db, draftId)
  const head = records.get(headKey) as unknown as TextbookHead
  const { language, offered } = head
  const sides = sidesOf(offered).toSorted((one) => (one === language ? -1 : 1))
  const { problems } = await checkOutline(call, {
    ...{ draftId, records, sides, rowPages },
  })
  const ofOutline = presentOutline(
    // A textbook of chapters alone is one.
    problems.filter(({ code }) => code !== 'noContent'),
    records,
    { blocking, whole: '' },
  )
  return {
    problems: [
      ...lacksOfHead(head).map(({ field, lack }) => ofHead(field, lack)),
      ...outdatedIn(head, sides),
      ...(chapters === 0
        ? [{ ...ofHead('', 'noChapter'), key: '', group: 'outline' as const }]
        : []),
      ...ofOutline,
    ],
  }
}

const problemAt = (field: string, words: Both): CheckProblem => ({
  ...{ key: headKey, field, ...words, group: 'offer', blocks: true },
  ...{ chapter: null, number: '', name: { ...noName } },
})

const noName = { zh: '', en: '' }

const ofHead = (field: string, lack: Lack) => problemAt(field, checkWords[lack])

const outdatedIn = (head: TextbookHead, sides: readonly ('zh' | 'en')[]): CheckProblem[] =>
  (['name', 'description'] as const).flatMap((field) => {
    const side = head[field].outdated
    if (sides.length < 2) return []
    const isMissing = field === 'description' && sides.some((one) => head[field][one] === '')
    const isStarted = sides.some((one) => head[field][one] !== '')
    const warn = (words: Both, one: 'zh' | 'en'): CheckProblem => ({
      ...problemAt(`${field}.${one}`, words),
      ...{ group: 'languages', blocks: false },
    })
    if (isMissing && isStarted) {
      return [warn(checkWords.untranslated, head[field].zh === '' ? 'zh' : 'en')]
    }
    return side === undefined ? [] : [warn(checkWords.outdated, side)]
  })
