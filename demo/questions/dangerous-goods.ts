import { bank } from '#demo/build.ts'
import type { DemoQuestion } from '#demo/types.ts'

const q = bank('dangerous-goods')

export const dangerousGoodsQuestions: DemoQuestion[] = [
  q.single(
    1,
    1,
    [
      '一种油漆闪点 27 °C（闭杯），初沸点 120 °C。它属于第几类、哪个包装类？',
      'A paint has a flash point of 27 °C (closed cup) and boils at 120 °C. Which class and packing group?',
    ],
    [
      ['第 3 类，包装类 I', 'Class 3, PG I'],
      ['第 3 类，包装类 II', 'Class 3, PG II'],
      ['第 3 类，包装类 III', 'Class 3, PG III'],
      ['不属于危险货物', 'Not dangerous goods'],
    ],
    2,
    [
      '闪点不超过 60 °C 的液体属于第 3 类；初沸点高于 35 °C、闪点在 23 °C 至 60 °C 之间的是包装类 III（IMDG 规则 2.3.2.6）。',
      'Liquids with a flash point of 60 °C or less are Class 3; boiling above 35 °C with a flash point from 23 °C to 60 °C is PG III (IMDG Code 2.3.2.6).',
    ],
  ),
  q.single(
    2,
    1,
    ['包装类 I 表示什么？', 'What does packing group I mean?'],
    [
      ['危险性大', 'High danger'],
      ['危险性中等', 'Medium danger'],
      ['危险性小', 'Low danger'],
      ['不需要包装', 'No packaging needed'],
    ],
    0,
    [
      '包装类 I、II、III 依次表示危险性大、中、小，决定包装要求和限量。',
      'Packing groups I, II and III mean high, medium and low danger; they decide packagings and limits.',
    ],
  ),
  q.single(
    3,
    2,
    [
      '申报单上危险货物描述的四项，正确的顺序是？',
      'In which order do the four items of the description stand on a declaration?',
    ],
    [
      ['运输名称、联合国编号、类别、包装类', 'Shipping name, UN number, class, packing group'],
      ['联合国编号、运输名称、类别、包装类', 'UN number, shipping name, class, packing group'],
      ['类别、包装类、联合国编号、运输名称', 'Class, packing group, UN number, shipping name'],
      ['顺序不限', 'Any order'],
    ],
    1,
    [
      '四项按联合国编号、正确运输名称、类别（副危险写在括号里）、包装类的顺序排列，中间不插其他内容（IMDG 规则 5.4.1.4.2）。',
      'UN number, proper shipping name, class with any subsidiary hazard in brackets, packing group, with nothing between them (IMDG Code 5.4.1.4.2).',
    ],
  ),
  q.single(
    4,
    2,
    [
      '充电宝（锂离子电池）单独发运，用哪个联合国编号？',
      'Which UN number do power banks (lithium ion batteries) have when shipped alone?',
    ],
    [
      ['UN 3090', 'UN 3090'],
      ['UN 3091', 'UN 3091'],
      ['UN 3480', 'UN 3480'],
      ['UN 3481', 'UN 3481'],
    ],
    2,
    [
      '锂离子电池单独为 UN 3480，与设备一起为 UN 3481；锂金属电池分别为 UN 3090 和 UN 3091。充电宝本身就是电池。',
      'Lithium ion batteries alone are UN 3480 and with equipment UN 3481; lithium metal has UN 3090 and UN 3091. A power bank is itself a battery.',
    ],
  ),
  q.single(
    5,
    2,
    [
      '隔离表上两种货物的等级是 2（“隔离”）。它们能装进同一个集装箱吗？',
      'The segregation table gives 2, “separated from”, for two goods. May they share a container?',
    ],
    [
      ['可以，用隔板分开即可', 'Yes, with a partition'],
      ['可以，相距 3 米即可', 'Yes, three metres apart'],
      ['经船公司同意可以', 'Yes, if the carrier agrees'],
      ['不可以', 'No'],
    ],
    3,
    [
      '要求隔离的货物不得装在同一货物运输组件内；只有“远离”的，经主管机关同意可以例外（IMDG 规则 7.3.4.1）。',
      'Goods that must be segregated may not share a cargo transport unit; only “away from” may be excepted, with the approval of the authority (IMDG Code 7.3.4.1).',
    ],
  ),
  q.multiple(
    6,
    2,
    ['包件上应当有哪些内容？', 'What must be shown on a package?'],
    [
      ['联合国编号，前面写 UN', 'The UN number, preceded by UN'],
      ['正确运输名称', 'The proper shipping name'],
      ['类别标签', 'The label of its class'],
      ['货物的售价', 'The price of the goods'],
    ],
    [0, 1, 2],
    [
      '包件标记包括正确运输名称和前面带 UN 的联合国编号，并粘贴类别标签（IMDG 规则 5.2）。售价与运输无关。',
      'Packages are marked with the proper shipping name and the UN number preceded by UN, and labelled (IMDG Code 5.2). The price has no place there.',
    ],
  ),
  q.multiple(
    7,
    3,
    [
      '关于 UN 3480 锂离子电池的空运，哪些说法正确？',
      'Which statements about UN 3480 by air are right?',
    ],
    [
      ['不得装上客机', 'Not on passenger aircraft'],
      ['荷电状态不超过 30%', 'A state of charge of 30% at most'],
      ['须有 UN 38.3 试验概要', 'A UN 38.3 test summary is needed'],
      ['须写明包装类 II', 'Packing group II is stated'],
    ],
    [0, 1, 2],
    [
      '单独的锂离子电池只能由货机运输，荷电不超过 30%，并能提供试验概要（IATA 包装导则 965）。锂电池没有包装类。',
      'Lithium ion alone goes by cargo aircraft only, charged to 30% at most, with a test summary (IATA packing instruction 965). Lithium batteries have no packing group.',
    ],
  ),
  q.multiple(
    8,
    3,
    [
      '酸类货物按隔离类应当与哪些货物“隔离”？',
      'From which goods are acids “separated”, by segregation group?',
    ],
    [
      ['碱类', 'Alkalis'],
      ['氰化物类', 'Cyanides'],
      ['纺织品', 'Textiles'],
      ['空集装箱', 'Empty containers'],
    ],
    [0, 1],
    [
      '酸类与碱类、氰化物类都要隔离：前者放热，后者放出剧毒的氰化氢（IMDG 规则 7.2.8）。',
      'Acids are separated from alkalis, with which they give off heat, and from cyanides, with which they give off deadly hydrogen cyanide (IMDG Code 7.2.8).',
    ],
  ),
  q.trueFalse(
    9,
    1,
    [
      '产品的商品名可以直接用作正确运输名称。',
      'A brand name may serve as the proper shipping name.',
    ],
    false,
    [
      '正确运输名称取自危险货物一览表；N.O.S. 条目在括号里加技术名称，也不用商品名（IMDG 规则 3.1.2）。',
      'The proper shipping name is taken from the Dangerous Goods List; an N.O.S. entry adds the technical name, not the brand (IMDG Code 3.1.2).',
    ],
  ),
  q.trueFalse(
    10,
    2,
    [
      '装有危险货物的集装箱，标牌贴在四面。',
      'A container with dangerous goods has placards on all four sides.',
    ],
    true,
    [
      '集装箱在两侧和两端各贴一张标牌，边长不小于 250 毫米（IMDG 规则 5.3）。',
      'A container has a placard of at least 250 mm on each side and each end (IMDG Code 5.3).',
    ],
  ),
  q.trueFalse(
    11,
    2,
    [
      '集装箱装箱证明由负责装箱的人签字。',
      'The container packing certificate is signed by the person responsible for packing.',
    ],
    true,
    [
      '由负责装箱的人证明箱体清洁、货物系固且隔离合格（IMDG 规则 5.4.2）；托运人签的是危险货物申报单。',
      'The person responsible for packing certifies a clean, secured and properly segregated unit (IMDG Code 5.4.2); the shipper signs the declaration.',
    ],
  ),
  q.fillIn(
    12,
    1,
    [
      '3.7 伏、20,000 毫安时的充电宝是____瓦时；超过____瓦时的锂离子电池，海运不能按特殊规定 188 简化。',
      'A power bank of 3.7 V and 20,000 mAh has ____ Wh; above ____ Wh a lithium ion battery does not qualify for special provision 188 at sea.',
    ],
    [
      ['74', '七十四'],
      ['100', '一百'],
    ],
    [
      '瓦时＝额定电压 × 安时：3.7 × 20 ＝ 74。特殊规定 188 适用于不超过 100 瓦时的锂离子电池。',
      'Watt-hours are volts times ampere-hours: 3.7 × 20 = 74. Special provision 188 covers lithium ion batteries up to 100 Wh.',
    ],
  ),
]
