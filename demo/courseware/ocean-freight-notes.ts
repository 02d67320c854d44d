import { notes } from '#demo/build.ts'
import type { DemoCourseware } from '#demo/media-types.ts'

/** Lecture notes, one page a chapter. */
export const oceanFreightNotes: DemoCourseware[] = [
  notes(
    'ocean-freight/notes-01.pdf',
    ['船、箱、港', 'Ships, boxes, ports'],
    [
      [
        '20 英尺箱适合重货，40 英尺高箱适合轻泡货',
        'A 20-foot box suits heavy goods, a 40-foot high cube bulky ones',
      ],
      [
        '箱号由四个字母和七位数字组成，最后一位是校验码',
        'A box number has four letters and seven digits, the last a check digit',
      ],
      [
        '干线船停枢纽港，支线船集散',
        'Main-line ships call at hubs, feeders collect and distribute',
      ],
      [
        '码头作业依次是提空箱、装箱、进港、装船',
        'At the terminal: collect the empty box, stuff, gate in, load',
      ],
    ],
    ['18 吨瓷砖用什么箱型？为什么？', '18 tonnes of tiles: which box, and why?'],
  ),
  notes(
    'ocean-freight/notes-02.pdf',
    ['提单与放货', 'Bills and release'],
    [
      [
        '提单是收据、合同证明和物权凭证',
        'A bill of lading is receipt, evidence of contract and document of title',
      ],
      [
        '电放：交回正本，凭保函和电放指令放货',
        'Telex release: originals returned, goods released on instruction',
      ],
      [
        '海运单不是物权凭证，凭身份提货',
        'A sea waybill is no document of title; delivery is by identity',
      ],
      [
        '货代提单在目的港先换船东提单，再提货',
        'A house bill is exchanged for the master bill before delivery',
      ],
    ],
    [
      '收到尾款之前，客户要求电放，怎么办？',
      'Before the balance is paid the buyer asks for telex release. What do you do?',
    ],
  ),
  notes(
    'ocean-freight/notes-03.pdf',
    ['海运费用', 'Charges'],
    [
      ['海运费按箱或者按计费吨收', 'Freight is per box or per revenue ton'],
      [
        '常见附加费：燃油、旺季、拥堵、币值',
        'Common surcharges: bunker, peak season, congestion, currency',
      ],
      ['起运港和目的港各有码头操作费', 'Terminal handling is charged at both ends'],
      [
        '滞期费在码头内产生，滞箱费在还箱之前产生',
        'Demurrage arises in the terminal, detention until the box is returned',
      ],
    ],
    ['比较两家报价，哪些费用没有写进去？', 'Compare two offers: which charges are missing?'],
  ),
]
