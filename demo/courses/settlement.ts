import {
  both,
  chapter,
  courseContent,
  courseFile,
  ids,
  quiz,
  review,
  running,
  video,
} from '#demo/build.ts'
import type { DemoCourse } from '#demo/types.ts'

export const exportFinance: DemoCourse = {
  slug: 'export-finance',
  kind: 'premium',
  category: 'settlement',
  cover: 'chart',
  name: both(['出口融资与信用保险', 'Export finance and credit insurance']),
  introduction: both([
    '客户要九十天账期，接还是不接？本课讲清打包贷款、出口押汇、保理、福费廷和出口信用保险的成本与风险，帮你用别人的钱做自己的生意，又不把风险背在身上。',
    'The buyer asks for ninety days: yes or no? Packing loans, bill purchase, factoring, forfaiting and credit insurance: what they cost, what they cover, and how to give credit without carrying the risk.',
  ]),
  content: courseContent({
    goals: [
      '比较主要出口融资工具的成本、追索权与适用场景，能够为一笔赊销订单设计融资方案。',
      'Compare the main tools by cost, recourse and use, and plan the finance of an open-account order.',
    ],
    forWhom: [
      '外贸企业财务与业务骨干、国际金融方向学生。',
      'Finance and sales staff of exporters, and students of international finance.',
    ],
    able: [
      ['计算不同融资方式的年化成本', 'Calculate the annual cost of each tool'],
      ['读懂保理与福费廷报价', 'Understand factoring and forfaiting offers'],
      ['办理出口信用保险限额与索赔', 'Handle credit insurance limits and claims'],
    ],
    assessment: [
      '一次测验，60% 及格。第一章可免费试学。',
      'One quiz, pass at 60%. The first chapter is a free trial.',
    ],
  }),
  keywords: both([
    '出口押汇,保理,福费廷,信用保险',
    'bill purchase,factoring,forfaiting,credit insurance',
  ]),
  language: 'zh',
  major: both(['国际金融', 'International finance']),
  direction: both(['贸易融资', 'Trade finance']),
  difficulty: 'advanced',
  fee: 80,
  teachers: ['hanlimin'],
  publishedDaysAgo: 52,
  chapters: [
    chapter(
      ['账期与现金流', 'Credit and cash flow'],
      ['九十天账期真正的成本是多少。', 'What ninety days really cost.'],
      [
        video(['九十天账期值多少钱', 'What ninety days cost'], 'export-finance/01-cost-of-credit'),
        courseFile(
          ['讲义：账期与现金流', 'Notes: Credit and cash flow'],
          'export-finance/notes-01.pdf',
        ),
      ],
    ),
    chapter(
      ['装运前融资', 'Before shipment'],
      ['打包贷款与订单融资。', 'Packing loans and order finance.'],
      [courseFile(['讲义：装运前融资', 'Notes: Before shipment'], 'export-finance/notes-02.pdf')],
    ),
    chapter(
      ['装运后融资', 'After shipment'],
      ['押汇、贴现、保理与福费廷。', 'Bill purchase, discounting, factoring and forfaiting.'],
      [
        courseFile(['讲义：装运后融资', 'Notes: After shipment'], 'export-finance/notes-03.pdf'),
        courseFile(
          ['融资成本比较表', 'What each kind of finance costs'],
          'export-finance/finance-cost.xlsx',
        ),
      ],
    ),
    chapter(
      ['信用保险', 'Credit insurance'],
      ['商业风险、政治风险与限额管理。', 'Commercial and political risk, and limits.'],
      [courseFile(['讲义：信用保险', 'Notes: Credit insurance'], 'export-finance/notes-04.pdf')],
    ),
    chapter(
      ['方案设计', 'Designing a plan'],
      ['一步一步为订单选融资方式。', 'Choosing finance for an order, step by step.'],
      [
        courseFile(['讲义：方案设计', 'Notes: Designing a plan'], 'export-finance/notes-05.pdf'),
        quiz(
          ['融资测验', 'Quiz on finance'],
          [...ids('settlement', 1, 4, 5, 6, 8), ...ids('letters-of-credit', 11)],
        ),
      ],
    ),
  ],
  reviews: [
    review('gaomengyao', 4.5, '年化成本对比表一出来，老板当场决定换融资方式。'),
    review('zengzhiming', 4, '福费廷讲得清楚，保理部分希望再多一个国内案例。'),
    review('lutianyi', 5, '信用保险索赔时间线太有用了，以前总怕错过可能损失通知的期限。'),
  ],
}

