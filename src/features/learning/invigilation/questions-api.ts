import { z } from 'zod'
import { keySchema } from '#src/features/content/draft/contract.ts'
import { draftErrors } from '#src/features/content/draft/errors.ts'
import { courseErrors, courseKinds } from '#src/features/learning/course/contract.ts'
import { quizErrors } from '#src/features/learning/quiz/errors.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody } from '#src/shared/ids.ts'
import { invigilationErrors as errors } from './errors.ts'

/** The part of the contract about the questions of a quiz: its pools, copies, and the quiz as a paper. */

/** Courses that are offered for the copy of a quiz. */
export const copyCoursesMost = 100

const access = [quizErrors.notFound, errors.noRight]

export const questionsApi = {
  renewDraws: endpoint({
    method: 'POST',
    path: 'Invigilation/RenewDraws',
    access: 'teacher',
    summary: {
      zh: '按条件更新随机抽题的范围',
      en: 'Renew the pools of random draws by their conditions, for attempts that begin from now on',
    },
    input: z.object({ quizId: idInBody() }),
    /** Questions that came in, new versions too, and that left. */
    answer: z.object({ added: z.int(), removed: z.int() }),
    errors: [...access, errors.noRule, errors.shortDraw],
    repeatable: true,
  }),
  getCopyPlaces: endpoint({
    method: 'GET',
    path: 'Invigilation/GetCopyPlaces',
    access: 'teacher',
    summary: {
      zh: '查看可以放入测验的课程和章节',
      en: 'List the courses that one may edit, with their chapters',
    },
    input: z.object({}),
    answer: z.object({
      courses: z.array(
        z.object({
          courseId: z.int(),
          kind: z.enum(courseKinds),
          name: z.string(),
          chapters: z.array(z.object({ key: z.string(), name: z.string() })),
        }),
      ),
    }),
  }),
  copyQuiz: endpoint({
    method: 'POST',
    path: 'Invigilation/CopyQuiz',
    access: 'teacher',
    summary: {
      zh: '把测验复制到课程的章节中',
      en: 'Copy a quiz with its settings, sections, draws and questions into a chapter of a course that one edits; its dates stay behind',
    },
    input: z.object({
      quizId: idInBody(),
      courseId: idInBody(),
      chapter: keySchema,
      /** Of the copy, made by the caller: the same call again makes no second one. */
      key: keySchema,
    }),
    answer: z.object({ courseId: z.int(), kind: z.enum(courseKinds) }),
    errors: [
      ...[...access, errors.noChapter, errors.notCopied, courseErrors.notFound],
      ...[draftErrors.unknown, draftErrors.notYours, draftErrors.tooLarge, draftErrors.tooLong],
    ],
    repeatable: true,
  }),
  saveAsPaper: endpoint({
    method: 'POST',
    path: 'Invigilation/SaveAsPaper',
    access: 'teacher',
    summary: {
      zh: '把测验存为试卷',
      en: 'Keep the sections, questions and points of a quiz as a paper of one’s bank',
    },
    input: z.object({ quizId: idInBody() }),
    answer: z.object({ paperId: z.int() }),
    errors: [...access, quizErrors.noQuestions],
  }),
}
