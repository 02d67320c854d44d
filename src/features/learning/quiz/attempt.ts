import { z } from 'zod'
import {
  countingRules,
  markShownWhen,
  pagings,
} from '#src/features/content/outline/quiz-settings.ts'
import { givenFileSchema } from '#src/features/content/file/given-file.ts'
import { questionAnswer } from '#src/features/content/question/answer.ts'
import {
  questionKey,
  questionResult,
  questionToTake,
} from '#src/features/content/question/taking.ts'
import { scoringWays } from '#src/features/content/question/types.ts'
import { canSchema } from '#src/shared/can.ts'
import { attemptEnds, attemptStatuses, grants, withheldReasons } from './statuses.ts'

/** A question as a learner sees it. The result and the key are present only after hand-in. */
const questionSchema = z.object({
  questionId: z.int(),
  points: z.number(),
  /** The number of its section; 0: none. */
  section: z.int(),
  /** The learner wants to look at it again. */
  flagged: z.boolean(),
  /** How it earns its points, as it is named above it. */
  rules: z.array(z.enum(scoringWays)),
  question: questionToTake,
  answer: questionAnswer.nullable(),
  /** Revision of the saved answer; the next one must be higher. */
  revision: z.number(),
  /** Only after hand-in. Its key is null where the quiz keeps it: by default for a question that was not answered. */
  result: questionResult
    .extend({
      /** Points earned; null while the teacher has yet to mark it. */
      score: z.number().nullable(),
      /** Points beyond the mark, since the question was marked again. */
      granted: z.enum(grants).nullable(),
      /** The teacher's words on written answers; `part` names the question of a group, else ''. */
      comments: z.array(z.object({ part: z.string(), text: z.string() })),
      /** HTML, where the quiz keeps the key and shows the explanation. */
      explanation: z.string().nullable(),
    })
    .nullable(),
  /** After hand-in, where the quiz shows keys or explanations and keeps the marks: what it shows, beside the answer. */
  shown: z.object({ key: questionKey.nullable(), explanation: z.string().nullable() }).nullable(),
})

export const attemptSchema = z.object({
  attemptId: z.int(),
  quizId: z.int(),
  title: z.string(),
  /** 1 for the first attempt of this learner. */
  number: z.int(),
  /** A teacher's trial run. */
  trial: z.boolean(),
  status: z.enum(attemptStatuses),
  startedAt: z.iso.datetime(),
  handedInAt: z.iso.datetime().nullable(),
  endedBy: z.enum(attemptEnds).nullable(),
  late: z.boolean(),
  /** Answers that arrived after the end and await the teacher. */
  lateAnswers: z.int(),
  /** Until its end by the server's clock; null: nothing ends it, or it has ended. */
  secondsLeft: z.number().nullable(),
  graceSeconds: z.int(),
  /** Milliseconds since 1970 by the server's clock: revisions of answers begin with it, whatever a device's clock says. */
  now: z.number(),
  paused: z.boolean(),
  /** The reason for a pause that is not the teacher’s. */
  withheld: z.enum(withheldReasons).nullable(),
  paging: z.enum(pagings),
  goBack: z.boolean(),
  watchLeaving: z.boolean(),
  /** Null without a pass mark. */
  passPercent: z.int().nullable(),
  showMark: z.enum(markShownWhen),
  maxScore: z.number(),
  /** Written answers that the teacher has yet to mark; while there are some, `score` and `passed` are null. */
  waiting: z.int(),
  /** The quiz shows marks now: the questions of a result are there with theirs. */
  showsMarks: z.boolean(),
  /** Null until the quiz shows marks, as is `passed`, which is also null without a pass mark. */
  score: z.number().nullable(),
  passed: z.boolean().nullable(),
  counts: z.object({ questions: z.int(), answered: z.int(), correct: z.int().nullable() }),
  /** The share that counts of all attempts, 0 to 1; null while open, and until the quiz shows marks. */
  counting: z.object({ rule: z.enum(countingRules), share: z.number() }).nullable(),
  sections: z.array(z.object({ number: z.int(), name: z.string(), intro: z.string() })),
  questions: z.array(questionSchema),
  /** Essays of a result that look otherwise than they are stored, by their stored HTML. */
  opened: z.record(z.string(), z.string()),
  /** A teacher's words on the attempt as a whole; null without any, and until the quiz shows marks. */
  comment: z.string().nullable(),
  /** A phone may have sent photographs while no page was open. */
  byPhone: z.boolean(),
  /** The files that its answers name. */
  files: z.array(givenFileSchema),
  /** Handed in, and no later attempt follows it: a redo then opens one. */
  isResult: z.boolean(),
  /** A redo begins with the answers of this attempt, instead of an empty paper. */
  keepsAnswers: z.boolean(),
  /** Its wrong questions are in the wrong-question set, and can be practised. */
  practises: z.boolean(),
  can: z.object({ answer: canSchema, handIn: canSchema, redo: canSchema }),
})
export type Attempt = z.output<typeof attemptSchema>
