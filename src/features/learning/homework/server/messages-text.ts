import type { Both } from '#src/shared/locale.ts'

type Words = (given: { name: string; person: Both }) => { title: Both; text: Both }

/** Messages about homework of the class `name`. `when` and `title` as the teacher set them. */
export const homeworkMessages = {
  set:
    (title: string, due: Both): Words =>
    ({ name }) => ({
      title: { zh: `新作业“${title}”`, en: `New homework “${title}”` },
      text: {
        zh: `班级“${name}”布置了新作业，截止时间：${due.zh}。`,
        en: `New homework in the class “${name}”, due ${due.en}.`,
      },
    }),
  dueChanged:
    (title: string, due: Both): Words =>
    ({ name }) => ({
      title: { zh: `作业“${title}”的截止时间已更改`, en: `New due date of “${title}”` },
      text: {
        zh: `班级“${name}”的这份作业现在的截止时间：${due.zh}。`,
        en: `The homework of the class “${name}” is now due ${due.en}.`,
      },
    }),
  extended:
    (title: string, due: Both): Words =>
    ({ person }) => ({
      title: { zh: `您的作业“${title}”已延期`, en: `You have more time for “${title}”` },
      text: {
        zh: `${person.zh}将您的截止时间延至：${due.zh}。`,
        en: `${person.en} has set your due date to ${due.en}.`,
      },
    }),
  extraTime:
    (title: string, minutes: number): Words =>
    ({ person }) => ({
      title: { zh: `您的测验“${title}”已加时`, en: `You have extra time for “${title}”` },
      text: {
        zh: `${person.zh}为您增加了 ${minutes} 分钟答题时间。如果您正在作答，时间已自动延长。`,
        en: `${person.en} gave you ${minutes} min of extra time. If you are taking the quiz now, your time has already been extended.`,
      },
    }),
  handedInForAll:
    (title: string): Words =>
    ({ person }) => ({
      title: { zh: `小组作业“${title}”已提交`, en: `Your group has handed in “${title}”` },
      text: {
        zh: `${person.zh}为全组提交了作业，截止前可以修改后再次提交。`,
        en: `${person.en} has handed in for the group. You can edit the work and hand in again until it is due.`,
      },
    }),
  reminder:
    (title: string, due: Both): Words =>
    ({ name }) => ({
      title: { zh: `请提交作业“${title}”`, en: `Please hand in “${title}”` },
      text: {
        zh: `您还没有提交班级“${name}”的这份作业，截止时间：${due.zh}。`,
        en: `You have not handed in this homework of the class “${name}”. It is due ${due.en}.`,
      },
    }),
  returned:
    (title: string): Words =>
    ({ name }) => ({
      title: { zh: `作业“${title}”已批改`, en: `“${title}” was marked` },
      text: {
        zh: `班级“${name}”的这份作业已返还，可以查看结果。`,
        en: `This homework of the class “${name}” was returned. You can see the result.`,
      },
    }),
  givenBack:
    (title: string, due: Both, comment: string): Words =>
    () => ({
      title: { zh: `请重做作业“${title}”`, en: `Please redo “${title}”` },
      text: {
        zh: `请在 ${due.zh} 前重新提交。${comment}`,
        en: `Please hand in again by ${due.en}. ${comment}`.trim(),
      },
    }),
} as const
