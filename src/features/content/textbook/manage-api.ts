import { z } from 'zod'
import { checkProblem } from '#src/features/content/outline/check-shapes.ts'
import { keywordInQuery, listOf, pageInQuery } from '#src/shared/answers.ts'
import { canSchema } from '#src/shared/can.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { lacks } from './completeness.ts'
import { textbookErrors as errors } from './errors.ts'
import { book, cover, shownText, textbookUse } from './shapes.ts'

/** The part of the contract about one's own textbooks. */

export const ownPerPage = 24
/** all – not deleted; draft – never published, or no longer; changed – published, with changes that readers do not see. */
export const ownStates = ['all', 'published', 'draft', 'changed', 'deleted'] as const
export const ownSorts = ['changed', 'newest', 'name'] as const
/** Days for which a deleted textbook may be taken back. */
export const restoreDays = 30
/** Textbooks of one teacher. */
export const ownMost = 1000
export const bookStates = ['draft', 'published', 'unpublished'] as const
/** The next thing to do with a textbook. */
export const nextSteps = ['describe', 'chapters', 'publish', 'release', 'none'] as const

const row = z.object({
  textbookId: z.int(),
  name: shownText,
  author: z.string(),
  isbn: z.string(),
  cover,
  state: z.enum(bookStates),
  chapters: z.int(),
  /** Changes that readers do not see; 0 where it is not published. */
  unreleased: z.int(),
  uses: z.array(textbookUse),
  next: z.enum(nextSteps),
  changedAt: z.iso.datetime(),
  deletedAt: z.iso.datetime().nullable(),
  /** The end of the time in which it may be taken back. */
  keptUntil: z.iso.datetime().nullable(),
})
export type OwnTextbook = z.output<typeof row>

const name = z.string().trim().min(1).max(100)
const one = {
  input: z.object({ textbookId: idInBody() }),
  access: 'teacher',
  method: 'POST',
} as const

