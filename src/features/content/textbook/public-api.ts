import { z } from 'zod'
import { subjectsTag } from '#src/features/content/subject/tags.ts'
import { keywordInQuery, listOf, pageInQuery } from '#src/shared/answers.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInQuery } from '#src/shared/ids.ts'
import { textbookErrors as errors } from './errors.ts'
import { book, cover, shownText, textbookUse } from './shapes.ts'
import { publishedTextbooks, textbookTag } from './tags.ts'

/** The part of the contract that everybody may read. */

export const textbooksPerPage = 24
export const textbookSorts = ['newest', 'name'] as const

const card = z.object({
  textbookId: z.int(),
  name: shownText,
  author: z.string(),
  publisher: z.string(),
  cover,
  offered: z.enum(['zh', 'en', 'both']),
  chapters: z.int(),
  /** Published courses that use it, and the first of their teachers. */
  courses: z.int(),
  teachers: z.array(z.string()),
})
export type TextbookCard = z.output<typeof card>

export const publicApi = {
  getList: endpoint({
    method: 'GET',
    path: 'Textbook/GetList',
    access: 'public',
    summary: { zh: '浏览已发布的教材', en: 'List published textbooks: search, category, sort' },
    input: z.object({
      keyword: keywordInQuery,
      /** The slug of a category. */
      category: z.string().max(40).default(''),
      sort: z.enum(textbookSorts).or(z.literal('')).default(''),
      page: pageInQuery,
    }),
    answer: z.object({
      ...listOf(card),
      /** Categories of what is found by the words, in their order, with the number of textbooks. */
      categories: z.array(z.object({ slug: z.string(), name: z.string(), count: z.int() })),
      /** The words that were probably meant, which found what is shown. */
      meant: z.string().nullable(),
    }),
    tags: ({ items }) => [publishedTextbooks, subjectsTag, ...items.map(textbookTag)],
  }),
  getTextbook: endpoint({
    method: 'GET',
    path: 'Textbook/GetTextbook',
    access: 'public',
    summary: { zh: '查看教材及其章节', en: 'Read a published textbook with its chapters' },
    input: z.object({ textbookId: idInQuery() }),
    answer: book.extend({
      category: z.object({ slug: z.string(), name: z.string() }).nullable(),
      publishedAt: z.iso.datetime(),
      releasedAt: z.iso.datetime(),
      /** Published courses that use it. */
      uses: z.array(textbookUse),
    }),
    errors: [errors.notFound],
    tags: (answer) => [textbookTag(answer), subjectsTag],
  }),
}
