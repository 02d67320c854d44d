import { notes } from '#demo/build.ts'
import type { DemoCourseware } from '#demo/media-types.ts'

/** Lecture notes, one page a chapter. */
export const tradeFoundationsNotes: DemoCourseware[] = [
  notes(
    'trade-foundations/notes-01.pdf',
    ['找客户与报价', 'Finding buyers, quoting'],
    [
      [
        '展会、平台、海关数据和老客户介绍，是四条常用渠道',
        'Fairs, platforms, customs data and referrals are the four usual ways to buyers',
      ],
      [
        '第一封信写清三件事：你是谁、能做什么、对方得到什么',
        'A first e-mail says who you are, what you make and what the buyer gains',
      ],
      [
        '报价要有品名、数量、单价、术语、付款、交期和有效期',
        'A quotation has goods, quantity, unit price, Incoterms rule, payment, delivery and validity',
      ],
      [
        '单价写全四部分：币种、金额、计量单位、术语加地点',
        'A unit price has four parts: currency, amount, unit, and rule with place',
      ],
      [
        '报价之后三天内跟进一次，问一个具体问题',
        'Follow up within three days with one specific question',
      ],
    ],
    ['把“每只五美元”改写成完整的单价。', 'Turn “5 dollars each” into a complete unit price.'],
  ),
]