export const manageApi = {
  getMyTextbooks: endpoint({
    method: 'GET',
    path: 'Textbook/GetMyTextbooks',
    access: 'teacher',
    summary: { zh: '查看我的教材', en: 'List one’s own textbooks, with the next step of each' },
    input: z.object({
      keyword: keywordInQuery,
      state: z.enum(ownStates).default('all'),
      sort: z.enum(ownSorts).default('changed'),
      page: pageInQuery,
    }),
    answer: z.object({
      ...listOf(row),
      counts: z.array(z.object({ state: z.enum(ownStates), count: z.int() })),
    }),
  }),
  getForEdit: endpoint({
    method: 'GET',
    path: 'Textbook/GetForEdit',
    access: 'teacher',
    summary: {
      zh: '打开教材进行编辑',
      en: 'Open one’s own textbook: its draft, its state, and what it still lacks',
    },
    input: z.object({ textbookId: idInQuery() }),
    answer: z.object({
      textbookId: z.int(),
      draftId: z.int(),
      name: shownText,
      cover,
      offered: z.enum(['zh', 'en', 'both']),
      state: z.enum(bookStates),
      chapters: z.int(),
      unreleased: z.int(),
      uses: z.array(textbookUse),
      /** To choose from, and the present one. */
      categories: z.array(z.object({ categoryId: z.int(), name: z.string() })),
      lacks: z.array(z.object({ field: z.string(), lack: z.enum(lacks) })),
      publishedAt: z.iso.datetime().nullable(),
      releasedAt: z.iso.datetime().nullable(),
      can: z.object({
        publish: canSchema,
        unpublish: canSchema,
        release: canSchema,
        delete: canSchema,
      }),
    }),
    errors: [errors.unknown, errors.deleted],
  }),
  getCheck: endpoint({
    method: 'GET',
    path: 'Textbook/GetCheck',
    access: 'teacher',
    summary: {
      zh: '发布前检查教材',
      en: 'Check a textbook before publishing: what keeps it from publication, and what its teacher may leave',
    },
    input: z.object({ textbookId: idInQuery() }),
    answer: z.object({ problems: z.array(checkProblem) }),
    errors: [errors.unknown, errors.deleted],
  }),
  getPreview: endpoint({
    method: 'GET',
    path: 'Textbook/GetPreview',
    access: 'teacher',
    summary: {
      zh: '预览教材草稿',
      en: 'Read the draft of one’s own textbook as readers will see it',
    },
    input: z.object({ textbookId: idInQuery() }),
    answer: book,
    errors: [errors.unknown, errors.deleted],
  }),
  findByIsbn: endpoint({
    method: 'GET',
    path: 'Textbook/FindByIsbn',
    access: 'teacher',
    summary: {
      zh: '按 ISBN 查找教材',
      en: 'Find one’s own and published textbooks of an ISBN, before a double is made',
    },
    input: z.object({ isbn: z.string().max(40), except: idInQuery().optional() }),
    answer: z.object({
      found: z.array(
        z.object({
          textbookId: z.int(),
          name: shownText,
          author: z.string(),
          publisher: z.string(),
          isOwn: z.boolean(),
          path: z.string(),
        }),
      ),
    }),
  }),
  createTextbook: endpoint({
    method: 'POST',
    path: 'Textbook/CreateTextbook',
    access: 'teacher',
    summary: { zh: '新建教材', en: 'Make a textbook: a name is enough' },
    input: z.object({
      name,
      isbn: z.string().trim().max(40).default(''),
      language: z.enum(['zh', 'en']).default('zh'),
    }),
    answer: z.object({ textbookId: z.int(), draftId: z.int() }),
    errors: [errors.tooMany],
  }),
  publish: endpoint({
    ...one,
    path: 'Textbook/Publish',
    summary: { zh: '发布教材', en: 'Publish a textbook, which releases all of its changes' },
    answer: z.object({}),
    errors: [
      ...[errors.unknown, errors.deleted, errors.published],
      ...[errors.incomplete, errors.noChapter, errors.chaptersIncomplete],
    ],
  }),
  release: endpoint({
    ...one,
    path: 'Textbook/Release',
    summary: {
      zh: '把教材的修改更新给读者',
      en: 'Bring the changes of a published textbook to its readers',
    },
    answer: z.object({ changes: z.int() }),
    errors: [
      ...[errors.unknown, errors.deleted, errors.notPublished, errors.nothingNew],
      ...[errors.incomplete, errors.noChapter, errors.chaptersIncomplete],
    ],
  }),
  unpublish: endpoint({
    ...one,
    path: 'Textbook/Unpublish',
    summary: {
      zh: '取消发布教材',
      en: 'Take a textbook out of the public list; courses that use it keep what they have',
    },
    answer: z.object({}),
    errors: [errors.unknown, errors.deleted, errors.notPublished],
  }),
  copyTextbook: endpoint({
    ...one,
    path: 'Textbook/CopyTextbook',
    summary: {
      zh: '复制教材',
      en: 'Copy one’s own textbook: a new draft with the same files and questions',
    },
    answer: z.object({ textbookId: z.int(), draftId: z.int() }),
    errors: [errors.unknown, errors.deleted, errors.tooMany],
    perMinute: 20,
  }),
  deleteTextbook: endpoint({
    ...one,
    path: 'Textbook/DeleteTextbook',
    summary: {
      zh: '删除教材（30 天内可恢复）',
      en: 'Delete a textbook; it may be restored for 30 days',
    },
    answer: z.object({ keptUntil: z.iso.datetime() }),
    errors: [errors.unknown, errors.used],
    repeatable: true,
  }),
  restoreTextbook: endpoint({
    ...one,
    path: 'Textbook/RestoreTextbook',
    summary: { zh: '恢复已删除的教材', en: 'Restore a deleted textbook, unpublished' },
    answer: z.object({}),
    errors: [errors.unknown, errors.notDeleted],
  }),
}
