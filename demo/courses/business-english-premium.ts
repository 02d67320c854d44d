import { both, chapter, courseContent, courseFile, ids, quiz, review, video } from '#demo/build.ts'
import type { DemoCourse } from '#demo/types.ts'

export const negotiation: DemoCourse = {
  slug: 'trade-negotiation',
  kind: 'premium',
  category: 'english',
  cover: 'handshake',
  name: both(['国际商务谈判：准备、交锋与成交', 'Negotiating a deal']),
  introduction: both([
    '谈判桌上的输赢，多半在坐下之前已经定了。本课教你算清底线与替代方案，设计开价和让步节奏，识别对方的战术，并在跨文化的场合里把话说得体、把单签下来。',
    'Most of a negotiation is settled before anyone sits down. Work out your limit and your alternative, plan the opening and the concessions, see through tactics, and close a deal across cultures.',
  ]),
  content: courseContent({
    goals: [
      '掌握基于利益的谈判方法，能够制订谈判方案并在模拟谈判中执行。',
      'Negotiate on interests, and draw up a plan that you can follow at the table.',
    ],
    forWhom: [
      '外贸业务员、采购人员和商务专业学生。',
      'Sales staff, buyers and students of business.',
    ],
    able: [
      ['计算 BATNA、底线和可能成交区间', 'Work out BATNA, limit and ZOPA'],
      ['设计让步阶梯', 'Plan your concessions step by step'],
      ['应对最后通牒和红白脸', 'Respond to ultimatums and to good cop, bad cop'],
    ],
    assessment: ['一次测验，60% 及格。', 'One quiz, pass at 60%.'],
  }),
  keywords: both(['商务谈判,BATNA,让步,跨文化', 'negotiation,BATNA,concession,cross-cultural']),
  language: 'zh',
  major: both(['商务英语', 'Business English']),
  direction: both(['商务谈判', 'Negotiation']),
  difficulty: 'intermediate',
  fee: 0,
  teachers: ['tangruolin'],
  publishedDaysAgo: 145,
  chapters: [
    chapter(
      ['谈判前的三张纸', 'Three sheets before you start'],
      ['底线、替代方案、对方的利益。', 'Your limit, your alternative, their interests.'],
      [
        courseFile(
          ['讲义：谈判前的三张纸', 'Notes: Three sheets before you start'],
          'trade-negotiation/notes-01.pdf',
        ),
      ],
    ),
    chapter(
      ['开价与锚定', 'Opening and anchoring'],
      ['谁先开价，开多高。', 'Who opens, and how high.'],
      [
        courseFile(
          ['讲义：开价与锚定', 'Notes: Opening and anchoring'],
          'trade-negotiation/notes-02.pdf',
        ),
      ],
    ),
    chapter(
      ['让步与交换', 'Concessions and exchange'],
      ['让步要有条件、有节奏。', 'Give to get, and in steps.'],
      [
        courseFile(
          ['讲义：让步与交换', 'Notes: Concessions and exchange'],
          'trade-negotiation/notes-03.pdf',
        ),
      ],
    ),
    chapter(
      ['战术与应对', 'Tactics and responses'],
      ['最后通牒、沉默、红白脸。', 'Ultimatum, silence, good cop and bad cop.'],
      [
        courseFile(
          ['讲义：战术与应对', 'Notes: Tactics and responses'],
          'trade-negotiation/notes-04.pdf',
        ),
      ],
    ),
    chapter(
      ['从口头到合同', 'From handshake to contract'],
      ['成交确认书与 CISG 的接受规则。', 'Confirmation, and acceptance under the CISG.'],
      [quiz(['谈判测验', 'Quiz on negotiation'], ids('contract-negotiation', 1, 2, 3, 4, 5, 7))],
    ),
  ],
  reviews: [
    review('zhaoxinyi', 5, '三张纸的方法用在找实习谈薪水上，真的有效。'),
    review('linxuetong', 4.5, '让步阶梯很实用，和中东客户还价时心里有数。'),
    review('tianyuhang', 4.5, '模拟谈判的录像点评最精彩。'),
    review('shiyongqiang', 4, '跨文化部分再多一些东南亚的案例就好了。'),
    review('jiashuhan', 5, '唐老师讲“沉默也是还价”，印象很深。'),
  ],
}

