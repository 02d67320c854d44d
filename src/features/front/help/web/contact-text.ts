import { texts } from '#src/web/i18n.tsx'

export const contactText = texts({
  zh: {
    title: '联系我们',
    lead: '使用中遇到问题、对课程有建议，或者想谈合作，用您方便的方式联系我们。',
    hotline: '客服热线',
    hours: '每天 8:00–18:00',
    email: '电子邮箱',
    emailNote: '请写明账号和问题发生的时间，便于查找',
    business: '商务合作',
    businessNote: '院校合作、建课与团体学习',
    address: '地址',
    feedback:
      '也可以使用页面底部的“意见反馈”：写下您的问题，需要时附上文件。留下电话号码，我们会就此与您联系。',
  },
  en: {
    title: 'Contact us',
    lead: 'A problem, an idea for a course, a proposal: reach us in the way that suits you.',
    hotline: 'Customer hotline',
    hours: 'Every day, 8:00–18:00',
    email: 'E-mail',
    emailNote: 'Tell us your user name and when it happened, so that we can find it',
    business: 'Business',
    businessNote: 'Partner schools, new courses and group learning',
    address: 'Address',
    feedback:
      'You can also use “Feedback” at the foot of every page: say what it is about and attach a file if it helps. Leave a phone number and we will get back to you.',
  },
})
