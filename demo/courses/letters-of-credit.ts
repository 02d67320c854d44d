import {
  both,
  branch,
  chapter,
  courseContent,
  courseFile,
  ids,
  quiz,
  reading,
  review,
  task,
  video,
} from '#demo/build.ts'
import { checkCredit, datesOfCredit } from '#demo/readings.ts'
import type { DemoCourse } from '#demo/types.ts'

export const lettersOfCredit: DemoCourse = {
  slug: 'letters-of-credit',
  kind: 'premium',
  category: 'settlement',
  cover: 'letter-of-credit',
  name: both(['信用证审单实务', 'Letters of credit: examining documents']),
  introduction: both([
    '货发出去了，单据却被银行打回来？本课由审单十五年的银行人主讲，依据 UCP 600 和 ISBP 821，从读懂 MT 700 到审发票、提单、保险单，再到应对不符点和拒付，一条一条练到会。',
    'The goods have left, and the bank returns your documents. Taught by a banker who examined documents for fifteen years, this course follows UCP 600 and ISBP 821 from reading an MT 700 to answering a refusal.',
  ]),
  content: courseContent({
    goals: [
      '掌握信用证的运作与审单标准，能够独立完成一套 CIF 出口单据的自审，并与银行就不符点进行专业沟通。',
      'Understand how credits work and how documents are examined, check a CIF set on your own and discuss discrepancies with a bank on equal terms.',
    ],
    forWhom: [
      '单证员、外贸业务员、银行国际业务新人，以及准备相关职业技能等级考试的学生。建议先学贸易术语。',
      'Document clerks, sales staff, newcomers to trade finance, and students preparing for vocational exams. Take Incoterms first.',
    ],
    able: [
      [
        '读懂 MT 700 的关键场次，找出软条款',
        'Read the key fields of an MT 700 and find soft clauses',
      ],
      [
        '按 UCP 600 审核发票、提单和保险单',
        'Examine invoice, bill of lading and insurance by UCP 600',
      ],
      ['算清装运日、交单期和有效期', 'Work out shipment, presentation and expiry dates'],
      ['判断拒付是否有效并选择补救办法', 'Judge whether a refusal is valid and choose the remedy'],
    ],
    assessment: [
      '四次测验，60% 及格。第一章可免费试学。',
      'Four quizzes, pass at 60%. The first chapter is a free trial.',
    ],
  }),
  keywords: both([
    '信用证,UCP 600,ISBP 821,审单,不符点,MT 700',
    'letter of credit,UCP 600,ISBP 821,document examination,discrepancy,MT 700',
  ]),
  language: 'zh',
  major: both(['国际经济与贸易', 'International economics and trade']),
  direction: both(['国际结算', 'International settlement']),
  difficulty: 'advanced',
  fee: 120,
  teachers: ['hanlimin'],
  publishedDaysAgo: 160,
  chapters: [
    branch(
      ['信用证怎样运转', 'How a credit works'],
      ['当事人、流程和两大原则。本章可以试学。', 'Parties, steps and two principles. Free to try.'],
      [
        chapter(
          ['当事人与流程', 'Parties and steps'],
          ['从互不信任说起：银行怎样站到买卖双方中间。', 'From distrust to a bank in the middle.'],
          [
            video(['信用证怎样运转', 'How a credit works'], 'letters-of-credit/01-how-it-works'),
            courseFile(
              ['信用证样本与注释', 'A sample credit with notes'],
              'letters-of-credit/sample-credit.docx',
            ),
            quiz(['第一章测验', 'Quiz 1'], ids('letters-of-credit', 1, 10, 11, 13, 15)),
          ],
        ),
      ],
    ),
    branch(
      ['审证与修改', 'Reading and amending'],
      [
        '收到信用证先做什么，怎样发现并删除软条款。',
        'What to do when the credit arrives, and how to strike out soft clauses.',
      ],
      [
        chapter(
          ['读懂一份 MT 700', 'Reading an MT 700'],
          ['三个日期、金额数量、单据和附加条件。', 'Dates, amount, documents and conditions.'],
          [
            video(
              ['读懂一份 MT 700', 'Reading an MT 700'],
              'letters-of-credit/02-reading-the-credit',
            ),
            courseFile(
              ['软条款案例讨论', 'Soft clauses: a discussion'],
              'letters-of-credit/soft-clauses.pptx',
            ),
            reading(['三个日期，一个期限', 'Three dates, one deadline'], datesOfCredit),
            task(['独立审一份信用证', 'Check a credit on your own'], checkCredit),
            quiz(['第二章测验', 'Quiz 2'], ids('letters-of-credit', 3, 4, 6, 12, 14)),
          ],
        ),
      ],
    ),
    branch(
      ['逐单审核', 'Document by document'],
      [
        '发票、提单、保险单和其他单据，按条款逐项核对。',
        'Invoice, bill of lading, insurance and the rest, article by article.',
      ],
      [
        chapter(
          ['发票与提单', 'Invoice and bill of lading'],
          [
            '第 18 条与第 20 条：描述、签署、装船和背书。',
            'Articles 18 and 20: description, signature, on board and endorsement.',
          ],
          [
            video(
              ['审发票与提单', 'Invoice and bill of lading'],
              'letters-of-credit/03-invoice-and-bill',
            ),
          ],
        ),
        chapter(
          ['保险单与其他单据', 'Insurance and the rest'],
          [
            '第 28 条与第 14 条 f 款：日期、金额和单据功能。',
            'Articles 28 and 14(f): date, amount and function.',
          ],
          [
            video(
              ['审保险单与其他单据', 'Insurance and other documents'],
              'letters-of-credit/04-insurance-and-others',
            ),
            courseFile(
              ['审单核对表', 'Examination checklist'],
              'letters-of-credit/examination-checklist.xlsx',
            ),
            quiz(['第三章测验', 'Quiz 3'], ids('letters-of-credit', 2, 5, 7, 8, 16)),
          ],
        ),
      ],
    ),
    branch(
      ['不符点与拒付', 'Discrepancies and refusal'],
      [
        '拒付通知是否有效，不符点是否成立，怎样补救。',
        'Is the notice valid, is the discrepancy real, and what can you do?',
      ],
      [
        chapter(
          ['应对拒付', 'Answering a refusal'],
          ['第 16 条的一次通知和五个银行工作日。', 'Article 16: one notice, five banking days.'],
          [
            video(
              ['不符点与拒付', 'Discrepancies and refusal'],
              'letters-of-credit/05-discrepancies',
            ),
            courseFile(
              ['常见不符点清单', 'Common discrepancies'],
              'letters-of-credit/common-discrepancies.pdf',
            ),
            quiz(
              ['结业测验', 'Final quiz'],
              [
                ...ids('letters-of-credit', 1, 2, 6, 7, 8, 9, 11, 12, 14, 16),
                ...ids('settlement', 3, 7),
              ],
            ),
          ],
        ),
      ],
    ),
  ],
  reviews: [
    review(
      'zhengkexin',
      5,
      '韩老师讲拒付通知那一讲太值了，公司上个月刚收到第二次追加不符点的电文，照第十六条回过去，银行付款了。',
    ),
    review('yangmingze', 4.5, '审单核对表里的日期公式很实用，最迟交单日自动算出来。'),
    review(
      'gaomengyao',
      5,
      '以前背条款，现在会用条款。120 金币不便宜，但第一章免费看完就决定买了。',
    ),
    review('hanboyan', 4, '对零基础有点难，建议先学贸易术语再来。'),
    review('caojiahao', 4.5, '软条款的案例让人后背发凉，我们之前真的接受过买方签字的检验证。'),
    review('cuiyunxi', 3, '只讲跟单信用证，没有讲备用信用证和电子交单，希望补充 eUCP。'),
  ],
}
