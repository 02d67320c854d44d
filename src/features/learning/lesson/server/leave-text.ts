import { both } from '#src/shared/locale.ts'
import type { Both } from '#src/shared/locale.ts'

/** The folder of a person's files in which pictures of requests lie. */
export const folderText = both('请假申请的图片', 'Pictures in requests for leave')
export const leaveUseText = both('请假申请', 'Request for leave')

/** Tells a student what became of a request. @param answer what the teacher said with it; '' for nothing */
export const decidedWords =
  (approve: boolean, answer: string) =>
  ({ name, person }: { name: string; person: Both }): { title: Both; text: Both } => ({
    title: approve
      ? both(`您在班级“${name}”的请假已批准`, `Your leave from “${name}” was approved`)
      : both(`您在班级“${name}”的请假未获批准`, `Your leave from “${name}” was refused`),
    text: answer
      ? both(`${person.zh}：${answer}`, `${person.en}: ${answer}`)
      : both(`由${person.zh}处理。`, `${person.en} decided it.`),
  })
