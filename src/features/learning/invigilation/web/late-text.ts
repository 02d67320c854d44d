import { texts } from '#src/web/i18n.tsx'

/** Texts of the decision on answers that came after the end of an attempt. */
export const lateText = texts({
  zh: {
    title: (name: string) => `${name}的逾期答案`,
    lead: (date: string) =>
      `作答已于 ${date} 结束。以下答案在此之后，或在后面的题已作答之后才送达；计入后按新答案重新评分。`,
    question: (number: string) => `第 ${number} 题`,
    arrived: (date: string) => `${date} 送达`,
    behind: '不能返回的测验：送达时后面的题已作答',
    afterKey: '送达时学员已可查看正确答案',
    former: '原答案',
    late: '逾期答案',
    none: '未作答',
    take: '计入逾期答案',
    leave: '不计入',
    taken: (score: string) => `已计入，得分 ${score}`,
    takenUnmarked: '已计入，等待评分',
    left: '未计入，成绩不变',
  },
  en: {
    title: (name: string) => `Late answers of ${name}`,
    lead: (date: string) =>
      `This attempt ended ${date}. These answers arrived after that, or after a later question was answered. If you count them, the attempt is marked again.`,
    question: (number: string) => `Question ${number}`,
    arrived: (date: string) => `Arrived ${date}`,
    behind: 'No way back: a later question had been answered',
    afterKey: 'Correct answers were already visible',
    former: 'Earlier answer',
    late: 'Late answer',
    none: 'Not answered',
    take: 'Count late answers',
    leave: 'Do not count',
    taken: (score: string) => `Counted. Score ${score}`,
    takenUnmarked: 'Counted. Waiting for your mark',
    left: 'Not counted. The score is unchanged',
  },
})
