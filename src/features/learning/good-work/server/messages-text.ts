import type { Both } from '#src/shared/locale.ts'

type Words = (given: { name: string; person: Both }) => { title: Both; text: Both }

/** Messages to the students of a work, for homework with this title. */
export const goodWorkMessages = {
  asked:
    (title: string): Words =>
    ({ person }) => ({
      title: {
        zh: `您的作业“${title}”被推荐为优秀作业`,
        en: `Your work on “${title}” is proposed as a good work`,
      },
      text: {
        zh: `${person.zh}想在班级展示您的作业。您同意后才会展示，可以不显示姓名，也可以随时收回。`,
        en: `${person.en} would like to show your work to the class. It is shown only if you agree, without your name if you like, and you can take it back at any time.`,
      },
    }),
  ended:
    (title: string): Words =>
    ({ person }) => ({
      title: {
        zh: `您的作业“${title}”不再作为优秀作业展示`,
        en: `Your work on “${title}” is no longer shown as a good work`,
      },
      text: {
        zh: `${person.zh}结束了这份作业的展示。您的作业和成绩不受影响。`,
        en: `${person.en} ended the showing. Your work and your mark stay as they are.`,
      },
    }),
} as const
