import { counted, texts } from '#src/web/i18n.tsx'

export const ownText = texts({
  zh: {
    title: '我的成绩分析',
    score: '得分',
    points: (score: string, max: string) => `${score} / ${max}`,
    percent: '百分制得分',
    mean: '其他人平均分',
    median: '其他人中位数',
    compared: (year: string, count: string, date: string) =>
      `与 ${year} 学年另外 ${count} 名学员的成绩比较，分数均按百分制。数据截至 ${date}；有多名学员的成绩变化后才一并更新，以免推算出个人成绩。`,
    tooFew: (count: string) => `其他学员的成绩不足 ${count} 份时不作比较，以免推算出个人成绩。`,
    bands: '成绩分布（含您本人）',
    results: '人数',
    you: '您',
    types: '各题型得分率',
    type: '题型',
    questions: '题数',
    ownShare: '我的得分率',
    othersShare: '其他人',
  },
  en: {
    title: 'My result in figures',
    score: 'Score',
    points: (score: string, max: string) => `${score} of ${max}`,
    percent: 'In percent',
    mean: 'Mean of the others',
    median: 'Median of the others',
    compared: (year: string, count: string, date: string) =>
      `Compared with ${counted(count, 'other learner')} of the school year ${year}; scores are percentages of the points. As of ${date}: the figures change only once several results have changed, so that nobody’s score can be worked out.`,
    tooFew: (count: string) =>
      `There is no comparison with fewer than ${count} other results, so that nobody’s score can be worked out.`,
    bands: 'Distribution of scores, including yours',
    results: 'Results',
    you: 'You',
    types: 'Points earned by type of question',
    type: 'Type',
    questions: 'Questions',
    ownShare: 'Yours',
    othersShare: 'The others',
  },
})
