import { notes } from '#demo/build.ts'
import type { DemoCourseware } from '#demo/media-types.ts'

/** Lecture notes, one page a chapter. */
export const tradeDocumentsNotes: DemoCourseware[] = [
  notes(
    'trade-documents/notes-01.pdf',
    ['单据的逻辑', 'The logic of documents'],
    [
      [
        '先有合同，再有发票和装箱单，然后报关单、运输单据、保险单和汇票',
        'Contract, then invoice and packing list, then declaration, transport document, policy and draft',
      ],
      [
        '发票是中心，其他单据的数据都与它一致',
        'The invoice is the centre; the other documents agree with it',
      ],
      [
        '保险单日期不迟于装运日，汇票日期在最后',
        'The policy is dated no later than shipment; the draft comes last',
      ],
      [
        '给海关、银行、承运人和买方看的侧重点各不相同',
        'Customs, bank, carrier and buyer each look for different things',
      ],
    ],
    [
      '提单日是 5 月 8 日，保险单日期最晚写哪一天？',
      'The bill of lading is dated 8 May. What is the latest date of the policy?',
    ],
  ),
  notes(
    'trade-documents/notes-02.pdf',
    ['发票与装箱单', 'Invoice and packing list'],
    [
      [
        '发票的货物描述与信用证一致，其他单据可以用统称',
        'The invoice describes the goods as the credit does; others may use general terms',
      ],
      [
        '唛头逐字核对，件数、毛重、净重、体积与提单一致',
        'Marks match to the letter; packages, weights and volume are as on the bill of lading',
      ],
      ['装箱单不写价格，逐箱列出内容', 'A packing list has no prices and lists case by case'],
      [
        '信用证项下发票无须签字，除非另有要求',
        'Under a credit an invoice need not be signed unless required',
      ],
    ],
    [
      '检查一份发票，找出与信用证不一致的三处。',
      'Check an invoice for three differences from the credit.',
    ],
  ),
  notes(
    'trade-documents/notes-03.pdf',
    ['保险单与产地证', 'Insurance and origin'],
    [
      [
        '保险金额至少是 CIF 或 CIP 价的 110%',
        'The insured amount is at least 110% of the CIF or CIP value',
      ],
      ['保险单注明货币与信用证相同', 'The policy is in the currency of the credit'],
      [
        '一般产地证适用最惠国待遇，优惠产地证适用协定税率',
        'A general certificate serves MFN rates, a preferential one the rates of an agreement',
      ],
      [
        '产地证收货人、货名和编码与报关单一致',
        'Consignee, goods and code agree with the declaration',
      ],
    ],
    [
      'CIF 价 20,000 美元，最低保额是多少？答：22,000 美元。',
      'CIF value 20,000: what is the minimum cover? Answer: 22,000.',
    ],
  ),
]