export const negotiatingInEnglish: DemoCourse = {
  slug: 'negotiating-in-english',
  kind: 'premium',
  category: 'english',
  cover: 'contract',
  name: both(['英语谈判实战', 'Negotiating in English']),
  introduction: both([
    '全英文授课。从开场寒暄到书面确认，讲清报价、还价、让步、拒绝和确认的地道说法，附六段对白供朗读，让你在视频会议里不再词穷，也不再答非所问。',
    'Taught in English. The phrases that work for quoting, countering, conceding, refusing and confirming, with six dialogues to read aloud, so that you are never lost for words on a call.',
  ]),
  content: courseContent({
    goals: [
      '熟练使用谈判各阶段的英语功能句，能够独立主持一场英文视频谈判。',
      'Use the language of each stage with ease and lead a negotiation by video in English.',
    ],
    forWhom: [
      '英语四级以上的学生、需要直接面对外商的业务员。',
      'Students with working English, and sales staff who deal with foreign buyers.',
    ],
    able: [
      ['委婉而坚定地拒绝', 'Refuse politely and firmly'],
      ['用条件句交换让步', 'Trade concessions with conditionals'],
      ['书面确认口头约定', 'Confirm in writing what was said'],
    ],
    assessment: [
      '一次测验，60% 及格。第一章可免费试学。',
      'One quiz, pass at 60%. The first chapter is a free trial.',
    ],
  }),
  keywords: both([
    '英语谈判,还价,让步,视频会议',
    'negotiation English,counter-offer,concession,video call',
  ]),
  language: 'en',
  major: both(['商务英语', 'Business English']),
  direction: both(['商务谈判', 'Negotiation']),
  difficulty: 'advanced',
  fee: 60,
  teachers: ['hesimin', 'tangruolin'],
  publishedDaysAgo: 68,
  chapters: [
    chapter(
      ['开场与寒暄', 'Openings and small talk'],
      ['建立关系而不浪费时间。', 'Rapport without wasting time.'],
      [
        courseFile(
          ['讲义：开场与寒暄', 'Notes: Openings and small talk'],
          'negotiating-in-english/notes-01.pdf',
        ),
      ],
    ),
    chapter(
      ['报价与还价', 'Quoting and countering'],
      ['让数字听起来有道理。', 'Making a figure sound reasonable.'],
      [
        courseFile(
          ['讲义：报价与还价', 'Notes: Quoting and countering'],
          'negotiating-in-english/notes-02.pdf',
        ),
        courseFile(['谈判对白六段', 'Six dialogues'], 'negotiating-in-english/dialogues.docx'),
      ],
    ),
    chapter(
      ['让步与条件', 'Concessions and conditions'],
      ['If 句型里的交换。', 'Trading with if-clauses.'],
      [
        video(
          ['用条件句换让步', 'Trading concessions with if'],
          'negotiating-in-english/01-trading-concessions',
        ),
        courseFile(
          ['讲义：让步与条件', 'Notes: Concessions and conditions'],
          'negotiating-in-english/notes-03.pdf',
        ),
      ],
    ),
    chapter(
      ['拒绝与僵局', 'Refusal and deadlock'],
      ['说不，但不关门。', 'Saying no without closing the door.'],
      [
        courseFile(
          ['讲义：拒绝与僵局', 'Notes: Refusal and deadlock'],
          'negotiating-in-english/notes-04.pdf',
        ),
      ],
    ),
    chapter(
      ['总结与确认', 'Summing up'],
      ['会议纪要与确认邮件。', 'Minutes and the e-mail that confirms them.'],
      [
        courseFile(
          ['讲义：总结与确认', 'Notes: Summing up'],
          'negotiating-in-english/notes-05.pdf',
        ),
        quiz(
          ['谈判英语测验', 'Quiz on negotiation English'],
          ids('contract-negotiation', 1, 2, 3, 4, 5, 6, 9),
        ),
      ],
    ),
  ],
  reviews: [
    review(
      'huangjiayi',
      5,
      'I read the dialogues aloud with a friend every evening, and stopped saying “cheap price” for good.',
    ),
    review('yaobingqian', 4.5, '对白写得很真实，“难缠买家”那段让人又爱又恨。'),
    review(
      'dingkaiwen',
      4,
      'Useful phrases in every lesson. A few more for phone calls would make it perfect.',
    ),
  ],
}
