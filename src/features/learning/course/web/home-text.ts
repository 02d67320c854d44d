import { counted, texts } from '#src/web/i18n.tsx'

/** Texts of the course homes, beside those that the lists have too. */
export const courseHomeText = texts({
  zh: {
    featured: '推荐课程',
    upcoming: '即将开课',
    upcomingLead: '现在加入，开课当天就能开始学习。',
    bandMore: (name: string, total: string) => `${name}：查看全部 ${total} 门课程`,
    more: '查看全部',
  },
  en: {
    featured: 'Recommended',
    upcoming: 'Starting soon',
    upcomingLead: 'Join now and begin on the first day.',
    bandMore: (name: string, total: string) => `${name}: see all ${counted(total, 'course')}`,
    more: 'See all',
  },
})
