import type { Both } from '#src/shared/locale.ts'

/** Messages about gradebooks. */
export const gradebookMessages = {
  released: ({ name }: { name: string; person: Both }) => ({
    title: { zh: `班级“${name}”的成绩已公布`, en: `The grades of “${name}” are released` },
    text: {
      zh: '您可以查看总成绩、各项成绩和计算过程。',
      en: 'You can see your total, its parts and how it was calculated.',
    },
  }),
}
