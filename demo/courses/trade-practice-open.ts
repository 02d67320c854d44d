import {
  both,
  chapter,
  courseContent,
  courseFile,
  ids,
  quiz,
  review,
  running,
  task,
  upcoming,
  video,
} from '#demo/build.ts'
import { fromFobToCif } from '#demo/readings.ts'
import type { DemoCourse } from '#demo/types.ts'

export const tradeFoundations: DemoCourse = {
  slug: 'trade-foundations',
  kind: 'open',
  category: 'trade',
  cover: 'globe',
  name: both(['国际贸易实务基础', 'Foundations of international trade']),
  introduction: both([
    '零基础入门课。跟着一盏台灯从义乌工厂走到汉堡商店，认识外贸公司、货代、海关、银行和保险公司各做什么，建立起一票出口业务的完整图景。',
    'For beginners. Follow a desk lamp from a factory in Yiwu to a shop in Hamburg, and see what the exporter, forwarder, customs, bank and insurer each do in one export deal.',
  ]),
  content: courseContent({
    goals: [
      '建立进出口业务的整体认识，熟悉各参与方的分工、主要单据和业务流程。',
      'See the whole of an import or export deal: who does what, with which documents, and in what order.',
    ],
    forWhom: [
      '中高职一年级学生、转行新人，以及对外贸感兴趣的任何人，不需要先修课程。',
      'First-year students, career changers and anyone curious. No prior knowledge needed.',
    ],
    able: [
      ['画出一票出口业务的流程图', 'Draw the flow of an export deal'],
      ['认出十种常用外贸单据', 'Recognise ten common documents'],
      ['说清货、单、款三条线的先后', 'Explain the three flows: goods, documents, money'],
    ],
    assessment: ['两次测验，60% 及格。', 'Two quizzes, pass at 60%.'],
  }),
  keywords: both([
    '外贸入门,出口流程,单据,进出口',
    'introduction,export process,documents,import and export',
  ]),
  language: 'zh',
  major: both(['国际经济与贸易', 'International economics and trade']),
  direction: both(['进出口业务', 'Import and export']),
  difficulty: 'beginner',
  fee: 0,
  teachers: ['teacher'],
  publishedDaysAgo: 400,
  semesters: [running(['第三期', 'Session 3'], 60, 120)],
  chapters: [
    chapter(
      ['一盏台灯的旅程', 'The journey of a lamp'],
      [
        '从工厂到货架，一票出口业务经过哪些手。',
        'From factory to shelf: the people it passes on the way.',
      ],
      [video(['为什么需要贸易术语', 'Why trade needs rules'], 'incoterms-2020/01-why-rules')],
    ),
    chapter(
      ['找客户与报价', 'Finding buyers, quoting'],
      [
        '展会、平台与开发信，第一份报价单。',
        'Fairs, platforms, first e-mails and a first quotation.',
      ],
      [
        courseFile(
          ['讲义：找客户与报价', 'Notes: Finding buyers, quoting'],
          'trade-foundations/notes-01.pdf',
        ),
      ],
    ),
    chapter(
      ['贸易术语入门', 'First steps with Incoterms'],
      ['先认识最常用的 FOB、CIF 和 FCA。', 'FOB, CIF and FCA, the three most used.'],
      [
        video(['十一个术语一张图', 'Eleven rules at a glance'], 'incoterms-2020/02-eleven-rules'),
        courseFile(
          ['十一个术语速查表', 'Quick reference to the rules'],
          'incoterms-2020/eleven-rules.pdf',
        ),
        task(['从 FOB 改为 CIF', 'From FOB to CIF'], fromFobToCif, { handsIn: true }),
        quiz(['术语小测', 'Short quiz on terms'], ids('incoterms', 1, 2, 4, 7, 10), {
          template: 'practice',
          taken: 0.7,
        }),
      ],
    ),
    chapter(
      ['订舱、报关与装运', 'Booking, clearing, shipping'],
      ['货物出运前的三件大事。', 'Three things to do before the goods sail.'],
      [video(['一票货怎样通关', 'How a shipment clears'], 'customs-declaration/01-single-window')],
    ),
    chapter(
      ['收款与结汇', 'Getting paid'],
      ['汇款、托收、信用证各适合什么客户。', 'Remittance, collection or credit: which suits whom.'],
      [
        quiz(
          ['综合测验', 'General quiz'],
          [
            ...ids('settlement', 7, 9),
            ...ids('customs-declaration', 1, 2, 10),
            ...ids('freight', 10, 15),
            ...ids('letters-of-credit', 10),
          ],
          {
            template: 'exam',
            points: 5,
            taken: 0.8,
            released: true,
            sections: [
              {
                name: both(['一、收款与通关', 'Part one: payment and clearance']),
                intro: both(['每题 5 分。', 'Five points each.']),
                count: 5,
              },
              {
                name: both(['二、运输与单据', 'Part two: transport and documents']),
                intro: both(['每题 5 分。', 'Five points each.']),
                count: 3,
              },
            ],
          },
        ),
      ],
    ),
  ],
  reviews: [
    review('zhaoxinyi', 5, '大一新生表示完全听得懂，台灯的故事贯穿到底，很有画面感。'),
    review('luoweidong', 4.5, '从机械转外贸，用两个周末补完了基础。'),
    review('liangshuyi', 4.5, '货、单、款三条线画成一张图，期末复习全靠它。'),
    review('tangjingwen', 4, '对有经验的人来说偏简单，但确实是入门课该有的样子。'),
    review('jiashuhan', 5, '陈老师声音很好听，例子都是真的。'),
    review('qiuzhenyu', 4, '希望增加进口业务的例子。'),
    review('zhuoma', 5, '在拉萨也能上到这样的课，谢谢老师。'),
  ],
}