export const exchangeRisk: DemoCourse = {
  slug: 'exchange-risk',
  kind: 'open',
  category: 'settlement',
  cover: 'scales',
  name: both(['外汇风险与避险工具', 'Exchange risk and hedging']),
  introduction: both([
    '签约时 7.2，收款时 7.0，利润就这样没了。本课用外贸企业听得懂的语言讲即期、远期、掉期和期权，教你读懂银行报价、测算敞口、选择工具，不赌汇率，只锁利润。',
    'Signed at 7.2, paid at 7.0, and the profit is gone. Spot, forwards, swaps and options in plain words: read a bank’s quotation, measure your exposure and choose the tool. Don’t bet on rates; lock in the profit.',
  ]),
  content: courseContent({
    goals: [
      '识别外汇敞口，理解主要避险工具的原理与成本，能够制订简单的套期保值方案。',
      'Identify exposure, understand the tools and their cost, and plan a simple hedge.',
    ],
    forWhom: [
      '外贸企业财务人员、业务经理和金融、外贸专业学生。',
      'Finance staff, sales managers and students of finance and trade.',
    ],
    able: [
      ['读懂双向报价并计算结汇金额', 'Read a two-way quotation'],
      ['计算远期汇率与套保成本', 'Calculate forward rates and the cost of hedging'],
      ['在合同里写汇率条款', 'Write an exchange clause'],
    ],
    assessment: ['一次测验，60% 及格。', 'One quiz, pass at 60%.'],
  }),
  keywords: both(['外汇,远期,套期保值,结汇', 'foreign exchange,forward,hedging,settlement']),
  language: 'zh',
  major: both(['国际金融', 'International finance']),
  direction: both(['外汇管理', 'Exchange management']),
  difficulty: 'intermediate',
  fee: 0,
  teachers: ['hanlimin'],
  publishedDaysAgo: 78,
  semesters: [running(['第三期', 'Session 3'], 20, 70)],
  chapters: [
    chapter(
      ['汇率怎么报', 'How rates are quoted'],
      ['直接标价、买入价与卖出价。', 'Direct quotation, bid and offer rates.'],
      [
        courseFile(
          ['讲义：汇率怎么报', 'Notes: How rates are quoted'],
          'exchange-risk/notes-01.pdf',
        ),
      ],
    ),
    chapter(
      ['敞口在哪里', 'Finding the exposure'],
      ['合同、应收和报价三个阶段的风险。', 'Risk in quotations, contracts and receivables.'],
      [
        courseFile(
          ['讲义：敞口在哪里', 'Notes: Finding the exposure'],
          'exchange-risk/notes-02.pdf',
        ),
      ],
    ),
    chapter(
      ['远期与掉期', 'Forwards and swaps'],
      ['锁定汇率的原理与展期。', 'Locking a rate, and rolling it over.'],
      [courseFile(['讲义：远期与掉期', 'Notes: Forwards and swaps'], 'exchange-risk/notes-03.pdf')],
    ),
    chapter(
      ['期权与方案', 'Options and plans'],
      ['付一笔费用，买一个选择。', 'Pay a premium, buy a choice.'],
      [quiz(['外汇测验', 'Quiz on exchange'], ids('settlement', 2, 3, 4, 7, 8))],
    ),
  ],
  reviews: [
    review('hujunjie', 4.5, '第一次搞懂买入价是银行买、不是我买。'),
    review('songzimo', 4, '期权讲得浅，作为入门足够。'),
    review('ouyangjing', 5, '老师反复说“不赌汇率”，这句话值回听课时间。'),
    review('qiuzhenyu', 4, 'Practical, with numbers on every page.'),
  ],
}

