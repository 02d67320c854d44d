import { bank } from '#demo/build.ts'
import type { DemoQuestion } from '#demo/types.ts'

const q = bank('cross-border-e-commerce')

export const crossBorderQuestions: DemoQuestion[] = [
  q.single(
    1,
    1,
    [
      '跨境电商 B2B 出口海外仓对应的海关监管方式代码是？',
      'Which customs supervision code covers B2B exports to an overseas warehouse?',
    ],
    [
      ['9610', '9610'],
      ['9710', '9710'],
      ['9810', '9810'],
      ['1210', '1210'],
    ],
    2,
    [
      '海关总署公告 2020 年第 75 号：9710 为跨境电商 B2B 直接出口，9810 为跨境电商出口海外仓。',
      'Customs notice No. 75 of 2020: 9710 is direct B2B export, 9810 export to an overseas warehouse.',
    ],
  ),
  q.single(
    2,
    1,
    [
      '跨境电商零售进口商品的个人年度交易限值是多少？',
      'What is the yearly limit per person for cross-border e-commerce retail imports into China?',
    ],
    [
      ['人民币 20,000 元', 'CNY 20,000'],
      ['人民币 26,000 元', 'CNY 26,000'],
      ['人民币 30,000 元', 'CNY 30,000'],
      ['没有限值', 'There is none'],
    ],
    1,
    [
      '财关税〔2018〕49 号：自 2019 年 1 月 1 日起，单次交易限值 5,000 元，年度交易限值 26,000 元。',
      'Notice Caiguanshui [2018] No. 49: since 1 January 2019 the limits are CNY 5,000 a transaction and CNY 26,000 a year.',
    ],
  ),
  q.single(
    3,
    2,
    [
      '限值以内的跨境电商零售进口商品，关税和进口环节增值税如何征收？',
      'How are duty and import VAT charged on retail imports within the limits?',
    ],
    [
      ['关税 0%，增值税全部免征', 'No duty, no VAT'],
      ['关税和增值税均按一般贸易征收', 'Both as in general trade'],
      ['关税减半，增值税减半', 'Half the duty, half the VAT'],
      [
        '关税税率暂设为 0%，增值税按应纳税额的 70% 征收',
        'Duty provisionally 0%, VAT at 70% of the tax due',
      ],
    ],
    3,
    [
      '财关税〔2016〕18 号第三条：限值以内关税税率暂设为 0%，进口环节增值税、消费税暂按法定应纳税额的 70% 征收。',
      'Notice Caiguanshui [2016] No. 18, item 3: duty is provisionally 0 per cent, VAT and consumption tax 70 per cent of the statutory amount.',
    ],
  ),
  q.single(
    4,
    2,
    [
      '“网购保税进口”在海关特殊监管区域内开展，使用的监管方式代码是？',
      'Bonded online-shopping imports through special customs areas use which supervision code?',
    ],
    [
      ['1210', '1210'],
      ['9610', '9610'],
      ['9710', '9710'],
      ['0110', '0110'],
    ],
    0,
    [
      '海关总署公告 2014 年第 57 号增列 1210“保税跨境贸易电子商务”：商品先批量入区保税，售出后再按清单放行。',
      'Customs notice No. 57 of 2014 added 1210, bonded cross-border e-commerce: goods enter in bulk under bond and are released order by order.',
    ],
  ),
  q.single(
    5,
    2,
    [
      '某款商品日均销量 40 件，补货周期 30 天，安全库存 200 件。再订货点是多少？',
      'An article sells 40 a day, replenishment takes 30 days and the safety stock is 200. What is the reorder point?',
    ],
    [
      ['1,000 件', '1,000'],
      ['1,200 件', '1,200'],
      ['1,400 件', '1,400'],
      ['1,600 件', '1,600'],
    ],
    2,
    [
      '再订货点＝日均销量 × 补货周期＋安全库存＝40 × 30 ＋ 200 ＝ 1,400 件（库存管理的再订货点公式）。',
      'Reorder point = daily sales × lead time + safety stock = 40 × 30 + 200 = 1,400, the standard reorder-point formula.',
    ],
  ),
  q.single(
    6,
    3,
    [
      '欧盟进口一站式（IOSS）适用于内在价值不超过多少的进口远程销售货物？',
      'The EU Import One-Stop Shop (IOSS) is for distance sales of imported goods in consignments of an intrinsic value up to what?',
    ],
    [
      ['22 欧元', 'EUR 22'],
      ['150 欧元', 'EUR 150'],
      ['500 欧元', 'EUR 500'],
      ['1,000 欧元', 'EUR 1,000'],
    ],
    1,
    [
      '欧盟增值税指令 2006/112/EC 第 369l 条：IOSS 适用于内在价值不超过 150 欧元、非消费税应税的货物；该制度自 2021 年 7 月 1 日起实施。',
      'VAT Directive 2006/112/EC, article 369l: IOSS covers consignments of an intrinsic value not exceeding EUR 150, excise goods apart; it has applied since 1 July 2021.',
    ],
  ),
  q.multiple(
    7,
    1,
    [
      '跨境电商零售进口通关时，通常要求传输哪“三单”电子信息？',
      'Which three sets of data are matched when retail imports are cleared?',
    ],
    [
      ['交易（订单）', 'Order'],
      ['支付', 'Payment'],
      ['物流', 'Logistics'],
      ['质检报告', 'Inspection report'],
    ],
    [0, 1, 2],
    [
      '海关总署公告 2018 年第 194 号：跨境电商平台企业、支付企业、物流企业分别传输交易、支付、物流等电子信息，与清单比对。',
      'Customs notice No. 194 of 2018: platform, payment and logistics firms send order, payment and logistics data, which are checked against the clearance list.',
    ],
  ),
  q.multiple(
    8,
    2,
    [
      '下列哪些监管方式可用于跨境电商出口？',
      'Which supervision codes can be used for cross-border e-commerce exports?',
    ],
    [
      ['9610', '9610'],
      ['9710', '9710'],
      ['0214', '0214'],
      ['9810', '9810'],
    ],
    [0, 1, 3],
    [
      '9610 见公告 2014 年第 12 号，9710 和 9810 见公告 2020 年第 75 号；0214 是来料加工，不属于跨境电商方式。',
      '9610 comes from notice No. 12 of 2014, 9710 and 9810 from No. 75 of 2020; 0214 is processing with supplied materials.',
    ],
  ),
  q.multiple(
    9,
    3,
    [
      '向欧盟消费者销售玩具，哪些要求属于现行合规义务？',
      'Which are duties for toys sold to consumers in the EU?',
    ],
    [
      [
        '在有要求的成员国履行包装的生产者责任',
        'Producer responsibility for packaging where a member state asks for it',
      ],
      [
        '在欧盟境内有负责合规的经济经营者',
        'An economic operator responsible for compliance established in the EU',
      ],
      ['加贴 CE 标志', 'CE marking'],
      ['取得美国 FCC 认证', 'FCC certification of the United States'],
    ],
    [0, 1, 2],
    [
      '依据欧盟玩具安全法规（CE）、条例（EU）2019/1020 第 4 条（境内经济经营者）和包装废弃物法规（如德国 LUCID 登记）。FCC 是美国的要求。',
      'See the EU toy safety law (CE), Regulation (EU) 2019/1020 article 4 (operator in the EU) and the packaging waste law, such as LUCID in Germany. FCC is an American rule.',
    ],
  ),
  q.trueFalse(
    10,
    1,
    [
      '已购买的跨境电商零售进口商品，可以进入国内市场再次销售。',
      'Goods bought as cross-border retail imports may be sold again on the domestic market.',
    ],
    false,
    [
      '商财发〔2018〕486 号：已购买的跨境电商零售进口商品属于消费者个人使用的最终商品，不得进入国内市场再次销售。',
      'Notice Shangcaifa [2018] No. 486: such goods are for the consumer’s own use and must not be resold.',
    ],
  ),
  q.trueFalse(
    11,
    2,
    [
      '9610 模式下，综合试验区内的零售出口可以采用“清单核放、汇总统计”方式。',
      'Under 9610, retail exports through comprehensive pilot zones may use “release by list, summary statistics”.',
    ],
    true,
    [
      '海关总署公告 2018 年第 194 号：符合条件的综试区零售出口可“清单核放、汇总统计”，其他采用“清单核放、汇总申报”。',
      'Customs notice No. 194 of 2018: eligible retail exports in pilot zones use summary statistics; others use summary declarations.',
    ],
  ),
  q.trueFalse(
    12,
    2,
    [
      '货物以 9810 方式出口到海外仓，出口时必须已经有确定的境外最终买家。',
      'Goods exported under 9810 must already have a final foreign buyer at the time of export.',
    ],
    false,
    [
      '公告 2020 年第 75 号：9810 是先出口送达海外仓，再通过跨境电商平台实现交易并从海外仓送达购买者。',
      'Notice No. 75 of 2020: under 9810 goods first go to the overseas warehouse, then are sold on a platform and delivered from there.',
    ],
  ),
  q.fillIn(
    13,
    2,
    [
      '某限值内商品增值税税率 13%，不征消费税，跨境电商零售进口综合税率为____%。',
      'Goods within the limits bear VAT at 13% and no consumption tax. The composite rate for retail imports is ____%.',
    ],
    [['9.1', '9.10', '9.1%']],
    [
      '关税 0%，增值税按 70% 征收：13% × 70% ＝ 9.1%（财关税〔2016〕18 号）。',
      'No duty and 70 per cent of the VAT: 13% × 70% = 9.1% (Caiguanshui [2016] No. 18).',
    ],
  ),
  q.fillIn(
    14,
    1,
    [
      '跨境电商零售进口的单次交易限值是人民币____元。',
      'The limit for a single retail import transaction is CNY ____.',
    ],
    [['5000', '5,000', '五千', '伍仟']],
    [
      '财关税〔2018〕49 号将单次交易限值由 2,000 元提高到 5,000 元。',
      'Caiguanshui [2018] No. 49 raised the limit a transaction from CNY 2,000 to CNY 5,000.',
    ],
  ),
]
