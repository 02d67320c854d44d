import { notes } from '#demo/build.ts'
import type { DemoCourseware } from '#demo/media-types.ts'

/** Lecture notes, one page a chapter. */
export const platformOperationsNotes: DemoCourseware[] = [
  notes(
    'platform-operations/notes-01.pdf',
    ['选品：先看数据', 'Selection: data first'],
    [
      [
        '看三个数：月搜索量、前十名销量占比、平均售价',
        'Three figures: monthly searches, share of the top ten, average price',
      ],
      [
        '毛利率目标先定 30% 以上，再倒推采购价',
        'Aim at a margin above 30% and work back to the purchase price',
      ],
      [
        '查认证、专利和平台禁限售名单',
        'Check certificates, patents and the platform’s restricted list',
      ],
      [
        '先小批量试卖，退货率高的不补货',
        'Try a small batch first; do not restock a product with many returns',
      ],
    ],
    ['为一款台灯做一页选品表。', 'Draw up a selection sheet for a lamp.'],
  ),
  notes(
    'platform-operations/notes-02.pdf',
    ['商品页与图片', 'Listing and pictures'],
    [
      [
        '标题：品牌、核心词、规格、用途，不堆砌',
        'Title: brand, key term, specification, use; no stuffing',
      ],
      ['主图白底，商品占画面 85% 左右', 'Main picture on white, the goods filling about 85%'],
      ['五点描述先写买家的好处，再写参数', 'Bullets give the benefit first, then the figures'],
      ['不写绝对化和医疗效果的话', 'No superlatives and no medical claims'],
      ['不用返现换好评', 'Never pay for reviews'],
    ],
    ['把一条卖点改写成“好处加参数”。', 'Rewrite one bullet as benefit plus figure.'],
  ),
  notes(
    'platform-operations/notes-03.pdf',
    ['广告与流量', 'Advertising and traffic'],
    [
      ['广告占比等于广告花费除以销售额', 'Advertising share is spending over sales'],
      ['盈亏平衡的广告占比等于广告前毛利率', 'It breaks even at the margin before advertising'],
      [
        '最高点击出价等于单件毛利乘以转化率',
        'The highest bid is margin per piece times conversion',
      ],
      ['每周看一次搜索词报告，加否定词', 'Read the search report weekly and exclude words'],
    ],
    [
      '毛利 8 美元，转化率 5%，最高出价多少？答：0.4 美元。',
      'Margin 8 dollars, conversion 5%: the highest bid? Answer: 0.40.',
    ],
  ),
  notes(
    'platform-operations/notes-04.pdf',
    ['客服与退货', 'Service and returns'],
    [
      ['24 小时内回复，先道歉，再给方案', 'Answer within 24 hours: apology, then a solution'],
      [
        '退货成本包括退款、运费、处理费和货损',
        'A return costs refund, freight, handling and damage',
      ],
      ['按原因统计退货，前两个原因优先改', 'Count returns by reason and fix the two most frequent'],
      [
        '差评公开回复，不争辩，说明已经怎么改',
        'Answer bad reviews in public, without arguing, with what has changed',
      ],
    ],
    [
      '给“颜色与图片不符”的差评写一段回复。',
      'Answer a review that says the colour differs from the picture.',
    ],
  ),
  notes(
    'platform-operations/notes-05.pdf',
    ['利润复盘', 'Profit in review'],
    [
      [
        '收入减退款，再减货、运、佣、广告、仓储',
        'Income less refunds, goods, freight, fees, advertising and storage',
      ],
      ['按单品看利润，不看总额', 'Look at profit by product, not in total'],
      ['汇兑损益和退税单列', 'Show exchange differences and tax refunds apart'],
      ['库存周转天数超过 90 天的要清货', 'Clear stock that takes more than 90 days to sell'],
    ],
    [
      '做一张单品利润表，找出亏损的一款。',
      'Make a profit sheet by product and find the one that loses money.',
    ],
  ),
]