export const remittanceAndCollection: DemoCourse = {
  slug: 'remittance-and-collection',
  kind: 'open',
  category: 'settlement',
  cover: 'ledger',
  name: both(['汇款与托收：账期业务的底线', 'Remittance and collection']),
  introduction: both([
    '八成以上的外贸货款不走信用证。本课聚焦 T/T、D/P、D/A 和赊销，依据 URC 522 讲清托收流程与各方责任，并总结催款、放单和控货的底线。',
    'Most export payments are made without a letter of credit. This course covers T/T, D/P, D/A and open account, the roles under URC 522, and how to keep control of the goods until you are paid.',
  ]),
  content: courseContent({
    goals: [
      '掌握汇款与托收的流程、风险与单据要求，能够选择与客户信用相配的付款方式。',
      'Know the steps, risks and documents of remittance and collection, and match the payment term to the buyer.',
    ],
    forWhom: [
      '外贸业务员、财务人员与相关专业学生。',
      'Export sales staff, finance staff and students.',
    ],
    able: [
      ['设计定金与尾款比例', 'Agree on deposit and balance'],
      ['填制托收申请书', 'Fill in a collection order'],
      ['处理拒付与货物滞港', 'Deal with refusal and goods stuck in port'],
    ],
    assessment: ['一次测验，60% 及格。', 'One quiz, pass at 60%.'],
  }),
  keywords: both(['T/T,托收,URC 522,D/P,D/A', 'T/T,collection,URC 522,D/P,D/A']),
  language: 'zh',
  major: both(['国际经济与贸易', 'International economics and trade']),
  direction: both(['国际结算', 'International settlement']),
  difficulty: 'beginner',
  fee: 0,
  teachers: ['hanlimin', 'teacher'],
  publishedDaysAgo: 220,
  semesters: [running(['第二期', 'Session 2'], 200, 120)],
  chapters: [
    chapter(
      ['钱怎样跨境', 'How money crosses borders'],
      ['代理行、SWIFT 与到账时间。', 'Correspondents, SWIFT and timing.'],
      [
        courseFile(
          ['讲义：钱怎样跨境', 'Notes: How money crosses borders'],
          'remittance-and-collection/notes-01.pdf',
        ),
      ],
    ),
    chapter(
      ['电汇与定金', 'T/T and deposits'],
      ['三七开还是五五开。', 'Thirty–seventy or fifty–fifty.'],
      [
        courseFile(
          ['讲义：电汇与定金', 'Notes: T/T and deposits'],
          'remittance-and-collection/notes-02.pdf',
        ),
      ],
    ),
    chapter(
      ['托收流程', 'Collections'],
      ['付款交单、承兑交单与 URC 522。', 'D/P, D/A and URC 522.'],
      [quiz(['托收测验', 'Quiz on collections'], ids('settlement', 1, 3, 5, 7, 9))],
    ),
    chapter(
      ['控货与催款', 'Keeping control of the goods'],
      ['提单还在手里时该做什么。', 'What to do while you still hold the bill of lading.'],
      [
        courseFile(
          ['讲义：控货与催款', 'Notes: Keeping control of the goods'],
          'remittance-and-collection/notes-03.pdf',
        ),
      ],
    ),
  ],
  reviews: [
    review('machengyu', 4.5, '底线背下来，客户怎么说都不慌。'),
    review('luoweidong', 4, '托收那章和银行流程完全一致。'),
    review('jiangruolan', 5, '上学期学完的，结课后还常回来翻。'),
    review('weiguodong', 3.5, '课程好，就是希望再多一次测验。'),
  ],
}
