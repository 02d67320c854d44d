import { z } from 'zod'
import { keywordInQuery, listOf, pageInQuery } from '#src/shared/answers.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { questionStatuses, questionTypes } from '../question/types.ts'
import { paperErrors as errors } from './errors.ts'
import { paperForm } from './forms.ts'
import { twinsApi } from './twins-api.ts'

export const papersPerPage = 20
export const paperSorts = ['newest', 'name'] as const

const head = z.object({
  paperId: z.int(),
  name: z.string(),
  questions: z.int(),
  /** The sum of the points, and the sum that the paper itself states. */
  points: z.number(),
  printedTotal: z.number().nullable(),
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
})
export type PaperHead = z.output<typeof head>

const bothSides = z.object({ zh: z.string(), en: z.string() })

const section = z.object({
  sectionId: z.int(),
  name: z.string(),
  /** HTML. */
  intro: z.string(),
  /** Both languages of its name, and of its directions in plain words: a quiz that is set from it takes them. */
  inBoth: z.object({ name: bothSides, intro: bothSides }),
  printedTotal: z.number().nullable(),
  questions: z.array(
    z.object({
      questionId: z.int(),
      versionId: z.int(),
      type: z.enum(questionTypes),
      status: z.enum(questionStatuses),
      title: z.string(),
      points: z.number(),
      /** The question has a later version than the paper. */
      isOutdated: z.boolean(),
    }),
  ),
})
export type PaperSection = z.output<typeof section>

export const paperApi = {
  ...twinsApi,
  getPapers: endpoint({
    method: 'GET',
    path: 'Paper/GetPapers',
    access: 'teacher',
    summary: { zh: '查看我的试卷', en: 'List one’s own papers' },
    input: z.object({
      keyword: keywordInQuery,
      sort: z.enum(paperSorts).default('newest'),
      page: pageInQuery,
    }),
    answer: z.object(listOf(head)),
  }),
  getPaper: endpoint({
    method: 'GET',
    path: 'Paper/GetPaper',
    access: 'teacher',
    summary: { zh: '查看试卷', en: 'Read a paper: sections, questions in order, and points' },
    input: z.object({ paperId: idInQuery() }),
    answer: head.extend({
      /** Named by the next save. */ revision: z.int(),
      sections: z.array(section),
    }),
    errors: [errors.unknown],
  }),
  savePaper: endpoint({
    method: 'POST',
    path: 'Paper/SavePaper',
    access: 'teacher',
    summary: {
      zh: '修改试卷',
      en: 'Save a paper whole: its name, its sections in order, the order and points of its questions; those left out leave the paper',
    },
    input: z.object({
      paperId: idInBody(),
      /** The one that was read; a later one in the store is a conflict. */
      revision: z.int().min(0),
      ...paperForm.shape,
    }),
    answer: z.object({}),
    errors: [errors.unknown, errors.changedElsewhere, errors.otherQuestions],
    repeatable: true,
    maxBytes: 512 * 1024,
  }),
  updateQuestions: endpoint({
    method: 'POST',
    path: 'Paper/UpdateQuestions',
    access: 'teacher',
    summary: {
      zh: '把试卷中的题目更新为最新版本',
      en: 'Take the present versions of all questions of a paper',
    },
    input: z.object({ paperId: idInBody() }),
    answer: z.object({ changed: z.int() }),
    errors: [errors.unknown],
    repeatable: true,
  }),
  deletePaper: endpoint({
    method: 'POST',
    path: 'Paper/DeletePaper',
    access: 'teacher',
    summary: { zh: '删除试卷（题目保留）', en: 'Delete a paper; its questions stay' },
    input: z.object({ paperId: idInBody() }),
    answer: z.object({}),
    errors: [errors.unknown],
  }),
}
