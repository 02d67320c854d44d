import { both, chapter, courseContent, courseFile, ids, quiz, review, video } from '#demo/build.ts'
import type { DemoCourse } from '#demo/types.ts'

export const platformOperations: DemoCourse = {
  slug: 'platform-operations',
  kind: 'premium',
  category: 'e-commerce',
  cover: 'laptop',
  name: both(['跨境店铺运营：从选品到盈利', 'Running a cross-border store']),
  introduction: both([
    '选品靠数据，不靠感觉；广告看利润，不看点击。本课以一家家居用品店铺为例，讲清选品、上架、广告、客服和利润表，附可以填入自己数字的核算表，适合想把店铺做长久的人。',
    'Choose products by data and judge advertising by profit. Using a home goods store as the example: selection, listings, advertising, customer service and the profit and loss sheet, for sellers who want a store that lasts.',
  ]),
  content: courseContent({
    goals: [
      '建立数据驱动的店铺运营方法，能够独立完成一个新品的上架与推广。',
      'Run a store by data, and list and promote a new product on your own.',
    ],
    forWhom: [
      '跨境电商专业学生、店铺运营助理与初创卖家。',
      'Students of e-commerce, store assistants and new sellers.',
    ],
    able: [
      ['用市场容量和竞争度筛选商品', 'Screen products by market size and competition'],
      ['写出合规且有吸引力的英文商品页', 'Write a listing that complies and sells'],
      ['制订广告预算并计算盈亏平衡', 'Set an advertising budget and find the break-even point'],
      ['读懂店铺利润表', 'Read a store’s profit and loss sheet'],
    ],
    assessment: [
      '两次测验，60% 及格。第一章可免费试学。',
      'Two quizzes, pass at 60%. The first chapter is a free trial.',
    ],
  }),
  keywords: both([
    '店铺运营,选品,广告,利润',
    'store operation,product selection,advertising,profit',
  ]),
  language: 'zh',
  major: both(['跨境电子商务', 'Cross-border e-commerce']),
  direction: both(['店铺运营', 'Store operation']),
  difficulty: 'intermediate',
  fee: 100,
  teachers: ['suyun'],
  publishedDaysAgo: 120,
  chapters: [
    chapter(
      ['选品：先看数据', 'Selection: data first'],
      ['市场容量、竞争度、毛利与合规门槛。', 'Market size, competition, margin and compliance.'],
      [
        courseFile(
          ['讲义：选品：先看数据', 'Notes: Selection: data first'],
          'platform-operations/notes-01.pdf',
        ),
        quiz(
          ['选品与合规测验', 'Quiz on selection'],
          [...ids('cross-border-e-commerce', 6, 9, 10), ...ids('freight', 1, 14)],
        ),
      ],
    ),
    chapter(
      ['商品页与图片', 'Listing and pictures'],
      ['标题、要点、图片和评价管理。', 'Title, bullets, pictures and reviews.'],
      [
        courseFile(
          ['讲义：商品页与图片', 'Notes: Listing and pictures'],
          'platform-operations/notes-02.pdf',
        ),
      ],
    ),
    chapter(
      ['广告与流量', 'Advertising and traffic'],
      ['关键词、出价与盈亏平衡点。', 'Keywords, bids and break-even.'],
      [
        video(
          ['广告花多少才不亏', 'Advertising without a loss'],
          'platform-operations/01-break-even-advertising',
        ),
        courseFile(
          ['讲义：广告与流量', 'Notes: Advertising and traffic'],
          'platform-operations/notes-03.pdf',
        ),
      ],
    ),
    chapter(
      ['库存与物流', 'Stock and logistics'],
      ['发货模式、补货点和旺季计划。', 'Fulfilment, reorder point and the peak.'],
      [
        video(
          ['海外仓补货', 'Replenishing the warehouse'],
          'cross-border-logistics/03-warehouse-stock',
        ),
        courseFile(
          ['单件落地成本与补货点', 'Landed cost and reorder point'],
          'cross-border-logistics/landed-cost.xlsx',
        ),
        quiz(['物流测验', 'Quiz on logistics'], ids('cross-border-e-commerce', 1, 5, 7, 8, 12)),
      ],
    ),
    chapter(
      ['客服与退货', 'Service and returns'],
      ['差评处理、退货成本与售后话术。', 'Bad reviews, the cost of returns and what to write.'],
      [
        courseFile(
          ['讲义：客服与退货', 'Notes: Service and returns'],
          'platform-operations/notes-04.pdf',
        ),
      ],
    ),
    chapter(
      ['利润复盘', 'Profit in review'],
      ['利润表逐行解读。', 'The profit and loss sheet, line by line.'],
      [
        courseFile(
          ['讲义：利润复盘', 'Notes: Profit in review'],
          'platform-operations/notes-05.pdf',
        ),
        courseFile(['新品推广核算表', 'Launch sheet'], 'platform-operations/launch-sheet.xlsx'),
      ],
    ),
  ],
  reviews: [
    review('zhouyuting', 4.5, '利润表那章最值钱，老师连亏损的两个月都摆出来讲。'),
    review('caojiahao', 5, '按选品表筛掉了一款差点下单的产品，后来那个类目果然被要求补合规文件。'),
    review('xupengfei', 4, '广告部分案例是家居类，其他类目要自己变通。'),
    review('shenmohan', 4.5, '商品页修改前后对比很直观。'),
    review('chensiyuan', 2.5, '期待有更多平台后台演示，现在偏讲方法。'),
  ],
}

