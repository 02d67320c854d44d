import { counted, texts } from '#src/web/i18n.tsx'

/** Texts of a card, in a small file of their own because the home page loads them too. */
export const cardText = texts({
  zh: {
    free: '免费',
    coins: (fee: string) => `${fee} 金币`,
    learners: (count: string) => `${count} 人学习`,
    noScore: '暂无评分',
    scoreLabel: '评分',
    startsOn: (date: string) => `${date} 开课`,
    endsOn: (date: string) => `${date} 结束`,
    endedOn: (date: string) => `已于 ${date} 结束`,
    beginner: '初级',
    intermediate: '中级',
    advanced: '高级',
    inChinese: '中文授课',
    inEnglish: '英文授课',
  },
  en: {
    free: 'Free',
    coins: (fee: string) => counted(fee, 'coin'),
    learners: (count: string) => counted(count, 'learner'),
    noScore: 'No ratings yet',
    scoreLabel: 'Score',
    startsOn: (date: string) => `Starts ${date}`,
    endsOn: (date: string) => `Ends ${date}`,
    endedOn: (date: string) => `Ended ${date}`,
    beginner: 'Beginner',
    intermediate: 'Intermediate',
    advanced: 'Advanced',
    inChinese: 'In Chinese',
    inEnglish: 'In English',
  },
})
