import { notes } from '#demo/build.ts'
import type { DemoCourseware } from '#demo/media-types.ts'

/** Lecture notes, one page a chapter. */
export const dangerousGoodsNotes: DemoCourseware[] = [
  notes(
    'dangerous-goods/notes-01.pdf',
    ['九类危险货物', 'Nine classes'],
    [
      [
        '1 爆炸品，2 气体，3 易燃液体，4 易燃固体',
        '1 explosives, 2 gases, 3 flammable liquids, 4 flammable solids',
      ],
      [
        '5 氧化性物质和有机过氧化物，6 毒性和感染性物质',
        '5 oxidizers and organic peroxides, 6 toxic and infectious substances',
      ],
      [
        '7 放射性物质，8 腐蚀性物质，9 杂项',
        '7 radioactive material, 8 corrosives, 9 miscellaneous',
      ],
      [
        '包装类 I、II、III 表示危险程度高、中、低',
        'Packing groups I, II and III: high, medium and low danger',
      ],
      [
        '有几种危险的，按危险先后顺序表确定主危险',
        'Where there are several hazards, the precedence table decides',
      ],
    ],
    ['香水、充电宝、漂白粉各属于第几类？', 'Perfume, power bank, bleaching powder: which classes?'],
  ),
  notes(
    'dangerous-goods/notes-02.pdf',
    ['查表与编号', 'Lists and numbers'],
    [
      [
        '危险货物一览表按联合国编号排列，共 18 栏',
        'The Dangerous Goods List is ordered by UN number and has 18 columns',
      ],
      [
        '先查正确运输名称，没有列名的用未另列明条目',
        'Find the proper shipping name; if there is none, use an N.O.S. entry',
      ],
      [
        '依次看类别、副危险、包装类、特殊规定、限量和包装导则',
        'Read class, subsidiary hazard, packing group, special provisions, limits and instructions',
      ],
      ['N.O.S. 条目要在括号里加技术名称', 'An N.O.S. entry adds the technical name in brackets'],
    ],
    ['查 UN 1263 的类别和包装类。', 'Look up the class and packing groups of UN 1263.'],
  ),
  notes(
    'dangerous-goods/notes-03.pdf',
    ['锂电池专题', 'Lithium batteries'],
    [
      [
        'UN 3480 单独锂离子电池，UN 3481 与设备一起；UN 3090、UN 3091 是锂金属',
        'UN 3480 lithium ion alone, UN 3481 with equipment; UN 3090 and UN 3091 are metal',
      ],
      [
        '所有电池通过联合国试验手册 38.3，试验概要可提供',
        'Every battery has passed the UN 38.3 tests, and the test summary is available',
      ],
      [
        '单独锂离子电池禁止装客机，空运荷电不超过 30%',
        'Lithium ion batteries alone may not fly on passenger aircraft, and by air are charged to 30% at most',
      ],
      [
        '海运 SP188：电池不超过 100 瓦时、电芯不超过 20 瓦时可以简化',
        'At sea, special provision 188 relaxes the rules for batteries up to 100 Wh and cells up to 20 Wh',
      ],
      ['瓦时等于额定电压乘以安时', 'Watt-hours are nominal volts times ampere-hours'],
    ],
    [
      '3.7 伏 20,000 毫安时的充电宝是多少瓦时？答：74 瓦时。',
      'A power bank of 3.7 V and 20,000 mAh: how many Wh? Answer: 74.',
    ],
  ),
  notes(
    'dangerous-goods/notes-04.pdf',
    ['标记、标签与标牌', 'Marks, labels, placards'],
    [
      [
        '包件上有联合国编号、运输名称和类别标签',
        'A package bears the UN number, the shipping name and the class label',
      ],
      [
        '标签是菱形，边长 100 毫米；箱体标牌边长 250 毫米',
        'Labels are diamonds with sides of 100 mm, placards on units have sides of 250 mm',
      ],
      ['集装箱四面张贴标牌', 'Containers are placarded on all four sides'],
      ['海洋污染物另加鱼和树标记', 'Marine pollutants add the fish-and-tree mark'],
      ['锂电池另有电池标记', 'Lithium batteries have a mark of their own'],
    ],
    [
      'UN 3481 简化运输的包件上要贴什么？',
      'What goes on a package of UN 3481 under special provision 188?',
    ],
  ),
  notes(
    'dangerous-goods/notes-05.pdf',
    ['文件与应急', 'Documents and emergencies'],
    [
      [
        '申报单顺序：编号、运输名称、类别、包装类',
        'Order on a declaration: UN number, shipping name, class, packing group',
      ],
      ['集装箱装箱证明由装箱人签字', 'The packer signs the container packing certificate'],
      [
        '应急措施查 EmS 的火灾和溢漏两张表',
        'For emergencies look up the EmS schedules for fire and spillage',
      ],
      [
        '瞒报和错报要承担罚款、赔偿甚至刑事责任',
        'Wrong or missing declarations bring fines, damages and even prosecution',
      ],
    ],
    [
      '对照样本，为自己公司的一种产品填一份申报单。',
      'With the sample beside you, fill in a declaration for a product of your own.',
    ],
  ),
]
