import type { ReportReason } from '#src/features/people/report/reasons.ts'

/** What teachers reply, in the language of their course. */
export const thanks = {
  zh: [
    '谢谢你的认真反馈。把课上的案例换成自己公司的单据再做一遍，收获会更大。',
    '感谢评价。你提到的部分，我会在下一次更新时补充例题。',
    '很高兴对你有帮助。实际工作中遇到问题，欢迎回来翻一翻课件里的清单。',
    '谢谢，说得很中肯。练习偏少的章节我正在加题。',
  ],
  en: [
    'Thank you. Try the cases again with documents from your own company: that is where it settles.',
    'Thank you for the detail. I will add examples to that part in the next update.',
    'Good to hear that it helped. The checklists in the courseware are made for daily work, so keep them at hand.',
  ],
} as const

interface ReportedReview {
  slug: string
  rating: number
  content: string
  reports: { reason: ReportReason; words: string }[]
  hidden?: { reason: ReportReason; words: string }
}

/** Reviews that people reported, made up for the queue of reports. */
export const reportedReviews: ReportedReview[] = [
  {
    slug: 'incoterms-2020',
    rating: 5,
    content: '课程不错。需要报关代理的同学可以找我，价格优惠，私信联系，量大从优！',
    reports: [
      { reason: 'advertising', words: '借评价招揽生意。' },
      { reason: 'advertising', words: '' },
    ],
  },
  {
    slug: 'letters-of-credit',
    rating: 1,
    content: '还没学，先给个一星。食堂今天的排骨太咸了。',
    reports: [{ reason: 'offTopic', words: '与课程内容无关。' }],
  },
  {
    slug: 'customs-declaration',
    rating: 1,
    content: '这个老师水平太差，谁报这门课谁傻。',
    reports: [
      { reason: 'abuse', words: '对老师和同学人身攻击。' },
      { reason: 'abuse', words: '' },
    ],
    hidden: { reason: 'abuse', words: '请针对课程内容提出意见，不要攻击他人。' },
  },
  {
    slug: 'negotiating-in-english',
    rating: 5,
    content:
      'Great course! I also write business letters for others, fast and cheap. Add me and ask for my price list.',
    reports: [
      { reason: 'advertising', words: 'This is an advertisement, not a review.' },
      { reason: 'advertising', words: '' },
    ],
  },
  {
    slug: 'trade-fair-english',
    rating: 2,
    content: 'Does anybody know when the dormitory opens after the holidays?',
    reports: [{ reason: 'offTopic', words: 'It has nothing to do with the course.' }],
  },
]
