import { texts } from '#src/web/i18n.tsx'

export const heroText = texts({
  zh: {
    heroLines: ['从一份合同，', '学到货物抵岸、货款到账'],
    lead: '术语、单证、报关、运输、结算，外贸业务的每一环都有课可学、有题可测。',
    searchCourses: '搜索课程',
    subjects: '按方向找课',
    courseCount: (_count: number, shown: string) => `${shown} 门精品课程`,
  },
  en: {
    heroLines: ['From signed contract', 'to payment received'],
    lead: 'Terms, documents, customs, transport, payment: every link of the trade has a course to learn it and questions to test it.',
    searchCourses: 'Search courses',
    subjects: 'Courses by subject',
    courseCount: (count: number, shown: string) =>
      `${shown} premium ${count === 1 ? 'course' : 'courses'}`,
  },
})