export const exportPricing: DemoCourse = {
  slug: 'export-pricing',
  kind: 'open',
  category: 'trade',
  cover: 'chart',
  name: both(['出口报价与成本核算', 'Export pricing and costing']),
  introduction: both([
    '报价低了白忙，报价高了没单。本课用一张现成的核算表讲成本：退税怎么算、运费怎么摊、佣金怎么加、汇率留多少余地，最后做出自己的报价模板。',
    'Quote too low and you work for nothing; too high and no order comes. Work through refund, freight, commission and exchange margins with a ready-made calculator, and end with a price sheet of your own.',
  ]),
  content: courseContent({
    goals: [
      '掌握 FOB、CFR、CIF 报价的构成与换算，能够在还价过程中快速核算利润。',
      'Know how FOB, CFR and CIF prices are built up and converted, and work out the profit while you bargain.',
    ],
    forWhom: [
      '学过贸易术语的学生，以及需要独立报价的外贸业务员。',
      'Students who know Incoterms, and sales staff who prepare their own quotations.',
    ],
    able: [
      ['核算实际成本与换汇成本', 'Calculate net cost and cost per dollar earned'],
      ['含佣价与净价互相换算', 'Convert between net and commission prices'],
      ['用电子表格搭建报价模板', 'Build a price sheet'],
    ],
    assessment: ['一次测验，60% 及格。', 'One quiz, pass at 60%.'],
  }),
  keywords: both([
    '出口报价,成本核算,退税,换汇成本',
    'export price,costing,tax refund,exchange cost',
  ]),
  language: 'zh',
  major: both(['国际经济与贸易', 'International economics and trade']),
  direction: both(['进出口业务', 'Import and export']),
  difficulty: 'intermediate',
  fee: 0,
  teachers: ['teacher'],
  publishedDaysAgo: 18,
  semesters: [upcoming(['第一期', 'Session 1'], 8, 56)],
  chapters: [
    chapter(
      ['报价由什么组成', 'What makes a price'],
      ['成本、费用、利润三块怎样拆。', 'Cost, charges and profit, one by one.'],
      [
        courseFile(
          ['讲义：报价由什么组成', 'Notes: What makes a price'],
          'export-pricing/notes-01.pdf',
        ),
      ],
    ),
    chapter(
      ['退税与实际成本', 'Refund and net cost'],
      ['含税价、退税率与实际成本的关系。', 'Purchase price with VAT, refund rate and net cost.'],
      [
        courseFile(
          ['讲义：退税与实际成本', 'Notes: Refund and net cost'],
          'export-pricing/notes-02.pdf',
        ),
      ],
    ),
    chapter(
      ['运费与保险费', 'Freight and insurance'],
      [
        '整箱、拼箱怎么摊，保险费为什么按加成算。',
        'Spreading FCL and LCL freight, and why the premium is charged on the mark-up too.',
      ],
      [
        video(
          ['怎样选术语、写合同、报价格', 'Choosing, writing and pricing'],
          'incoterms-2020/06-choosing',
        ),
        courseFile(
          ['出口报价计算器', 'Export price calculator'],
          'incoterms-2020/export-price.xlsx',
        ),
        quiz(
          ['运保费测验', 'Quiz on freight and cover'],
          [...ids('freight', 1, 2, 15), ...ids('incoterms', 6, 9, 14), 'written-1'],
          { template: 'homework', closesInDays: 7, taken: 0.5 },
        ),
      ],
    ),
    chapter(
      ['佣金、折扣与汇率', 'Commission and rates'],
      [
        '含佣价公式，汇率波动留多少余地。',
        'The commission formula and a margin for exchange rates.',
      ],
      [
        courseFile(
          ['讲义：佣金、折扣与汇率', 'Notes: Commission and rates'],
          'export-pricing/notes-03.pdf',
        ),
      ],
    ),
    chapter(
      ['还价怎么算', 'Answering a counter-bid'],
      ['客户砍 5%，利润还剩多少。', 'The buyer cuts five per cent: what profit is left?'],
      [
        courseFile(
          ['讲义：还价怎么算', 'Notes: Answering a counter-bid'],
          'export-pricing/notes-04.pdf',
        ),
      ],
    ),
  ],
  reviews: [],
}

