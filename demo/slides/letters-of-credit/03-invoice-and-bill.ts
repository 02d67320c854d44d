import { both, slide } from '#demo/build.ts'
import type { DemoVideo } from '#demo/media-types.ts'

export const invoiceAndBill: DemoVideo = {
  media: 'letters-of-credit/03-invoice-and-bill',
  title: both(['审发票与提单', 'Invoice and bill of lading']),
  slides: [
    slide(
      ['从发票开始', 'Begin with the invoice'],
      [
        ['受益人出具', 'Issued by the beneficiary'],
        ['抬头为申请人', 'Made out to the applicant'],
        ['币种与信用证相同', 'Currency of the credit'],
        ['无须签字', 'Need not be signed'],
      ],
      [
        '审单从发票开始。看第十八条：由受益人出具，抬头是申请人，币种与信用证相同。发票不必签字，除非信用证另有要求。',
        'Begin with the invoice and article 18: issued by the beneficiary, made out to the applicant, in the currency of the credit. It need not be signed unless the credit says so.',
      ],
    ),
    slide(
      ['货物描述', 'Description of the goods'],
      [
        ['发票：必须与信用证相符', 'Invoice: must correspond'],
        ['其他单据：可用统称', 'Others: general terms will do'],
        ['不得相互矛盾', 'No conflict'],
      ],
      [
        '发票上的货物描述，必须与信用证相符。其他单据可以使用统称，只要不与信用证矛盾。这是第十四条和第十八条的分工。',
        'On the invoice the description must correspond with the credit. Other documents may use general terms that do not conflict. So articles 14 and 18 share the work.',
      ],
    ),
    slide(
      ['提单看什么', 'What to see on the bill'],
      [
        ['承运人名称与签署', 'Carrier’s name and signature'],
        ['已装船及日期', 'On board, with date'],
        ['装货港与卸货港', 'Ports of loading and discharge'],
        ['全套正本', 'Full set of originals'],
      ],
      [
        '提单看第二十条：承运人名称，签署人的身份，已装船及日期，装货港和卸货港，以及全套正本。五处都要一一核对。',
        'For the bill see article 20: the carrier’s name, the capacity of the signatory, on board with its date, the two ports, and the full set of originals. Check all five.',
      ],
    ),
    slide(
      ['签署的写法', 'How it is signed'],
      [
        ['ABC Line，作为承运人', 'ABC Line as carrier'],
        ['代理人须表明代谁签', 'An agent must say for whom'],
        ['只写 “as agent” 不够', '“As agent” alone will not do'],
      ],
      [
        '代理人签提单，必须表明代表承运人还是船长。只写作为代理，没有说明代表谁，就是不符点。',
        'An agent who signs must show whether he signs for the carrier or the master. “As agent” alone, without saying for whom, is a discrepancy.',
      ],
    ),
    slide(
      ['清洁与背书', 'Clean, and endorsed'],
      [
        ['没有货物或包装缺陷的批注', 'No clause on defects'],
        ['不必出现 “clean”', '“Clean” need not appear'],
        ['指示提单要背书', 'Endorse an order bill'],
      ],
      [
        '清洁提单，是指没有宣称货物或包装有缺陷的批注，单据上不必出现清洁二字。凭托运人指示的提单，还要看背书。',
        'A clean bill bears no clause declaring the goods or packing defective; the word itself need not appear. If it is to the shipper’s order, look for the endorsement.',
      ],
    ),
    slide(
      ['单单核对', 'Document against document'],
      [
        ['毛重、件数、唛头', 'Weights, packages, marks'],
        ['不必等同，不得矛盾', 'Not identical, but no conflict'],
        ['第 14 条 d 款', 'Article 14(d)'],
      ],
      [
        '最后单单核对：毛重、件数、唛头。第十四条 d 款说，数据不必等同一致，但是不得矛盾。这是审单的基本尺度。',
        'Last, hold the papers against each other: weights, packages, marks. Article 14(d) says data need not be identical but must not conflict. That is the measure.',
      ],
    ),
  ],
}
