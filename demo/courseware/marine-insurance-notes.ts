import { notes } from '#demo/build.ts'
import type { DemoCourseware } from '#demo/media-types.ts'

/** Lecture notes, one page a chapter. */
export const marineInsuranceNotes: DemoCourseware[] = [
  notes(
    'marine-insurance/notes-01.pdf',
    ['风险、损失与近因', 'Risk, loss, proximate cause'],
    [
      [
        '海上风险包括自然灾害和意外事故，外来风险有一般和特殊两类',
        'Perils of the sea are natural events and accidents; extraneous risks are general or special',
      ],
      ['推定全损须发委付通知', 'Constructive total loss needs notice of abandonment'],
      [
        '近因是起支配作用的原因，不一定是最后一个',
        'The proximate cause is the dominant one, not always the last',
      ],
      ['施救费用在保险金额之外另行赔付', 'Sue and labour costs are paid on top of the insured sum'],
    ],
    [
      '船搁浅后货物在卸载时被雨淋湿，近因是什么？',
      'A ship grounds; the cargo gets wet while being unloaded. What is the cause?',
    ],
  ),
  notes(
    'marine-insurance/notes-02.pdf',
    ['协会货物条款', 'Institute Cargo Clauses'],
    [
      [
        '（A）条款承保一切风险，列明除外；（B）（C）是列明风险',
        'Clauses (A) cover all risks but the exclusions; (B) and (C) name their perils',
      ],
      [
        '（B）比（C）多了地震、浪击落海、海水进舱和装卸时整件落失',
        '(B) adds earthquake, washing overboard, entry of water and total loss of a package in handling',
      ],
      ['三种条款都不保战争和罢工，要另外加保', 'None covers war or strikes; they are added'],
      [
        '保险期间从离开仓库起，到目的地仓库或卸船后 60 天止',
        'Cover runs from the warehouse to the final warehouse or 60 days after discharge',
      ],
    ],
    ['玻璃器皿海运，你选哪一种？', 'Glassware by sea: which clauses do you choose?'],
  ),
  notes(
    'marine-insurance/notes-03.pdf',
    ['共同海损', 'General average'],
    [
      [
        '四个条件：共同危险、有意合理、特殊牺牲、有效果',
        'Four conditions: common peril, intended and reasonable, extraordinary, successful',
      ],
      ['受益方按获救价值的比例分摊', 'Those who benefit contribute by the value saved'],
      ['提货之前要提供共同海损担保', 'Security is given before delivery'],
      ['三种协会条款都承保共同海损分摊', 'All three Institute clauses cover the contribution'],
    ],
    [
      '船和货获救价值共 900 万，牺牲 90 万，你的货值 100 万，分摊多少？',
      'Values saved 9 million, sacrifice 0.9 million, your goods 1 million: what do you pay?',
    ],
  ),
  notes(
    'marine-insurance/notes-04.pdf',
    ['投保与保险单', 'Taking out cover'],
    [
      ['保险金额一般按 CIF 价加一成', 'The insured amount is as a rule CIF plus ten per cent'],
      [
        'CIF 卖方至少投保（C）条款，CIP 卖方投保（A）条款',
        'A CIF seller insures at least under (C), a CIP seller under (A)',
      ],
      ['保险单可以背书转让，随物权走', 'A policy passes by endorsement with the goods'],
      ['预约保险要在每次装运时及时申报', 'Under an open cover each shipment is declared in time'],
    ],
    [
      'CIF 价 50,000 美元，保费率 0.3%，保费是多少？答：165 美元。',
      'CIF 50,000 dollars, rate 0.3%: what is the premium? Answer: 165.',
    ],
  ),
  notes(
    'marine-insurance/notes-05.pdf',
    ['索赔实务', 'Claims in practice'],
    [
      ['提货时发现外表残损，当场取得货损证明', 'Visible damage: get a certificate on delivery'],
      [
        '海运隐藏残损三天内书面通知承运人，空运十四天',
        'Hidden damage: notify a sea carrier within three days, an air carrier within fourteen',
      ],
      [
        '索赔材料：保险单、提单、发票、装箱单、检验报告、索赔清单',
        'Documents: policy, bill of lading, invoice, packing list, survey report and claim',
      ],
      [
        '向承运人索赔的诉讼时效，海运一般为一年',
        'Suit against a sea carrier is barred after one year as a rule',
      ],
    ],
    ['列出一票水湿货索赔的时间表。', 'Draw up the timetable of a claim for wet goods.'],
  ),
]
