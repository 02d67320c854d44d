import * as z from 'zod/mini'
import { bothWords } from '#src/shared/errors.ts'
import { optionalText, requiredLine } from '#src/shared/fields.ts'
import { fileKinds } from '#src/shared/file-kind.ts'
import {
  attachmentsMost,
  attemptsMost,
  audiences,
  bodyMost,
  commentMost,
  countingRules,
  criteriaMost,
  criterionMost,
  filesMost,
  keyMoments,
  markMoments,
  markMost,
  minutesMost,
  photosMost,
  reasonMost,
  timeMost,
  titleMost,
} from './limits.ts'

const momentError = { error: bothWords('请选择日期和时间', 'Choose a date and time') }
/** Days between two of these moments fit where they are stored, and a longer time is still a date with four digits of a year. */
const moment = z.iso
  .datetime(momentError)
  .check(z.refine((text) => text >= '2020' && text < '2100', momentError))
/** Texts of two moments are not in their order where only one has milliseconds. */
const isBefore = (a: string, b: string) => Date.parse(a) < Date.parse(b)
const key = z.int().check(z.positive(), z.maximum(2_147_483_647))
const keys = (most: number) => z.array(key).check(z.maxLength(most))
const number = { error: bothWords('请填写数字', 'Enter a number') }
/** Hundredths. */
const mark = z
  .int(number)
  .check(
    z.minimum(1, bothWords('分数须大于 0', 'Must be above 0')),
    z.maximum(markMost, bothWords('分数过大', 'Too large')),
  )
const percent = z
  .int(number)
  .check(
    z.minimum(0, bothWords('须在 0 到 100 之间', 'From 0 to 100')),
    z.maximum(100, bothWords('须在 0 到 100 之间', 'From 0 to 100')),
  )

const fields = z.object({
  title: requiredLine(titleMost, bothWords('请填写作业标题', 'Enter a title')),
  /** HTML of the short editor; the server cleans it. */
  body: z.string().check(z.maxLength(bodyMost, bothWords('内容过长', 'Too long'))),
  /** The teacher’s own files. */
  attachments: keys(attachmentsMost),
  /** Hundredths; null: without a mark. */
  fullMark: z.nullable(mark),
  /** Points in hundredths, which sum to the full mark. */
  criteria: z
    .array(
      z.object({
        id: z.string().check(z.regex(/^[0-9a-f]{8}$/)),
        text: requiredLine(criterionMost, bothWords('请填写评分项', 'Enter a criterion')),
        points: mark,
      }),
    )
    .check(z.maxLength(criteriaMost)),
  /** Null: as soon as it is published. */
  visibleFrom: z.nullable(moment),
  dueAt: moment,
  /** Null: closed after the due date. */
  late: z.nullable(z.object({ until: moment, percent, floor: percent })),
  audience: z.enum(audiences),
  groupIds: keys(100),
  userIds: keys(500),
  /** Each group does one work together. */
  inGroups: z.boolean(),
  photos: z.int().check(z.minimum(0), z.maximum(photosMost)),
  files: z.int(number).check(z.minimum(0), z.maximum(filesMost)),
  /** Of the files besides photographs. */
  kinds: z.array(z.enum(fileKinds)).check(z.maxLength(fileKinds.length)),
  /** The longest spoken recording; 0 where none is taken. */
  recordingMinutes: z
    .int(number)
    .check(
      z.minimum(0),
      z.maximum(
        minutesMost,
        bothWords(`不能超过 ${minutesMost} 分钟`, `At most ${minutesMost} minutes`),
      ),
    ),
  /** Teachers mark without names until the marks are returned. */
  namesHidden: z.boolean(),
})
export type HomeworkForm = z.output<typeof fields>

const beside = (path: keyof HomeworkForm | 'late.until', error: ReturnType<typeof bothWords>) => ({
  error,
  path: path.split('.'),
})

/** The settings of a homework. */
export const homeworkForm = fields.check(
  z.refine(
    ({ criteria, fullMark }) => criteria.length === 0 || fullMark !== null,
    beside(
      'criteria',
      bothWords('不计分的作业没有评分细则', 'Homework without a mark has no rubric'),
    ),
  ),
  z.refine(
    ({ criteria, fullMark }) =>
      criteria.length === 0 ||
      fullMark === null ||
      criteria.reduce((sum, { points }) => sum + points, 0) === fullMark,
    beside(
      'criteria',
      bothWords('各评分项之和须等于满分', 'The criteria must add up to the full mark'),
    ),
  ),
  z.refine(
    ({ visibleFrom, dueAt }) => visibleFrom === null || isBefore(visibleFrom, dueAt),
    beside('visibleFrom', bothWords('开始时间须早于截止时间', 'Must be before the due date')),
  ),
  z.refine(
    ({ late, dueAt }) => late === null || isBefore(dueAt, late.until),
    beside('late.until', bothWords('须晚于截止时间', 'Must be after the due date')),
  ),
  z.refine(
    ({ audience, groupIds, userIds }) => audience === 'all' || groupIds.length + userIds.length > 0,
    beside('audience', bothWords('请选择分组或学生', 'Choose groups or students')),
  ),
  z.refine(
    ({ audience, groupIds, inGroups }) => !inGroups || audience === 'all' || groupIds.length > 0,
    beside('audience', bothWords('小组作业请至少选择一个分组', 'Choose at least one group')),
  ),
  z.refine(
    ({ files, kinds }) => files === 0 || kinds.length > 0,
    beside('kinds', bothWords('请选择可提交的文件类型', 'Choose the kinds of files')),
  ),
)

const whole = (most: number) =>
  z
    .int(number)
    .check(
      z.minimum(1, bothWords(`须在 1 到 ${most} 之间`, `From 1 to ${most}`)),
      z.maximum(most, bothWords(`须在 1 到 ${most} 之间`, `From 1 to ${most}`)),
    )

/** The quiz of homework: the paper that it is made from, and its settings. */
export const quizForm = z.object({
  /** A paper of the teacher; null keeps the questions that the quiz has. */
  paperId: z.nullable(key),
  /** Minutes; null: no limit. */
  timeLimit: z.nullable(whole(timeMost)),
  /** Null: any number. */
  attempts: z.nullable(whole(attemptsMost)),
  counts: z.enum(countingRules),
  shuffleQuestions: z.boolean(),
  shuffleOptions: z.boolean(),
  marks: z.enum(markMoments),
  keys: z.enum(keyMoments),
})
export type QuizForm = z.output<typeof quizForm>

export const giveBackForm = z.object({ dueAt: moment, comment: optionalText(commentMost) })
export const extraTimeForm = z.object({ minutes: whole(timeMost) })
export const extendForm = z.object({ dueAt: moment })
export const ownMarkForm = z.object({
  rawMark: z.int(number).check(z.minimum(0, number), z.maximum(markMost, number)),
  reason: requiredLine(reasonMost, bothWords('请填写原因', 'Enter a reason')),
})
export const commentText = optionalText(commentMost)
