import type { Both } from '#src/shared/locale.ts'

/** Messages about marks by hand, to learners. */
export const gradingMessages = {
  marked: (quiz: Both) => ({
    title: { zh: `“${quiz.zh}”已评分`, en: `“${quiz.en}” has been marked` },
    text: {
      zh: '您可以查看得分和教师评语。',
      en: 'You can see your score and your teacher’s comments.',
    },
  }),
  /** To the teacher whose mark was replaced. */
  replaced: (quiz: Both, by: Both) => ({
    title: { zh: `您在“${quiz.zh}”中的评分被修改`, en: `Your marks in “${quiz.en}” were changed` },
    text: {
      zh: `${by.zh} 修改了您给出的评分，学员看到的是新的评分。`,
      en: `${by.en} changed marks you had given. Learners see the new ones.`,
    },
  }),
}
