import { notes } from '#demo/build.ts'
import type { DemoCourseware } from '#demo/media-types.ts'

/** Lecture notes, one page a chapter. */
export const rcepOriginNotes: DemoCourseware[] = [
  notes(
    'rcep-origin/notes-01.pdf',
    ['十五国的大市场', 'A market of fifteen'],
    [
      [
        '成员是东盟十国、中国、日本、韩国、澳大利亚和新西兰',
        'Members: the ten of ASEAN, China, Japan, Korea, Australia and New Zealand',
      ],
      ['2022 年 1 月 1 日对首批成员生效', 'In force for the first members from 1 January 2022'],
      [
        '降税有统一减让和国别减让两种',
        'Tariff cuts are uniform in some schedules and by country in others',
      ],
      [
        '同时有双边协定的，比较税率以后选低的',
        'Where a bilateral agreement exists too, compare and take the lower rate',
      ],
    ],
    [
      '从泰国进口同一种货，RCEP 与中国—东盟协定税率怎么比较？',
      'Goods from Thailand: how do you compare RCEP with the China–ASEAN rate?',
    ],
  ),
  notes(
    'rcep-origin/notes-02.pdf',
    ['原产地标准', 'Criteria of origin'],
    [
      [
        '完全获得，全部使用原产材料，或者符合产品特定规则',
        'Wholly obtained, made only of originating materials, or meeting the product rule',
      ],
      [
        '特定规则有税则归类改变、区域价值成分和加工工序',
        'Product rules: change of classification, value content or a process',
      ],
      [
        'CC、CTH、CTSH 分别是章、品目、子目改变',
        'CC, CTH and CTSH: change of chapter, heading or subheading',
      ],
      [
        '简单混合、包装、贴标签等微小加工不能获得原产资格',
        'Mixing, packing and labelling alone do not confer origin',
      ],
    ],
    ['进口面料缝制衬衫，属于哪一种改变？', 'Shirts sewn from imported fabric: which change is it?'],
  ),
  notes(
    'rcep-origin/notes-03.pdf',
    ['累积与微小含量', 'Cumulation, de minimis'],
    [
      [
        '累积：其他成员的原产材料视为本国原产材料',
        'Cumulation: originating materials of other members count as one’s own',
      ],
      ['要有材料的原产地证明，才能累积', 'Cumulation needs proof of the material’s origin'],
      [
        '微小含量：不改变归类的材料不超过 FOB 价的 10%',
        'De minimis: materials that do not change class up to 10% of the FOB value',
      ],
      [
        '第 50 至 63 章还可以按重量 10% 计算',
        'For chapters 50 to 63 ten per cent by weight may be used too',
      ],
    ],
    [
      '未改变品目的纽扣占 FOB 价 4%，影响原产资格吗？',
      'Buttons that do not change heading are 4% of FOB. Do they matter?',
    ],
  ),
]