export const tradeDocuments: DemoCourse = {
  slug: 'trade-documents',
  kind: 'open',
  category: 'trade',
  cover: 'ledger',
  name: both(['外贸单证实务', 'Export documentation']),
  introduction: both([
    '单证是外贸人的手艺。本课按“发票—装箱单—托运单—提单—保险单—产地证—汇票”的顺序，一张一张讲清怎么做、怎么单单核对，直到整套单据没有不符点。',
    'Documents are the craft of the trade. From invoice and packing list to draft, learn how each one is made and how to check them against each other, until the set has no discrepancy.',
  ]),
  content: courseContent({
    goals: [
      '独立缮制全套出口单据，并按合同或信用证要求完成自审。',
      'Prepare a full set of export documents on your own and check it against the contract or credit.',
    ],
    forWhom: [
      '准备从事单证、跟单岗位的学生，以及外贸企业单证新人。',
      'Students heading for documentation or order processing, and newcomers to the job.',
    ],
    able: [
      ['缮制发票、装箱单、汇票等七种单据', 'Prepare seven documents, from invoice to draft'],
      ['核对单据之间的数据', 'Check data from one document to the next'],
      ['安排单据的时间顺序', 'Put document dates in order'],
    ],
    assessment: ['两次测验，60% 及格。', 'Two quizzes, pass at 60%.'],
  }),
  keywords: both([
    '外贸单证,发票,装箱单,提单,汇票',
    'documents,invoice,packing list,bill of lading,draft',
  ]),
  language: 'zh',
  major: both(['国际经济与贸易', 'International economics and trade']),
  direction: both(['单证操作', 'Documentation']),
  difficulty: 'intermediate',
  fee: 0,
  teachers: ['teacher', 'hanlimin'],
  publishedDaysAgo: 110,
  semesters: [
    running(['第二期', 'Session 2'], 105, 63, { enrolsInDays: [-110, -70] }),
    running(['第三期', 'Session 3'], 33, 84, { enrolsInDays: [-45, 20], weeksPerChapter: 2 }),
    upcoming(['第四期', 'Session 4'], 60, 84, { enrolsInDays: [-3, 90], weeksPerChapter: 2 }),
  ],
  chapters: [
    chapter(
      ['单据的逻辑', 'The logic of documents'],
      ['谁出具、给谁看、什么时候出。', 'Who issues them, who reads them, and when.'],
      [
        courseFile(
          ['讲义：单据的逻辑', 'Notes: The logic of documents'],
          'trade-documents/notes-01.pdf',
        ),
      ],
    ),
    chapter(
      ['发票与装箱单', 'Invoice and packing list'],
      ['描述、数量、唛头和毛净重。', 'Description, quantity, marks and weights.'],
      [
        courseFile(
          ['讲义：发票与装箱单', 'Notes: Invoice and packing list'],
          'trade-documents/notes-02.pdf',
        ),
      ],
    ),
    chapter(
      ['运输单据', 'Transport documents'],
      ['海运提单、海运单、空运单各怎么做。', 'Bill of lading, sea waybill and air waybill.'],
      [
        quiz(
          ['运输单据测验', 'Quiz on transport documents'],
          [...ids('freight', 3, 8, 10), ...ids('letters-of-credit', 2, 8)],
        ),
      ],
    ),
    chapter(
      ['保险单与产地证', 'Insurance and origin'],
      ['险别、金额、日期，以及产地证的种类。', 'Cover, amount, date and kinds of certificate.'],
      [
        courseFile(
          ['讲义：保险单与产地证', 'Notes: Insurance and origin'],
          'trade-documents/notes-03.pdf',
        ),
      ],
    ),
    chapter(
      ['汇票与全套自审', 'Draft and full check'],
      ['汇票要项、交单期限和自审清单。', 'The draft, time limits and the checklist.'],
      [
        quiz(
          ['全套单据测验', 'Quiz on the set'],
          [...ids('letters-of-credit', 5, 7, 9, 14, 15, 16), ...ids('settlement', 9)],
        ),
      ],
    ),
  ],
  reviews: [
    review('xupengfei', 4.5, '照着顺序做完整套单据那一刻很有成就感，核对清单细到标点。'),
    review('dengyalin', 4, '免费的课讲得这么细，值。'),
    review('fengqiaoyu', 5, '在单证岗实习，师傅说我像干过半年的。'),
    review('shiyongqiang', 3.5, '汇票那章例子太少，D/A 的汇票没有讲透。'),
  ],
}
