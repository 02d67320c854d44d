import type { Both } from '#src/shared/locale.ts'

type Words = (given: { name: string; title: string }) => { title: Both; text: Both }

/** Messages about announcements of classes. */
export const announcementMessages = {
  published: ({ name, title }) => ({
    title: { zh: `班级公告：${title}`, en: `Class announcement: ${title}` },
    text: { zh: `班级“${name}”发布了新公告。`, en: `There is a new announcement in “${name}”.` },
  }),
  reminder: ({ name, title }) => ({
    title: { zh: `请阅读公告：${title}`, en: `Please read: ${title}` },
    text: {
      zh: `老师提醒您阅读班级“${name}”的公告。`,
      en: `Your teacher reminds you to read an announcement in “${name}”.`,
    },
  }),
} satisfies Record<string, Words>
