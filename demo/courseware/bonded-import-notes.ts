import { notes } from '#demo/build.ts'
import type { DemoCourseware } from '#demo/media-types.ts'

/** Lecture notes, one page a chapter. */
export const bondedImportNotes: DemoCourseware[] = [
  notes(
    'bonded-import/notes-01.pdf',
    ['清单与限值', 'List and limits'],
    [
      [
        '商品要在跨境电商零售进口商品清单之内',
        'Goods must be on the cross-border retail import list',
      ],
      [
        '单次交易限值 5,000 元，年度限值 26,000 元',
        'Limits: 5,000 yuan a purchase, 26,000 yuan a year',
      ],
      [
        '限值以内关税为零，增值税、消费税按 70% 征收',
        'Within the limits duty is zero, VAT and consumption tax are 70%',
      ],
      [
        '超过单次限值、不超过年度限值的单件商品，可以全额征税进口',
        'A single item over the purchase limit but within the year’s may enter with full tax',
      ],
    ],
    [
      '全年已经买了 24,000 元，还能买 3,000 元的商品吗？',
      '24,000 spent this year: may one buy for 3,000 more?',
    ],
  ),
  notes(
    'bonded-import/notes-02.pdf',
    ['三单比对与放行', 'Matching and release'],
    [
      [
        '订单、支付、物流三种电子信息由三方各自传输',
        'Order, payment and logistics data come from three parties',
      ],
      ['订购人、收货信息和金额要互相对得上', 'Buyer, consignee and amount must agree'],
      ['订购人身份信息要真实认证', 'The buyer’s identity is verified'],
      [
        '比对通过以后申报清单，审核放行出区',
        'After matching, the list is declared and the goods released',
      ],
    ],
    ['支付人与订购人不是同一人，会怎样？', 'The payer is not the buyer. What happens?'],
  ),
]
