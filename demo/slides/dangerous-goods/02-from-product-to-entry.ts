import { both, slide } from '#demo/build.ts'
import type { DemoVideo } from '#demo/media-types.ts'

export const fromProductToEntry: DemoVideo = {
  media: 'dangerous-goods/02-from-product-to-entry',
  title: both(['从产品到联合国编号', 'From product to UN number']),
  slides: [
    slide(
      ['先问是什么，再问怎么运', 'First what it is, then how to ship it'],
      [
        ['成分和闪点', 'Contents and flash point'],
        ['第 14 部分：运输信息', 'Section 14: transport'],
        ['鉴定报告', 'Test report'],
      ],
      [
        '客户要发一批涂料。不要先问船期，先要安全技术说明书，看成分、闪点和第十四部分的运输信息。说明书写得含糊，就送实验室做鉴定。',
        'A customer ships paint. Before you ask for a sailing, ask for the safety data sheet: contents, flash point and section fourteen on transport. If the sheet is vague, send a sample to a laboratory.',
      ],
    ),
    slide(
      ['九个类别', 'Nine classes'],
      [
        ['1 爆炸品，2 气体，3 易燃液体', '1 explosives, 2 gases, 3 flammable liquids'],
        ['4 易燃固体，5 氧化剂，6 毒物', '4 flammable solids, 5 oxidizers, 6 toxic'],
        ['7 放射性，8 腐蚀，9 杂项', '7 radioactive, 8 corrosive, 9 other'],
      ],
      [
        '危险货物分九类。这批涂料的闪点二十七摄氏度，不超过六十度，属于第三类易燃液体。类别决定标签、隔离和船上的位置，一步都错不得。',
        'Dangerous goods fall into nine classes. This paint has a flash point of twenty-seven degrees, not above sixty, so it is class three, a flammable liquid. The class decides labels, segregation and stowage.',
      ],
    ),
    slide(
      ['包装类看危险程度', 'Packing group: how dangerous'],
      [
        ['I 高，II 中，III 低', 'I high, II medium, III low'],
        ['初沸点不超过 35 度：包装类 I', 'Boiling at 35 °C or below: I'],
        ['闪点低于 23 度：包装类 II', 'Flash point below 23 °C: II'],
      ],
      [
        '第三类的包装类看沸点和闪点。初沸点不超过三十五度为包装类一，闪点低于二十三度为包装类二，二十三度到六十度为包装类三。我们的涂料属于包装类三。',
        'In class three, boiling point and flash point decide the packing group. Boiling at thirty-five degrees or less is group one, a flash point below twenty-three is two, and from twenty-three to sixty is three. Our paint is group three.',
      ],
    ),
    slide(
      ['查危险货物一览表', 'The Dangerous Goods List'],
      [
        ['UN 1263 涂料', 'UN 1263 PAINT'],
        ['第 3 类，包装类 III', 'Class 3, PG III'],
        ['限量 5 升', 'Limited quantity 5 L'],
      ],
      [
        '打开危险货物一览表，涂料是联合国编号一二六三。顺着这一行往右看：类别、副危险、包装类、特殊规定、限量、包装导则、应急表和积载。',
        'Open the Dangerous Goods List: paint is UN one two six three. Read the row from left to right: class, subsidiary hazard, packing group, special provisions, limited quantity, packing instruction, emergency schedules and stowage.',
      ],
    ),
    slide(
      ['没有列名怎么办', 'When the name is not listed'],
      [
        ['先找具体名称', 'A specific name first'],
        ['再找类属条目', 'Then a generic entry'],
        ['最后用 N.O.S.', 'N.O.S. comes last'],
      ],
      [
        '表里没有你的产品名，先找最具体的条目，再找类属条目，最后才用未另列明的条目，并且在括号里写出造成危险的技术名称。商品名不能当运输名称。',
        'If your product is not listed, take the most specific entry, then a generic one, and N.O.S. last, with the technical name of the hazard in brackets. A brand name is never a proper shipping name.',
      ],
    ),
    slide(
      ['隔离表先查好', 'Check segregation first'],
      [
        ['1 远离，2 隔离', '1 away from, 2 separated from'],
        ['同箱不得混装', 'Never in one container'],
        ['酸和氰化物分开', 'Acids apart from cyanides'],
      ],
      [
        '拼箱之前查隔离表。要求隔离的两种货，不能装进同一个集装箱。酸遇到氰化物会放出剧毒气体，再急的货也不能冒这个险。',
        'Before you consolidate, read the segregation table. Goods that must be separated may not share a container. An acid and a cyanide give off deadly gas, and no deadline is worth that.',
      ],
    ),
  ],
}
