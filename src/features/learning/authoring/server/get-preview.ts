import { sql } from 'drizzle-orm'
import { readDraft } from '#src/features/content/draft/server/open-draft.ts'
import { openTexts } from '#src/features/content/editor/server/open-texts.ts'
import type { FileFact } from '#src/features/content/outline/contract.ts'
import type { ChapterRecord, ItemRecord } from '#src/features/content/outline/records.ts'
import { textsOfItem } from '#src/features/content/outline/server/items/stored-kinds.ts'
import {
  filesOfDraft,
  readFileFacts,
} from '#src/features/content/outline/server/read-file-facts.ts'
import { readQuestionFacts } from '#src/features/content/outline/server/read-question-facts.ts'
import { inReadingOrder, childrenOf } from '#src/features/content/outline/tree.ts'
import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { checkApi } from '../check-api.ts'
import { openCourse } from './open-course.ts'
import { presentOffer } from '#src/features/learning/approval/server/present-offer.ts'

type Answer = AnswerOf<typeof checkApi.getPreview>

/** Answers with a draft as readers will see it, in both languages. */
export async function getPreview(call: Call<typeof checkApi.getPreview>): Promise<Answer> {
  const { db, viewer, locale, input } = call
  const { courseId, kind, draftId } = await openCourse(db, { viewer, courseId: input.courseId })
  const records = await readDraft(db, draftId)
  const [offer, files, questions] = await Promise.all([
    presentOffer(db, records),
    readFileFacts(call, filesOfDraft(draftId)),
    readQuestionFacts(
      db,
      { viewer, locale, draftId },
      sql`select question_id from draft_questions where draft_id = ${draftId}`,
    ),
  ])
  const texts = [...records.values()].flatMap((record) =>
    record.kind === 'item' ? textsOfItem(record as unknown as ItemRecord) : [],
  )
  const ids = new Set(files.map(({ userFileId }) => userFileId))
  const media = files.flatMap((file) => [filmHtml(file), pageHtml(file)])
  const all = [...texts, ...media, offer.content.zh, offer.content.en]
  const open = await openTexts(call, viewer, all, ids)
  const items = childrenOf(records, ['item'])
  const titles = new Map(
    questions.flatMap(({ named }) => named.map(({ versionId, title }) => [versionId, title])),
  )
  const chapters = inReadingOrder(childrenOf(records, ['chapter'])).map(
    ({ key, record, number, depth }) => {
      const { name, introduction } = record as unknown as ChapterRecord
      const own = (items.get(key) ?? []).map((item) =>
        itemOf(item.key, item.record as unknown as ItemRecord),
      )
      return { ...{ key, number, depth, items: own }, ...named({ name, introduction }) }
    },
  )
  return { courseId, kind, draftId, offer: { ...offer, content: opened(offer.content) }, chapters }

  function opened({ zh, en }: { zh: string; en: string }) {
    return { zh: open(zh), en: open(en) }
  }
  function itemOf(key: string, item: ItemRecord): Answer['chapters'][number]['items'][number] {
    const file =
      item.type === 'video' || item.type === 'courseware'
        ? files.find(({ userFileId }) => userFileId === item.body.userFileId)
        : undefined
    return {
      ...{ key, type: item.type, trial: item.trial, name: plain(item.name) },
      file: file ?? null,
      text: opened(htmlOf(item, file)),
      questions:
        item.type === 'quiz'
          ? item.body.questions.map(({ versionId, points }) => ({
              ...{ points, title: titles.get(versionId) ?? '' },
            }))
          : null,
    }
  }
}

/** Films and documents are shown as the reader of texts shows them. */
const filmHtml = ({ userFileId }: FileFact) => `<div data-film="${userFileId}"></div>`
const pageHtml = ({ userFileId, name }: FileFact) =>
  `<p data-document="${userFileId}">${name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`

function htmlOf(item: ItemRecord, file: FileFact | undefined): Sides {
  if (item.type === 'text' || item.type === 'task') return item.body
  if (!file) return { zh: '', en: '' }
  const html = item.type === 'video' ? filmHtml(file) : pageHtml(file)
  return { zh: html, en: html }
}

type Sides = { zh: string; en: string }
const plain = ({ zh, en }: Sides): Sides => ({ zh, en })
const named = ({ name, introduction }: { name: Sides; introduction: Sides }) => ({
  name: plain(name),
  introduction: plain(introduction),
})
