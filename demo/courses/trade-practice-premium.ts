import { both, chapter, courseContent, courseFile, ids, quiz, review, video } from '#demo/build.ts'
import type { DemoCourse } from '#demo/types.ts'

export const exportContract: DemoCourse = {
  slug: 'export-contract',
  kind: 'premium',
  category: 'trade',
  cover: 'contract',
  name: both(['国际货物买卖合同：从发盘到索赔', 'Sales contracts: from offer to claim']),
  introduction: both([
    '一封邮件算不算合同？客户改了付款方式还算接受吗？本课以 CISG 为主线，带你走完发盘、还盘、成交、履约、索赔的全过程，学会写一份经得起争议的外销合同。',
    'Does an e-mail make a contract? Is a reply that changes the payment term still an acceptance? Following the CISG, this course goes from offer to claim and teaches you to write a contract that stands up in a dispute.',
  ]),
  content: courseContent({
    goals: [
      '掌握 CISG 关于合同订立、履行与违约救济的规则，能够起草和审查外销合同的主要条款。',
      'Know the CISG rules on formation, performance and remedies, and draft and review the main clauses of an export contract.',
    ],
    forWhom: [
      '有一定外贸基础的学生、业务员和跟单员，也适合准备创业的外贸 SOHO。',
      'Students who know the basics of trade, sales staff, order clerks, and anyone about to start a business.',
    ],
    able: [
      ['区分发盘、还盘与接受', 'Tell offer, counter-offer and acceptance apart'],
      [
        '起草品质、数量、价格、付款、索赔和仲裁条款',
        'Draft every clause from quality to arbitration',
      ],
      ['在合理时间内发出有效的不符通知', 'Give valid notice of non-conformity in time'],
      ['评估不可抗力条款的范围', 'Judge the scope of a force majeure clause'],
    ],
    assessment: [
      '两次测验，60% 及格。第一章可免费试学。',
      'Two quizzes, pass at 60%. The first chapter is a free trial.',
    ],
  }),
  keywords: both([
    'CISG,外销合同,发盘,接受,索赔,仲裁',
    'CISG,sales contract,offer,acceptance,claim,arbitration',
  ]),
  language: 'zh',
  major: both(['国际经济与贸易', 'International economics and trade']),
  direction: both(['合同管理', 'Contract management']),
  difficulty: 'intermediate',
  fee: 60,
  teachers: ['tangruolin', 'teacher'],
  publishedDaysAgo: 130,
  chapters: [
    chapter(
      ['邮件里的合同', 'Contracts by e-mail'],
      [
        '发盘须十分确定并表明受约束的意思，CISG 第 14 至 17 条。',
        'An offer must be definite and meant to bind: CISG articles 14 to 17.',
      ],
      [
        video(
          ['发盘、还盘与接受', 'Offer, counter-offer, acceptance'],
          'export-contract/01-offer-and-acceptance',
        ),
        courseFile(
          ['讲义：邮件里的合同', 'Notes: Contracts by e-mail'],
          'export-contract/notes-01.pdf',
        ),
      ],
    ),
    chapter(
      ['还盘与接受', 'Counter-offer and acceptance'],
      [
        '哪些变更是实质性的，迟到的接受还有没有效力。',
        'Which changes are material, and whether a late acceptance counts.',
      ],
      [
        courseFile(
          ['讲义：还盘与接受', 'Notes: Counter-offer and acceptance'],
          'export-contract/notes-02.pdf',
        ),
        quiz(['订立合同测验', 'Quiz on formation'], ids('contract-negotiation', 1, 2, 4, 5, 7, 8)),
      ],
    ),
    chapter(
      ['品质、数量与包装条款', 'Quality, quantity, packing'],
      [
        '凭样品、凭规格、溢短装与唛头怎样写。',
        'By sample, by specification, tolerances and marks.',
      ],
      [
        courseFile(
          ['讲义：品质、数量与包装条款', 'Notes: Quality, quantity, packing'],
          'export-contract/notes-03.pdf',
        ),
        courseFile(
          ['外销合同起草表', 'Sales contract: a draft to fill in'],
          'export-contract/contract-draft.docx',
        ),
      ],
    ),
    chapter(
      ['价格、付款与术语条款', 'Price, payment and terms'],
      [
        '把 Incoterms、付款方式和币种写成一个整体。',
        'Incoterms, payment and currency as one whole.',
      ],
      [
        video(
          ['怎样选术语、写合同、报价格', 'Choosing, writing and pricing'],
          'incoterms-2020/06-choosing',
        ),
        courseFile(['合同术语条款范本', 'Model clauses'], 'incoterms-2020/contract-clauses.docx'),
      ],
    ),
    chapter(
      ['违约、索赔与仲裁', 'Breach, claim, arbitration'],
      [
        '根本违约、检验期限、不可抗力和仲裁条款。',
        'Fundamental breach, inspection, force majeure and arbitration.',
      ],
      [
        courseFile(
          ['讲义：违约、索赔与仲裁', 'Notes: Breach, claim, arbitration'],
          'export-contract/notes-04.pdf',
        ),
        quiz(
          ['综合测验', 'General quiz'],
          [...ids('contract-negotiation', 1, 5, 10), ...ids('incoterms', 8, 10, 11)],
        ),
      ],
    ),
  ],
  reviews: [
    review('hujunjie', 5, '唐老师把仲裁案拆成邮件往来来讲，看得出哪一封邮件让合同成立了。'),
    review('linxuetong', 4.5, '照着起草表把自己公司的合同改了一遍，漏洞一眼就看出来了。'),
    review('heyichen', 4, '法条部分需要静下心看，建议配合 CISG 全文。'),
    review('aigul', 4.5, '还盘和接受的区别终于不用死记了。'),
  ],
}
