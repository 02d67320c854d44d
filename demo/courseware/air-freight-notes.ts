import { notes } from '#demo/build.ts'
import type { DemoCourseware } from '#demo/media-types.ts'

/** Lecture notes, one page a chapter. */
export const airFreightNotes: DemoCourseware[] = [
  notes(
    'air-freight/notes-01.pdf',
    ['机场里的货站', 'Inside the cargo terminal'],
    [
      [
        '收货先核对件数、重量和标签，再过安检',
        'Acceptance checks pieces, weight and labels, then screening',
      ],
      [
        '打板把散件固定在集装板或集装器上',
        'Build-up fixes loose pieces on pallets or in containers',
      ],
      ['配载按重量、体积和重心安排位置', 'Load planning goes by weight, volume and balance'],
      [
        '截单之后改单要收费，也可能落机',
        'Changes after cut-off cost money and may miss the flight',
      ],
    ],
    [
      '画出一票货从收货到起飞的时间线。',
      'Draw the timeline of a consignment from acceptance to take-off.',
    ],
  ),
  notes(
    'air-freight/notes-02.pdf',
    ['主单与分单', 'Master and house waybills'],
    [
      [
        '主单是航空公司签给货代的，分单是货代签给发货人的',
        'The airline issues the master to the forwarder, the forwarder the house waybill to the shipper',
      ],
      ['空运单不可转让，不是物权凭证', 'An air waybill is not negotiable and no document of title'],
      [
        '主单收货人是目的港代理，分单收货人是真正的买方',
        'The master’s consignee is the agent, the house waybill’s the buyer',
      ],
      [
        '信用证要求空运单时，核对谁签发、收货人是谁',
        'Under a credit, check the issuer and the consignee',
      ],
    ],
    [
      '信用证要求以开证行为收货人，写在主单还是分单上？',
      'A credit wants the issuing bank as consignee: on which waybill?',
    ],
  ),
]
