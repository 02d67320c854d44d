import type { Both } from '#src/shared/locale.ts'

/** The message to the author of a note that a teacher has taken out of a class. */
export const removedMessage =
  (course: Both) =>
  ({ name, person }: { name: string; person: Both }) => ({
    title: {
      zh: `您分享的笔记已被移出班级“${name}”`,
      en: `Your note was taken out of the class “${name}”`,
    },
    text: {
      zh: `${person.zh}移出了您关于课程“${course.zh}”的一条笔记。笔记仍在“我的笔记”中，修改后可以再次分享。`,
      en: `${person.en} took out one of your notes on “${course.en}”. It is still in My notes. You can share it again after editing it.`,
    },
  })
