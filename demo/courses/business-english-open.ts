import {
  both,
  chapter,
  courseContent,
  courseFile,
  ids,
  quiz,
  review,
  running,
  upcoming,
  video,
} from '#demo/build.ts'
import type { DemoCourse } from '#demo/types.ts'

export const correspondence: DemoCourse = {
  slug: 'business-correspondence',
  kind: 'open',
  category: 'english',
  cover: 'laptop',
  name: both(['外贸英语函电', 'Business correspondence in English']),
  introduction: both([
    '全英文授课。从开发信到催款函：怎样写标题才有人点开，怎样报价才不被误解，怎样投诉才能解决问题，怎样催款不伤和气。每类邮件都有要点和练习。',
    'Taught in English. From the first e-mail to the payment reminder: subject lines that get opened, quotations that cannot be misread, complaints that get results, with key points and an exercise for each kind of e-mail.',
  ]),
  content: courseContent({
    goals: [
      '掌握外贸往来各环节的英文写作规范，写出清楚、得体、有结果的邮件。',
      'Write e-mails for each stage of a deal that are clear, courteous and get results.',
    ],
    forWhom: [
      '商务英语、国际贸易专业学生和外贸业务员。',
      'Students of business English and trade, and export sales staff.',
    ],
    able: [
      ['写出有人回复的开发信', 'Write a first e-mail that gets a reply'],
      ['用邮件报价、还盘和确认订单', 'Quote, counter and confirm by e-mail'],
      ['礼貌而有力地催款和投诉', 'Send reminders and complaints that are polite and firm'],
    ],
    assessment: ['一次测验，60% 及格。', 'One quiz, pass at 60%.'],
  }),
  keywords: both([
    '外贸函电,商务邮件,开发信,催款',
    'correspondence,business e-mail,first e-mail,reminder',
  ]),
  language: 'en',
  major: both(['商务英语', 'Business English']),
  direction: both(['商务写作', 'Business writing']),
  difficulty: 'beginner',
  fee: 0,
  teachers: ['hesimin'],
  publishedDaysAgo: 105,
  semesters: [running(['第三期', 'Session 3'], 52, 112)],
  chapters: [
    chapter(
      ['清楚的邮件', 'A clear e-mail'],
      ['标题、首句和七个 C。', 'Subject line, opening sentence and the seven Cs.'],
      [
        courseFile(
          ['讲义：清楚的邮件', 'Notes: A clear e-mail'],
          'business-correspondence/notes-01.pdf',
        ),
      ],
    ),
    chapter(
      ['开发信与询盘', 'First e-mails and enquiries'],
      ['写给陌生人的第一封信。', 'Writing to someone you do not know yet.'],
      [
        courseFile(
          ['讲义：开发信与询盘', 'Notes: First e-mails and enquiries'],
          'business-correspondence/notes-02.pdf',
        ),
      ],
    ),
    chapter(
      ['报价与还盘', 'Quotations and counter-offers'],
      ['实盘、虚盘与有效期。', 'Firm or not, and how long it stays valid.'],
      [quiz(['报价函测验', 'Quiz on quotations'], ids('contract-negotiation', 1, 2, 4, 6, 9))],
    ),
    chapter(
      ['付款与装运', 'Payment and shipment'],
      ['装运通知、催证与催款。', 'Shipping advice, letters of credit and reminders.'],
      [
        courseFile(
          ['讲义：付款与装运', 'Notes: Payment and shipment'],
          'business-correspondence/notes-03.pdf',
        ),
      ],
    ),
    chapter(
      ['投诉与理赔', 'Complaints and claims'],
      ['先事实，后要求。', 'Facts first, then the request.'],
      [
        courseFile(
          ['讲义：投诉与理赔', 'Notes: Complaints and claims'],
          'business-correspondence/notes-04.pdf',
        ),
      ],
    ),
  ],
  reviews: [
    review('wuhaoran', 4.5, '照着要点改了三稿开发信，发出去当天收到两个回复。'),
    review('yangmingze', 5, 'Short notes, but I use every point of them daily.'),
    review('liangshuyi', 4.5, '催款函的尺度拿捏得很好，不卑不亢。'),
    review('dongxiaoman', 4, '全英文一开始吃力，第二章起就顺了。'),
    review('zhongshaofeng', 4.5, '七个 C 原则贯穿始终，简单好记。'),
    review('lvyanran', 3.5, '希望多几封完整的范文。'),
  ],
}

