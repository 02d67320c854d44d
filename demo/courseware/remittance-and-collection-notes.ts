import { notes } from '#demo/build.ts'
import type { DemoCourseware } from '#demo/media-types.ts'

/** Lecture notes, one page a chapter. */
export const remittanceAndCollectionNotes: DemoCourseware[] = [
  notes(
    'remittance-and-collection/notes-01.pdf',
    ['钱怎样跨境', 'How money crosses borders'],
    [
      [
        '汇款人、汇出行、代理行、汇入行、收款人',
        'Remitter, remitting bank, correspondent, paying bank, payee',
      ],
      [
        'SWIFT 传的是信息，钱在账户行之间划转',
        'SWIFT carries messages; money moves between accounts',
      ],
      ['费用有 OUR、SHA、BEN 三种承担方式', 'Charges are OUR, SHA or BEN'],
      ['查不到款，用 UETR 追踪', 'Trace a payment by its UETR'],
    ],
    ['合同写 10,000 美元，实收 9,970 美元，为什么？', '10,000 agreed, 9,970 received. Why?'],
  ),
  notes(
    'remittance-and-collection/notes-02.pdf',
    ['电汇与定金', 'T/T and deposits'],
    [
      ['定金要覆盖生产和退运的成本', 'A deposit covers production and the freight back'],
      [
        '尾款见提单复印件付，不要等到货到',
        'The balance is due on a copy of the bill, not on arrival',
      ],
      [
        '定制产品定金高一些，通用产品可以低一些',
        'Ask for more on custom goods, less on standard ones',
      ],
      ['账户变更一律电话核实', 'Confirm any change of account by telephone'],
    ],
    [
      '订制灯具，转卖只值六成，定金至少多少？',
      'Custom lamps would resell at 60% of the price. What is the lowest safe deposit?',
    ],
  ),
  notes(
    'remittance-and-collection/notes-03.pdf',
    ['控货与催款', 'Keeping control of the goods'],
    [
      [
        '提单做成凭指示，正本在自己手里',
        'Have the bill of lading made out to order and keep the originals',
      ],
      ['尾款到账再寄单或者电放', 'Send or release documents once the balance is in'],
      [
        '逾期第 1、7、15 天各催一次，语气逐步加强',
        'Remind on days 1, 7 and 15, each time more firmly',
      ],
      ['货到港无人提，尽快联系转卖或退运', 'Unclaimed goods: resell or return them soon'],
      ['全程保留书面记录', 'Keep everything in writing'],
    ],
    ['写一封逾期 7 天的催款邮件。', 'Write a reminder for a payment 7 days late.'],
  ),
]
