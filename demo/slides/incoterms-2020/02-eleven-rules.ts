import { both, slide } from '#demo/build.ts'
import type { DemoVideo } from '#demo/media-types.ts'

export const elevenRules: DemoVideo = {
  media: 'incoterms-2020/02-eleven-rules',
  title: both(['十一个术语一张图', 'Eleven rules at a glance']),
  slides: [
    slide(
      ['两大类，十一个术语', 'Two classes, eleven rules'],
      [
        ['任何运输方式：七个', 'Any mode of transport: seven'],
        ['海运和内河水运：四个', 'Sea and inland waterway: four'],
      ],
      [
        '十一个术语分成两大类。七个适用于任何运输方式，四个只适用于海运和内河水运。选错类别，是最常见的错误。',
        'The eleven rules fall into two classes. Seven suit any mode of transport; four are for sea and inland waterway only. Choosing from the wrong class is the commonest mistake.',
      ],
    ),
    slide(
      ['任何运输方式', 'Any mode of transport'],
      [
        ['EXW、FCA', 'EXW, FCA'],
        ['CPT、CIP', 'CPT, CIP'],
        ['DAP、DPU、DDP', 'DAP, DPU, DDP'],
      ],
      [
        '第一类有七个：工厂交货，货交承运人，运费付至，运费和保险费付至，还有三个在目的地交货的术语。集装箱货物应当从这一类里选。',
        'The first class has seven: Ex Works, Free Carrier, Carriage Paid To, Carriage and Insurance Paid To, and three rules that deliver at destination. Container cargo belongs here.',
      ],
    ),
    slide(
      ['海运和内河水运', 'Sea and inland waterway'],
      [
        ['FAS、FOB', 'FAS, FOB'],
        ['CFR、CIF', 'CFR, CIF'],
        ['适合散货和大宗货物', 'For bulk and break-bulk cargo'],
      ],
      [
        '第二类有四个：船边交货，船上交货，成本加运费，成本、保险费加运费。它们以船舶为交货点，适合粮食、矿石这样的货物。',
        'The second class has four: Free Alongside Ship, Free On Board, Cost and Freight, and Cost, Insurance and Freight. They deliver at the ship and suit cargo such as grain or ore.',
      ],
    ),
    slide(
      ['从 E 到 D：卖方责任递增', 'From E to D the seller does more'],
      [
        ['E 组：责任最小', 'E: least'],
        ['F 组：主运费未付', 'F: main carriage unpaid'],
        ['C 组：主运费已付', 'C: main carriage paid'],
        ['D 组：送到目的地', 'D: delivered at destination'],
      ],
      [
        '按首字母看，从 E 到 F，再到 C 和 D，卖方的责任越来越大。E 组只要备好货，D 组要把货一直送到目的地。',
        'By first letter, from E through F and C to D, the seller does more and more. Under E he only makes the goods available; under D he brings them all the way to the destination.',
      ],
    ),
    slide(
      ['C 组的两个点', 'Two points in group C'],
      [
        ['风险点：在装运地', 'Risk: at the place of shipment'],
        ['费用点：到目的地', 'Cost: up to destination'],
        ['风险和费用分离', 'Risk and cost part ways'],
      ],
      [
        'C 组最容易误解。卖方付运费到目的地，但风险早在装运地就转移给了买方。费用走得远，风险停得近，一定要分清。',
        'Group C is the easiest to misread. The seller pays carriage to the destination, yet risk has already passed at the place of shipment. Cost travels far; risk stops near.',
      ],
    ),
    slide(
      ['2020 版的主要变化', 'What changed in 2020'],
      [
        ['DAT 改为 DPU', 'DAT became DPU'],
        ['CIP 须投保一切险级别', 'CIP needs all-risks cover'],
        ['FCA 可约定已装船提单', 'FCA may provide an on-board bill'],
        ['可用自有运输工具', 'Own transport is allowed'],
      ],
      [
        '新版有四点要记住：DAT 改成 DPU；CIP 的投保级别提高；FCA 可以约定签发已装船提单；部分术语允许用自己的车队运货。',
        'Remember four changes: DAT became DPU, the level of cover under CIP went up, FCA may provide for an on-board bill of lading, and some rules allow the parties to use their own vehicles.',
      ],
    ),
  ],
}
