import { z } from 'zod'
import { draftErrors } from '#src/features/content/draft/errors.ts'
import { checkProblem } from '#src/features/content/outline/check-shapes.ts'
import { courseErrors, courseKinds } from '#src/features/learning/course/contract.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { authoringErrors } from './errors.ts'
import { offerSchema } from '#src/features/learning/approval/offer-shapes.ts'
import { previewChapter } from '#src/features/learning/approval/preview-shapes.ts'
import { pullEntry } from './pull-shapes.ts'

/** The part of the contract about the content of a course: check, preview, the changes of its textbook. */

const bilingual = z.object({ zh: z.string(), en: z.string() })
const errors = [courseErrors.notFound, draftErrors.unknown, draftErrors.notYours]

export const checkApi = {
  getCheck: endpoint({
    method: 'GET',
    path: 'Authoring/GetCheck',
    access: 'teacher',
    summary: {
      zh: '发布前检查课程',
      en: 'Check a course before publishing: what keeps it from review, and what a teacher may leave',
    },
    input: z.object({ courseId: idInQuery() }),
    answer: z.object({ problems: z.array(checkProblem) }),
    errors,
  }),
  getPreview: endpoint({
    method: 'GET',
    path: 'Authoring/GetPreview',
    access: 'teacher',
    summary: {
      zh: '预览课程草稿',
      en: 'Read the draft of a course as readers will see it, in both languages',
    },
    input: z.object({ courseId: idInQuery() }),
    answer: z.object({
      courseId: z.int(),
      kind: z.enum(courseKinds),
      draftId: z.int(),
      offer: offerSchema,
      chapters: z.array(previewChapter),
    }),
    errors,
  }),
  getPull: endpoint({
    method: 'GET',
    path: 'Authoring/GetPull',
    access: 'teacher',
    summary: {
      zh: '查看教材的更新',
      en: 'Compare a textbook with the course that is copied from it, before anything is taken over',
    },
    input: z.object({
      courseId: idInQuery(),
      /** Left out: the textbook that the course names. */
      textbookId: idInQuery().optional(),
    }),
    answer: z.object({
      /** Null where the course names none. */
      textbook: z.object({ textbookId: z.int(), name: bilingual }).nullable(),
      /** The course has no copy of it yet. */
      isFirst: z.boolean(),
      entries: z.array(pullEntry),
    }),
    errors: [...errors, authoringErrors.textbookUnknown],
  }),
  pull: endpoint({
    method: 'POST',
    path: 'Authoring/Pull',
    access: 'teacher',
    summary: {
      zh: '从教材更新章节',
      en: 'Take changes of a textbook over into a course, in one act that can be undone',
    },
    input: z.object({
      courseId: idInBody(),
      textbookId: idInBody(),
      /** The entries that the teacher has chosen. */
      take: z.array(z.string().max(60)).min(1).max(12_000),
    }),
    answer: z.object({
      draftId: z.int(),
      /** Changed chapters and items. */
      changed: z.int(),
      /** The state of the history; null where nothing had to be changed. */
      stateId: z.int().nullable(),
    }),
    errors: [
      ...errors,
      draftErrors.tooLarge,
      draftErrors.tooLong,
      authoringErrors.textbookUnknown,
      authoringErrors.changedMeanwhile,
    ],
  }),
}
