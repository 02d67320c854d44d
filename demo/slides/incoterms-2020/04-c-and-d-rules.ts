import { both, slide } from '#demo/build.ts'
import type { DemoVideo } from '#demo/media-types.ts'

export const cAndDRules: DemoVideo = {
  media: 'incoterms-2020/04-c-and-d-rules',
  title: both(['CPT、CIP 与 D 组术语', 'CPT, CIP and the D rules']),
  slides: [
    slide(
      ['卖方多走一程', 'The seller goes further'],
      [
        ['CPT、CIP：付运费到目的地', 'CPT, CIP: carriage paid to destination'],
        ['DAP、DPU、DDP：在目的地交货', 'DAP, DPU, DDP: delivered there'],
      ],
      [
        '这一课的五个术语，卖方都要安排到目的地的运输。差别在于：CPT 和 CIP 在启运地交货，D 组在目的地交货。',
        'Under all five rules of this lesson the seller arranges carriage to the destination. The difference: CPT and CIP deliver at origin, the D rules deliver on arrival.',
      ],
    ),
    slide(
      ['CPT：风险先走一步', 'CPT: risk passes early'],
      [
        ['交给第一承运人，风险转移', 'Risk passes at the first carrier'],
        ['运费付到指定目的地', 'Carriage paid to the named place'],
        ['卖方没有投保义务', 'No duty to insure'],
      ],
      [
        'CPT 之下，货交第一承运人，风险就转给买方，卖方却要付运费到目的地。途中出险，损失由买方承担，所以买方最好自己投保。',
        'Under CPT risk passes when the first carrier takes the goods, while the seller pays carriage to the destination. Loss on the way falls on the buyer, who had better insure.',
      ],
    ),
    slide(
      ['CIP：保险要按 A 条款', 'CIP: cover under Clauses (A)'],
      [
        ['协会货物条款（A）', 'Institute Cargo Clauses (A)'],
        ['最低保额：合同价款的 110%', 'At least 110% of the price'],
        ['双方可约定较低险别', 'Lower cover may be agreed'],
      ],
      [
        'CIP 在 CPT 的基础上加了保险。新版要求按协会货物 A 条款投保，金额至少为合同价款的百分之一百一十。双方也可以约定较低的险别。',
        'CIP adds insurance to CPT. The 2020 edition asks for Institute Cargo Clauses (A) and at least 110 per cent of the contract price, unless the parties agree on less cover.',
      ],
    ),
    slide(
      ['DAP 与 DPU', 'DAP and DPU'],
      [
        ['DAP：货到，备好待卸', 'DAP: ready for unloading'],
        ['DPU：卖方负责卸货', 'DPU: the seller unloads'],
        ['进口清关由买方办理', 'Buyer clears for import'],
      ],
      [
        'DAP 和 DPU 只差一个动作：卸货。DAP 由买方卸，DPU 由卖方卸。它是十一个术语里唯一要求卖方在目的地卸货的。',
        'DAP and DPU differ by one act: unloading. The buyer unloads under DAP, the seller under DPU, the only one of the eleven rules that makes the seller unload at destination.',
      ],
    ),
    slide(
      ['DDP：责任最大', 'DDP: the heaviest duty'],
      [
        ['卖方办理进口清关', 'Seller clears for import'],
        ['卖方承担进口税费', 'Seller bears import duty and tax'],
        ['当地税号要先查清', 'Check local tax registration first'],
      ],
      [
        'DDP 要求卖方在进口国清关并缴税。如果卖方在当地没有税号，往往寸步难行。报 DDP 之前，先问清楚税务登记和增值税抵扣。',
        'DDP makes the seller clear and pay duty in the buyer’s country. Without a local tax number he may be stuck. Ask about registration and VAT recovery before you quote DDP.',
      ],
    ),
    slide(
      ['小结', 'In short'],
      [
        ['C 组：风险在启运地转移', 'C: risk passes at origin'],
        ['D 组：风险在目的地转移', 'D: risk passes at destination'],
        ['DPU 管卸货，DDP 管进口', 'DPU unloads, DDP clears import'],
      ],
      [
        '一句话记住：C 组的风险在启运地转移，D 组的风险在目的地转移。卖方卸货是 DPU，卖方办进口是 DDP。',
        'In one line: under C risk passes at origin, under D at destination. The seller unloads under DPU and clears for import under DDP.',
      ],
    ),
  ],
}