export const tradeFairEnglish: DemoCourse = {
  slug: 'trade-fair-english',
  kind: 'open',
  category: 'english',
  cover: 'handshake',
  name: both(['展会英语：从广交会到法兰克福', 'English at trade fairs']),
  introduction: both([
    '展会上的三分钟，决定客户记不记得你。本课练习摊位前的常见场景：打招呼、介绍产品、报价、处理异议、约下一次会面，再写好会后的跟进邮件，练到能开口。',
    'Three minutes at a stand decide whether a buyer remembers you. Practise the usual situations: greeting, presenting, quoting, answering objections, arranging the next meeting, and the follow-up e-mail.',
  ]),
  content: courseContent({
    goals: [
      '能够用英语独立接待展会客户并完成会后跟进。',
      'Receive buyers at a fair in English on your own, and follow up afterwards.',
    ],
    forWhom: [
      '准备参加展会的业务员与商务英语学生。',
      'Sales staff going to a fair and students of business English.',
    ],
    able: [
      ['用三十秒介绍产品', 'Present a product in thirty seconds'],
      ['现场报价并说明术语', 'Quote on the spot and explain the terms'],
      ['写出 24 小时内的跟进邮件', 'Write the follow-up e-mail within 24 hours'],
    ],
    assessment: ['一次测验，60% 及格。', 'One quiz, pass at 60%.'],
  }),
  keywords: both(['展会英语,广交会,口语,跟进', 'trade fair,Canton Fair,spoken English,follow-up']),
  language: 'zh',
  major: both(['商务英语', 'Business English']),
  direction: both(['商务口语', 'Spoken business English']),
  difficulty: 'beginner',
  fee: 0,
  teachers: ['hesimin'],
  publishedDaysAgo: 15,
  semesters: [upcoming(['第一期', 'Session 1'], 3, 35)],
  chapters: [
    chapter(
      ['展前准备', 'Before the fair'],
      ['样品、价目表与三十秒介绍。', 'Samples, price list and a thirty-second pitch.'],
      [courseFile(['讲义：展前准备', 'Notes: Before the fair'], 'trade-fair-english/notes-01.pdf')],
    ),
    chapter(
      ['摊位接待', 'At the stand'],
      ['打招呼、提问与倾听。', 'Greeting, asking questions and listening.'],
      [courseFile(['讲义：摊位接待', 'Notes: At the stand'], 'trade-fair-english/notes-02.pdf')],
    ),
    chapter(
      ['现场报价', 'Quoting on the spot'],
      ['术语、起订量与有效期。', 'Terms, minimum order and validity.'],
      [
        video(['十一个术语一张图', 'Eleven rules at a glance'], 'incoterms-2020/02-eleven-rules'),
        courseFile(
          ['十一个术语速查表', 'Quick reference to the rules'],
          'incoterms-2020/eleven-rules.pdf',
        ),
        quiz(
          ['现场报价测验', 'Quiz on quoting'],
          [...ids('contract-negotiation', 2, 4, 6, 9), ...ids('incoterms', 1, 2)],
        ),
      ],
    ),
    chapter(
      ['会后跟进', 'After the fair'],
      ['二十四小时内的第一封邮件。', 'The first e-mail within a day.'],
      [courseFile(['讲义：会后跟进', 'Notes: After the fair'], 'trade-fair-english/notes-03.pdf')],
    ),
  ],
  reviews: [],
}
