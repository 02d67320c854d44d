import { sql } from 'drizzle-orm'
import type { DraftRecord, Records } from '#src/features/content/draft/record.ts'
import { openTexts } from '#src/features/content/editor/server/open-texts.ts'
import type { FileFact } from '#src/features/content/outline/contract.ts'
import type { ChapterRecord, ItemRecord } from '#src/features/content/outline/records.ts'
import { textsOfItem } from '#src/features/content/outline/server/items/stored-kinds.ts'
import {
  filesOfDraft,
  readFileFacts,
} from '#src/features/content/outline/server/read-file-facts.ts'
import { readQuestionFacts } from '#src/features/content/outline/server/read-question-facts.ts'
import { childrenOf, inReadingOrder } from '#src/features/content/outline/tree.ts'
import type { CourseHead } from '#src/features/learning/course/draft-records.ts'
import { isWhole } from '#src/features/learning/course/server/project-outline.ts'
import type { Kernel } from '#src/server/kernel.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { Viewer } from '#src/shared/viewer.ts'
import type { PreviewChapter, PreviewItem } from '../preview-shapes.ts'

type Given = Pick<Kernel, 'db' | 'secret' | 'works' | 'ports'> & { viewer: Viewer; locale: Locale }

/**
 * Presents the chapters of a draft as readers will see them, and returns the function that opens texts of the draft.
 * The caller has checked the right to read it.
 */
export async function previewOutline(
  given: Given,
  { draftId, records }: { draftId: number; records: Records },
): Promise<{ chapters: PreviewChapter[]; open: (html: string) => string }> {
  const { db, viewer, locale } = given
  const [files, questions] = await Promise.all([
    readFileFacts(given, filesOfDraft(draftId)),
    readQuestionFacts(
      db,
      { viewer, locale, draftId },
      sql`select question_id from draft_questions where draft_id = ${draftId}`,
    ),
  ])
  const texts = [...records.values()].flatMap(textsOf)
  const ids = new Set(files.map(({ userFileId }) => userFileId))
  const media = files.flatMap((file) => [filmHtml(file), pageHtml(file)])
  const open = await openTexts(given, viewer, [...texts, ...media], ids)
  const items = childrenOf(records, ['item'])
  const titles = new Map(
    questions.flatMap(({ named }) => named.map(({ versionId, title }) => [versionId, title])),
  )
  const chapters = inReadingOrder(childrenOf(records, ['chapter'])).map(
    ({ key, record, number, depth }) => {
      const { name, introduction } = record as unknown as ChapterRecord
      const own = (items.get(key) ?? []).map((item) => ({
        ...itemOf(item.key, item.record as unknown as ItemRecord),
        isWhole: isWhole(item.record),
      }))
      const words = { name: plain(name), introduction: plain(introduction) }
      return { ...{ key, number, depth, items: own }, ...words }
    },
  )
  return { chapters, open }

  function itemOf(key: string, item: ItemRecord): Omit<PreviewItem, 'isWhole'> {
    const file =
      item.type === 'video' || item.type === 'courseware'
        ? files.find(({ userFileId }) => userFileId === item.body.userFileId)
        : undefined
    const { zh, en } = htmlOf(item, file)
    return {
      ...{ key, type: item.type, trial: item.trial, name: plain(item.name) },
      handsIn: item.handsIn === true,
      file: file ?? null,
      text: { zh: open(zh), en: open(en) },
      questions:
        item.type === 'quiz'
          ? item.body.questions.map(({ versionId, points }) => ({
              ...{ points, title: titles.get(versionId) ?? '' },
            }))
          : null,
    }
  }
}

function textsOf(record: DraftRecord): readonly string[] {
  if (record.kind === 'item') return textsOfItem(record as unknown as ItemRecord)
  if (record.kind !== 'course') return []
  const { content } = record as unknown as CourseHead
  return [content.zh, content.en]
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
