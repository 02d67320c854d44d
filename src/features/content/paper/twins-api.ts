import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody, largestId } from '#src/shared/ids.ts'
import { difficulties, questionTypes } from '../question/types.ts'
import { bankErrors } from '../bank/errors.ts'
import { paperErrors as errors } from './errors.ts'

/** The part of the contract about papers A and B. */

/** Years whose papers and quizzes count as recent. */
export const recentYears = 3
export const tagsMost = 20
/** A result of the same question elsewhere, as far as a list shows them. */
export const usesShown = 5

const plan = {
  /** The paper by whose sections, types, points and difficulties both are made. */
  paperId: idInBody(),
  /** Paper A has the questions of that paper. */
  keepA: z.boolean(),
  /** Where the questions come from: a folder with those inside it; null: all of one's own bank. */
  folderId: idInBody().nullable(),
  /** A question has one of them; none: any. */
  tags: z.array(z.int().positive().max(largestId)).max(tagsMost),
  /** Another number gives another choice. */
  seed: z.int().min(0).max(largestId),
}

const twin = z.object({
  points: z.number(),
  /** 1 easy to 3 hard. */
  difficulty: z.number(),
  /** Of its questions, in percent, those that recent papers and quizzes have. */
  recent: z.int(),
  questions: z.array(
    z.object({
      questionId: z.int(),
      title: z.string(),
      type: z.enum(questionTypes),
      difficulty: z.literal(difficulties),
      points: z.number(),
      /** The other paper has it too. */
      inBoth: z.boolean(),
      /** Recent papers and quizzes with it, the latest first. */
      uses: z.array(
        z.object({
          name: z.string(),
          path: z.string().nullable(),
          at: z.iso.datetime(),
          /** They have the question in another version. */
          isOtherVersion: z.boolean(),
        }),
      ),
    }),
  ),
})

export const twinsApi = {
  getTwins: endpoint({
    method: 'POST',
    path: 'Paper/GetTwins',
    access: 'teacher',
    summary: {
      zh: '预览 A、B 卷的选题与重复率',
      en: 'Preview papers A and B of equal weight, with their overlap and that with recent papers and quizzes',
    },
    input: z.object(plan),
    answer: z.object({
      papers: z.tuple([twin, twin]),
      /** Of the questions of a paper, in percent, those that both have. */
      overlap: z.int(),
      /** Questions that are missing, by type. */
      missing: z.array(z.object({ type: z.enum(questionTypes), count: z.int() })),
      /** Questions of another difficulty than the plan has. */
      otherDifficulty: z.int(),
      /** Names this choice in the act that makes the papers. */
      choice: z.string(),
    }),
    errors: [errors.unknown, bankErrors.folderUnknown],
    repeatable: true,
  }),
  makeTwins: endpoint({
    method: 'POST',
    path: 'Paper/MakeTwins',
    access: 'teacher',
    summary: { zh: '生成 A、B 卷', en: 'Make papers A and B as they were previewed' },
    input: z.object({ ...plan, choice: z.string().max(64) }),
    answer: z.object({ paperIds: z.tuple([z.int(), z.int()]) }),
    errors: [errors.unknown, bankErrors.folderUnknown, errors.tooFew, errors.choiceChanged],
  }),
}
