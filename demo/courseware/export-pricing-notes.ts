import { notes } from '#demo/build.ts'
import type { DemoCourseware } from '#demo/media-types.ts'

/** Lecture notes, one page a chapter. */
export const exportPricingNotes: DemoCourseware[] = [
  notes(
    'export-pricing/notes-01.pdf',
    ['报价由什么组成', 'What makes a price'],
    [
      ['报价等于成本加费用加利润', 'A price is cost plus charges plus profit'],
      [
        '国内费用有包装、内陆运输、仓储、报关、银行费用和资金利息',
        'Domestic charges: packing, inland carriage, storage, clearance, bank fees and interest',
      ],
      [
        '国外费用有海运费、保险费和佣金',
        'Foreign charges: ocean freight, insurance and commission',
      ],
      [
        '利润按成交价计提还是按成本计提，结果不同',
        'Profit taken on the price and profit taken on cost differ',
      ],
    ],
    [
      '成本 85 元，利润按成交价的 15% 计，报价是多少？答：100 元。',
      'Cost 85, profit 15% of the price: what is the price? Answer: 100.',
    ],
  ),
  notes(
    'export-pricing/notes-02.pdf',
    ['退税与实际成本', 'Refund and net cost'],
    [
      [
        '采购价含 13% 增值税时，不含税价等于采购价除以 1.13',
        'With 13% VAT the net price is the purchase price over 1.13',
      ],
      ['退税额等于不含税价乘以退税率', 'The refund is the net price times the refund rate'],
      ['实际成本等于采购价减退税额', 'Net cost is the purchase price less the refund'],
      [
        '换汇成本等于出口总成本人民币除以出口外汇净收入',
        'Cost per dollar is total export cost in yuan over net export dollars',
      ],
    ],
    [
      '采购价 113 元，退税率 13%，实际成本是多少？答：100 元。',
      'Purchase price 113, refund 13%: what is the net cost? Answer: 100.',
    ],
  ),
  notes(
    'export-pricing/notes-03.pdf',
    ['佣金、折扣与汇率', 'Commission and rates'],
    [
      [
        '含佣价等于净价除以（1 减佣金率）',
        'Price with commission is the net price over (1 − rate)',
      ],
      ['净价 95，佣金 5%，含佣价是 100，不是 99.75', 'Net 95 with 5% gives 100, not 99.75'],
      [
        '折扣直接从原价减去，并写在发票上',
        'A discount is taken off the price and shown on the invoice',
      ],
      [
        '报价用的汇率比当天低一点，给波动留余地',
        'Quote at a rate a little below today’s, as a margin for movement',
      ],
    ],
    [
      '净价 1,940 美元，佣金 3%，含佣价是多少？答：2,000 美元。',
      'Net 1,940 dollars, commission 3%: what is the price? Answer: 2,000.',
    ],
  ),
  notes(
    'export-pricing/notes-04.pdf',
    ['还价怎么算', 'Answering a counter-bid'],
    [
      [
        '先算客户还价以后还剩多少利润，再决定回应',
        'Before you answer a counter-bid, work out the profit it leaves',
      ],
      [
        '毛利率 15% 的货降价 5%，利润减少三分之一',
        'At a margin of 15%, a cut of 5% takes a third of the profit',
      ],
      ['可以用数量、付款方式或者包装换价格', 'Trade price against quantity, payment or packing'],
      ['把底价算好写下来，谈的时候不临时改', 'Write the floor price down and keep to it'],
    ],
    [
      '报价 10 美元、成本 8.5 美元，降到 9.5 美元，利润少了多少？',
      'Quoted 10, cost 8.5, cut to 9.5: how much of the profit is gone?',
    ],
  ),
]
