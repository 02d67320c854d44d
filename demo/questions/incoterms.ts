import { bank } from '#demo/build.ts'
import type { DemoQuestion } from '#demo/types.ts'

const q = bank('incoterms')

export const incotermsQuestions: DemoQuestion[] = [
  q.single(
    1,
    1,
    ['Incoterms® 2020 共有多少个术语？', 'How many rules are there in Incoterms® 2020?'],
    [
      ['7 个', '7'],
      ['9 个', '9'],
      ['11 个', '11'],
      ['13 个', '13'],
    ],
    2,
    [
      'Incoterms® 2020 有 11 个术语：7 个适用于任何运输方式，4 个（FAS、FOB、CFR、CIF）只适用于海运和内河水运。',
      'There are eleven: seven for any mode of transport and four (FAS, FOB, CFR, CIF) for sea and inland waterway only.',
    ],
  ),
  q.single(
    2,
    1,
    [
      '按 Incoterms® 2020，FOB 的风险在何时转移给买方？',
      'When does risk pass to the buyer under FOB (Incoterms® 2020)?',
    ],
    [
      ['货物越过船舷时', 'When the goods cross the ship’s rail'],
      ['货物装到船上时', 'When the goods are on board the vessel'],
      ['货物运到装运港码头时', 'When the goods reach the quay at the port of shipment'],
      ['船舶到达目的港时', 'When the vessel arrives at the port of destination'],
    ],
    1,
    [
      'FOB A2、A3：货物装上船（或取得已如此交付的货物）时交货，风险随之转移。“船舷”标准自 Incoterms® 2010 起已取消。',
      'FOB A2 and A3: delivery, and with it the passing of risk, occurs when the goods are on board (or are procured so delivered). The ship’s rail was dropped in Incoterms® 2010.',
    ],
  ),
  q.single(
    3,
    2,
    [
      '若合同没有另行约定，CIP 的卖方应按哪一险别投保？',
      'Unless otherwise agreed, which cover must a CIP seller take out?',
    ],
    [
      ['协会货物条款（A）', 'Institute Cargo Clauses (A)'],
      ['协会货物条款（B）', 'Institute Cargo Clauses (B)'],
      ['协会货物条款（C）', 'Institute Cargo Clauses (C)'],
      ['只投保战争险', 'War risks only'],
    ],
    0,
    [
      'CIP A5 要求按协会货物条款（A）或类似条款投保；CIF A5 仍只要求最低的（C）。这是 2020 版的一项重要变化。',
      'CIP A5 asks for cover under Institute Cargo Clauses (A) or similar; CIF A5 still asks only for Clauses (C). This is one of the main changes of the 2020 edition.',
    ],
  ),
  q.single(
    4,
    2,
    [
      '哪个术语要求卖方在目的地负责卸货？',
      'Under which rule must the seller unload the goods at the place of destination?',
    ],
    [
      ['CPT', 'CPT'],
      ['DAP', 'DAP'],
      ['DDP', 'DDP'],
      ['DPU', 'DPU'],
    ],
    3,
    [
      'DPU（目的地卸货后交货）A2：货物从到达的运输工具上卸下后交货。DAP 和 DDP 之下，货物备好待卸即完成交货。',
      'DPU A2: the goods are delivered once unloaded from the arriving means of transport. Under DAP and DDP they are delivered ready for unloading.',
    ],
  ),
  q.single(
    5,
    2,
    [
      '一批整箱货在宁波堆场交给船公司，买方订舱，卖方办理出口清关。最合适的术语是？',
      'A full container is handed to the carrier at a Ningbo terminal; the buyer books space and the seller clears for export. Which rule fits best?',
    ],
    [
      ['FOB 宁波', 'FOB Ningbo'],
      ['FCA 宁波堆场', 'FCA Ningbo terminal'],
      ['EXW 宁波', 'EXW Ningbo'],
      ['CIF 宁波', 'CIF Ningbo'],
    ],
    1,
    [
      'FCA A2 以交给承运人为交货点，与集装箱在堆场交接相符。国际商会在 FOB 的使用说明中指出，货物在装船前交给承运人时应考虑 FCA。',
      'FCA A2 delivers on handing over to the carrier, as happens with containers at a terminal. ICC’s note on FOB says FCA should be considered where goods are handed over before being on board.',
    ],
  ),
  q.single(
    6,
    3,
    [
      'CIF 合同价款为 50,000 美元，合同没有约定保险金额。卖方至少应投保多少？',
      'The CIF contract price is USD 50,000 and the contract is silent on the amount insured. What is the least the seller must insure?',
    ],
    [
      ['50,000 美元', 'USD 50,000'],
      ['52,500 美元', 'USD 52,500'],
      ['55,000 美元', 'USD 55,000'],
      ['60,000 美元', 'USD 60,000'],
    ],
    2,
    [
      'CIF A5：保险金额至少为合同价款加 10%，即 110%，50,000 × 110% ＝ 55,000 美元，并应使用合同货币。',
      'CIF A5: the insurance shall cover at least the price plus 10 per cent, that is 110 per cent: 50,000 × 110% = USD 55,000, in the currency of the contract.',
    ],
  ),
  q.multiple(
    7,
    1,
    [
      '下列哪些术语只适用于海运和内河水运？',
      'Which of these rules are for sea and inland waterway transport only?',
    ],
    [
      ['FAS', 'FAS'],
      ['FCA', 'FCA'],
      ['CFR', 'CFR'],
      ['CPT', 'CPT'],
      ['CIF', 'CIF'],
    ],
    [0, 2, 4],
    [
      '水运术语共四个：FAS、FOB、CFR、CIF。FCA 和 CPT 属于适用于任何运输方式的七个术语。',
      'The maritime rules are FAS, FOB, CFR and CIF. FCA and CPT belong to the seven rules for any mode.',
    ],
  ),
  q.multiple(
    8,
    2,
    [
      '下列哪些是 Incoterms® 2020 相对 2010 版的变化？',
      'Which of these are changes from Incoterms® 2010 to 2020?',
    ],
    [
      ['FOB 改以船舷为界', 'FOB returned to the ship’s rail'],
      [
        'FCA 可约定签发已装船批注的提单',
        'FCA may provide for a bill of lading with an on-board notation',
      ],
      ['CIP 的默认险别提高到（A）条款', 'The default cover under CIP rose to Clauses (A)'],
      ['DAT 改为 DPU', 'DAT became DPU'],
    ],
    [1, 2, 3],
    [
      '参见 Incoterms® 2020 引言第九部分。FOB 仍以“装上船”为交货点，没有恢复船舷。',
      'See part IX of the Introduction to Incoterms® 2020. FOB still delivers on board; the ship’s rail has not come back.',
    ],
  ),
  q.multiple(
    9,
    2,
    [
      '在哪些术语之下，卖方对买方负有投保义务？',
      'Under which rules does the seller owe the buyer a duty to insure?',
    ],
    [
      ['DAP', 'DAP'],
      ['CIF', 'CIF'],
      ['CFR', 'CFR'],
      ['CIP', 'CIP'],
    ],
    [1, 3],
    [
      '只有 CIF 和 CIP 的 A5 规定卖方为买方投保。DAP 的卖方自担途中风险，可为自己投保，但对买方没有义务。',
      'Only A5 of CIF and CIP obliges the seller to insure for the buyer. A DAP seller bears the transit risk and may insure for himself, but owes the buyer no cover.',
    ],
  ),
  q.trueFalse(
    10,
    1,
    [
      'Incoterms® 2020 规定了货物所有权转移的时间。',
      'Incoterms® 2020 lays down when title to the goods passes.',
    ],
    false,
    [
      '引言第二部分说明，规则不涉及所有权转移、价款支付和违约救济，这些由合同其他条款和适用法律决定。',
      'Part II of the Introduction says that the rules do not deal with title, payment or remedies; the contract and the governing law do.',
    ],
  ),
  q.trueFalse(
    11,
    2,
    [
      'CFR 之下，卖方支付到目的港的运费，因此运输途中的灭失风险由卖方承担。',
      'Under CFR the seller pays freight to the port of destination, so he bears the risk of loss in transit.',
    ],
    false,
    [
      'CFR A3：风险在装运港货物装上船时转移。运费支付到目的港并不推迟风险转移，这正是 C 组术语的特点。',
      'CFR A3: risk passes when the goods are on board at the port of shipment. Paying freight to the destination does not delay it; that is the mark of the C rules.',
    ],
  ),
  q.trueFalse(
    12,
    2,
    [
      'DDP 是唯一要求卖方办理进口清关的术语。',
      'DDP is the only rule that obliges the seller to clear the goods for import.',
    ],
    true,
    [
      'DDP A7 规定由卖方办理并支付进口清关。其余十个术语，进口清关（如需要）均由买方负责。',
      'DDP A7 makes the seller carry out and pay for import clearance. Under the other ten rules, import clearance, where needed, is the buyer’s.',
    ],
  ),
  q.fillIn(
    13,
    2,
    [
      'FCA 在卖方场所交货时，货物____到买方提供的运输工具上，交货即告完成。（填一个动作）',
      'Under FCA at the seller’s premises, delivery is complete when the goods have been ____ on the means of transport provided by the buyer. (one word)',
    ],
    [['装载', '装', '装上', '装到', 'loaded']],
    [
      'FCA A2(a)：在卖方场所交货，以装上买方提供的运输工具为准；在其他地点，则备好待卸即可。',
      'FCA A2(a): at the seller’s premises the goods are delivered when loaded on the buyer’s means of transport; at any other place, when ready for unloading.',
    ],
  ),
  q.fillIn(
    14,
    3,
    [
      'CFR 价 9,945 美元，按 110% 投保，保险费率 0.5%，CIF 价为____美元。',
      'The CFR price is USD 9,945, the insured amount 110% and the premium rate 0.5%. The CIF price is USD ____.',
    ],
    [['10000', '10,000', '10000.00', '10,000.00']],
    [
      'CIF ＝ CFR ÷（1 － 110% × 费率）＝ 9,945 ÷（1 － 0.0055）＝ 10,000 美元。110% 的依据是 CIF A5。',
      'CIF = CFR ÷ (1 − 110% × rate) = 9,945 ÷ (1 − 0.0055) = USD 10,000. The 110 per cent comes from CIF A5.',
    ],
  ),
]
