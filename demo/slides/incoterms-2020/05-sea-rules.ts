import { both, slide } from '#demo/build.ts'
import type { DemoVideo } from '#demo/media-types.ts'

export const seaRules: DemoVideo = {
  media: 'incoterms-2020/05-sea-rules',
  title: both(['FAS、FOB、CFR 与 CIF', 'FAS, FOB, CFR and CIF']),
  slides: [
    slide(
      ['四个水运术语', 'Four rules for ships'],
      [
        ['FAS：船边', 'FAS: alongside'],
        ['FOB、CFR、CIF：船上', 'FOB, CFR, CIF: on board'],
        ['只用于海运和内河水运', 'Sea and inland waterway only'],
      ],
      [
        '四个水运术语都以船为界。FAS 在船边交货，其余三个在船上交货。货物若在内陆或堆场交付，就不要用它们。',
        'The four maritime rules turn on the ship. FAS delivers alongside, the other three on board. If the goods are handed over inland or at a terminal, do not use them.',
      ],
    ),
    slide(
      ['FOB：装上船，风险转移', 'FOB: on board, risk passes'],
      [
        ['买方订舱、付运费', 'Buyer books and pays freight'],
        ['卖方装船、出口清关', 'Seller loads and clears export'],
        ['“船舷”已成历史', 'The ship’s rail is history'],
      ],
      [
        'FOB 之下，货物装到船上，风险就转移。从前说越过船舷，从二零一零版起已经改为装上船。买方负责订舱，并及时通知船名。',
        'Under FOB risk passes once the goods are on board. The old ship’s rail was dropped in the 2010 edition. The buyer books the space and must give timely notice of the vessel.',
      ],
    ),
    slide(
      ['CFR：运费到，风险不到', 'CFR: freight goes on, risk does not'],
      [
        ['卖方订舱、付运费', 'Seller books and pays freight'],
        ['风险仍在装运港转移', 'Risk still passes at loading'],
        ['装船后立即通知', 'Give notice after loading'],
      ],
      [
        'CFR 由卖方订舱付费，但风险仍在装运港、货物装上船时转移。装船后要马上通知买方，让他来得及投保。',
        'Under CFR the seller books and pays, yet risk still passes at the port of shipment. Notify the buyer at once after loading so that he can insure in time.',
      ],
    ),
    slide(
      ['CIF：再加一份保险', 'CIF: with insurance'],
      [
        ['最低险别：协会货物条款（C）', 'Minimum: Institute Clauses (C)'],
        ['最低保额：合同价款的 110%', 'At least 110% of the price'],
        ['需要更高险别，请先约定', 'Agree first on more cover'],
      ],
      [
        'CIF 的卖方要为买方投保，但默认只要最低的 C 条款。货物怕湿、怕偷，买方就要在合同里写明投保 A 条款。',
        'Under CIF the seller insures for the buyer, but by default only under Clauses (C), the minimum. If the goods fear water or theft, the buyer should ask for Clauses (A) in the contract.',
      ],
    ),
    slide(
      ['算一算保险金额', 'Work out the insured amount'],
      [
        ['合同价款：CIF 20,000 美元', 'Price: CIF USD 20,000'],
        ['加成 10%', 'Plus 10 per cent'],
        ['保险金额：22,000 美元', 'Insured amount: USD 22,000'],
      ],
      [
        '举个例子。合同价款是 CIF 两万美元，按百分之一百一十投保，保险金额就是两万二千美元。多出的一成，用来弥补买方的预期利润。',
        'An example: the price is CIF twenty thousand dollars. At 110 per cent the insured amount is twenty-two thousand. The extra tenth covers the profit the buyer expected.',
      ],
    ),
    slide(
      ['小结', 'In short'],
      [
        ['散货用水运术语', 'Bulk: use the maritime rules'],
        ['FOB、CFR、CIF 风险点相同', 'Same risk point for the three'],
        ['差别只在运费和保险', 'Only freight and cover differ'],
      ],
      [
        'FOB、CFR、CIF 的风险点完全相同，差别只在谁付运费、谁办保险。把这一点想清楚，报价就不会出错。',
        'FOB, CFR and CIF share the same risk point; only freight and insurance differ. Once that is clear, your quotation will not go wrong.',
      ],
    ),
  ],
}