export const bondedImport: DemoCourse = {
  slug: 'bonded-import',
  kind: 'premium',
  category: 'e-commerce',
  cover: 'parcel',
  name: both(['跨境进口与保税备货（1210）', 'Bonded imports under code 1210']),
  introduction: both([
    '一罐奶粉怎样从荷兰进到保税仓，再在三天内送到你家？本课讲清跨境零售进口的清单、限值、综合税、三单比对和账册管理，适合进口电商与关务从业者。',
    'How does a tin of milk powder come from the Netherlands to a bonded warehouse and reach your door in three days? The list, limits, composite tax, matching of data and ledgers, made clear.',
  ]),
  content: courseContent({
    goals: [
      '理解跨境电商零售进口政策，掌握 1210 与 9610 进口流程和税款计算。',
      'Understand retail import policy, how 1210 and 9610 work, and the taxes.',
    ],
    forWhom: [
      '进口电商运营、关务专员和跨境电商专业学生。',
      'Staff of import platforms, companies’ customs staff and students of e-commerce.',
    ],
    able: [
      ['判断商品能否以零售进口方式申报', 'Judge whether goods qualify'],
      ['计算综合税与限值余额', 'Calculate the composite tax and what is left of the limit'],
      ['管理保税账册与盘点差异', 'Keep bonded ledgers and reconcile differences'],
    ],
    assessment: ['一次测验，60% 及格。', 'One quiz, pass at 60%.'],
  }),
  keywords: both([
    '1210,保税进口,综合税,正面清单',
    '1210,bonded import,composite tax,positive list',
  ]),
  language: 'zh',
  major: both(['跨境电子商务', 'Cross-border e-commerce']),
  direction: both(['跨境进口', 'Cross-border imports']),
  difficulty: 'beginner',
  fee: 0,
  teachers: ['suyun', 'zhouwenbin'],
  publishedDaysAgo: 64,
  chapters: [
    chapter(
      ['两种进口模式', 'Two models'],
      ['直购进口与网购保税进口的差别。', 'Direct purchase and bonded stock.'],
      [
        video(
          ['四个监管代码，四条路', 'Four codes, four roads'],
          'cross-border-logistics/01-four-codes',
        ),
        courseFile(
          ['四种监管方式对照', 'Four codes compared'],
          'cross-border-logistics/codes-compared.pdf',
        ),
      ],
    ),
    chapter(
      ['清单与限值', 'List and limits'],
      ['正面清单、单次与年度限值。', 'The positive list and the limits.'],
      [courseFile(['讲义：清单与限值', 'Notes: List and limits'], 'bonded-import/notes-01.pdf')],
    ),
    chapter(
      ['三单比对与放行', 'Matching and release'],
      ['订单、支付、物流数据如何比对。', 'How order, payment and logistics data match.'],
      [
        courseFile(
          ['讲义：三单比对与放行', 'Notes: Matching and release'],
          'bonded-import/notes-02.pdf',
        ),
      ],
    ),
    chapter(
      ['综合税与退货', 'Composite tax and returns'],
      ['税款计算、超限处理与退货。', 'Tax, going over the limit, and returns.'],
      [
        quiz(
          ['进口测验', 'Quiz on imports'],
          ids('cross-border-e-commerce', 2, 3, 4, 7, 10, 13, 14),
        ),
      ],
    ),
  ],
  reviews: [
    review('pengyouran', 4.5, '9.1% 怎么来的，一分钟就讲明白了。'),
    review('yechangqing', 4, '账册盘点部分很实用，适合保税仓的同事。'),
    review('fanxiaoou', 5, '政策文号都给全了，写论文直接引用。'),
  ],
}
