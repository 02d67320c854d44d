import { bank } from '#demo/build.ts'
import type { DemoQuestion } from '#demo/types.ts'

const q = bank('customs-declaration')

export const customsQuestions: DemoQuestion[] = [
  q.single(
    1,
    1,
    [
      '进口货物的收货人应自运输工具申报进境之日起多少日内向海关申报？',
      'Within how many days of the declared arrival of the means of transport must imports be declared to China Customs?',
    ],
    [
      ['7 日', '7 days'],
      ['10 日', '10 days'],
      ['14 日', '14 days'],
      ['15 日', '15 days'],
    ],
    2,
    [
      '《海关法》第二十四条：进口货物的收货人应当自运输工具申报进境之日起十四日内申报。逾期征收滞报金。',
      'Customs Law, article 24: the consignee declares within fourteen days of the declared entry of the means of transport. After that a late-declaration fee is due.',
    ],
  ),
  q.single(
    2,
    1,
    [
      '除海关特准外，出口货物应在何时申报？',
      'When must exports be declared, unless Customs grants otherwise?',
    ],
    [
      [
        '运抵海关监管区后、装货的 24 小时以前',
        'After arrival in the control area and 24 hours before loading',
      ],
      ['装货后 24 小时以内', 'Within 24 hours after loading'],
      ['船舶开航后 3 日内', 'Within 3 days after sailing'],
      ['签订合同后 14 日内', 'Within 14 days after the contract is signed'],
    ],
    0,
    [
      '《海关法》第二十四条：出口货物的发货人除海关特准的外，应当在货物运抵海关监管区后、装货的二十四小时以前申报。',
      'Customs Law, article 24: after the goods have arrived in the customs control area and 24 hours before loading.',
    ],
  ),
  q.single(
    3,
    2,
    [
      '进口滞报金按日计征，日征收金额为进口货物计税价格（完税价格）的多少？',
      'At what daily rate of the customs value is the late-declaration fee on imports charged?',
    ],
    [
      ['0.01%', '0.01%'],
      ['0.05%', '0.05%'],
      ['0.1%', '0.1%'],
      ['0.5%', '0.5%'],
    ],
    1,
    [
      '《海关征收进口货物滞报金办法》：日征收金额为进口货物完税价格的千分之零点五，即 0.05%。',
      'By the Customs measures on the late-declaration fee for imports, the daily amount is 0.5 per mille of the customs value, that is 0.05 per cent.',
    ],
  ),
  q.single(
    4,
    2,
    [
      '某进口货物计税价格 100,000 元，关税税率 10%，增值税税率 13%，不征消费税。进口环节增值税是多少？',
      'Imported goods have a customs value of CNY 100,000; duty is 10%, VAT 13%, no consumption tax. What is the import VAT?',
    ],
    [
      ['13,000 元', 'CNY 13,000'],
      ['11,300 元', 'CNY 11,300'],
      ['14,300 元', 'CNY 14,300'],
      ['23,000 元', 'CNY 23,000'],
    ],
    2,
    [
      '组成计税价格＝关税计税价格＋关税＋消费税＝110,000 元，增值税＝110,000 × 13% ＝ 14,300 元（《增值税法》进口货物的规定）。',
      'Taxable amount = customs value + duty + consumption tax = 110,000; VAT = 110,000 × 13% = CNY 14,300 (VAT Law, on imported goods).',
    ],
  ),
  q.single(
    5,
    1,
    ['一般贸易的海关监管方式代码是？', 'Which customs supervision code stands for general trade?'],
    [
      ['9610', '9610'],
      ['1210', '1210'],
      ['0214', '0214'],
      ['0110', '0110'],
    ],
    3,
    [
      '《监管方式代码表》：0110 为一般贸易，0214 为来料加工，9610 和 1210 为跨境电商监管方式。',
      'In the code table 0110 is general trade, 0214 processing with supplied materials; 9610 and 1210 are for cross-border e-commerce.',
    ],
  ),
  q.single(
    6,
    3,
    [
      '采用“两步申报”，企业应自运输工具申报进境之日起多少日内完成完整申报？',
      'Under China’s two-step declaration, within how many days of the declared arrival must the full declaration be completed?',
    ],
    [
      ['3 日', '3 days'],
      ['14 日', '14 days'],
      ['30 日', '30 days'],
      ['60 日', '60 days'],
    ],
    1,
    [
      '海关总署“两步申报”公告：第一步概要申报后可提离货物，第二步自运输工具申报进境之日起 14 日内完成完整申报。',
      'By the notices of the General Administration of Customs, a summary declaration lets the goods go, and the full one follows within 14 days of the declared arrival.',
    ],
  ),
  q.multiple(
    7,
    2,
    [
      '进口货物的计税价格（完税价格）应包括哪些项目？',
      'What belongs to the customs value of imported goods?',
    ],
    [
      ['运抵境内输入地点起卸前的保险费', 'Insurance up to unloading at the place of import'],
      ['进口后单独列明的境内运费', 'Inland freight after import, shown separately'],
      ['货物的成交价格', 'The transaction price'],
      ['运抵境内输入地点起卸前的运费', 'Carriage up to unloading at the place of import'],
    ],
    [0, 2, 3],
    [
      '《关税法》第二十四条：以成交价格以及货物运抵境内输入地点起卸前的运输及相关费用、保险费为基础确定。进口后的境内运费单独列明的，不计入。',
      'Tariff Law, article 24: the transaction price plus carriage, related charges and insurance before unloading at the place of import. Inland freight after import, if shown separately, is left out.',
    ],
  ),
  q.multiple(
    8,
    2,
    [
      '下列哪些通常是进口报关的随附单证？',
      'Which documents usually go with an import declaration?',
    ],
    [
      ['商业发票', 'Commercial invoice'],
      ['装箱单', 'Packing list'],
      ['提单或运单', 'Bill of lading or waybill'],
      ['出口方的公司章程', 'The exporter’s articles of association'],
    ],
    [0, 1, 2],
    [
      '按《海关进出口货物申报管理规定》，随附单证包括合同、发票、装箱清单、载货清单、提（运）单等。公司章程不属于报关单证。',
      'By the Customs rules on declaration, these include the contract, invoice, packing list, manifest and bill of lading or waybill. Articles of association are not among them.',
    ],
  ),
  q.multiple(
    9,
    3,
    [
      '关于 RCEP 原产地规则，哪些说法正确？',
      'Which statements about the RCEP rules of origin are right?',
    ],
    [
      ['其他缔约方的原产材料可以累积', 'Originating materials of other parties may be cumulated'],
      ['只能使用签证机构签发的原产地证书', 'Only certificates by issuing authorities are accepted'],
      ['原产地证明自签发或出具之日起一年内有效', 'A proof of origin is valid for one year'],
      [
        '区域价值成分标准一般不少于 40%',
        'The regional value content criterion is in general at least 40 per cent',
      ],
    ],
    [0, 2, 3],
    [
      'RCEP 第三章：区域价值成分 40%（附件一列明的标准）、累积（第四条）、证明一年有效；除原产地证书外，还可用经核准出口商的原产地声明（第十六条）。',
      'RCEP Chapter 3: value content of 40 per cent (as listed in Annex 3A), cumulation (article 3.4), validity of one year; besides certificates, declarations by approved exporters count (article 3.16).',
    ],
  ),
  q.trueFalse(
    10,
    1,
    [
      '2018 年关检融合后，进出口企业通过国际贸易“单一窗口”可一次申报报关和报检内容。',
      'Since customs and inspection merged in 2018, one declaration through the “single window” covers both.',
    ],
    true,
    [
      '自 2018 年 8 月 1 日起，原报关单和报检单整合为一张报关单，经“单一窗口”或“互联网＋海关”申报。',
      'On 1 August 2018 the two forms became one declaration, lodged through the single window or Internet + Customs.',
    ],
  ),
  q.trueFalse(
    11,
    2,
    [
      '进口货物自运输工具申报进境之日起超过三个月未申报的，由海关提取依法变卖处理。',
      'Imports not declared within three months of the declared arrival may be taken and sold by Customs.',
    ],
    true,
    [
      '《海关法》第三十条。变卖所得在扣除费用和税款后尚有余款的，收货人可自变卖之日起一年内申请发还。',
      'Customs Law, article 30. What is left of the proceeds after costs and tax may be claimed by the consignee within a year of the sale.',
    ],
  ),
  q.trueFalse(
    12,
    2,
    [
      '委托报关企业报关后，委托人对所提供情况的真实性不再承担责任。',
      'Once a customs broker has been engaged, the client no longer answers for the truth of what it supplied.',
    ],
    false,
    [
      '《海关法》第十条：委托人应当提供真实情况，报关企业负有合理审查义务。委托并不免除委托人的责任。',
      'Customs Law, article 10: the client must supply true information and the broker must check it with reasonable care. Engaging a broker does not lift the client’s duty.',
    ],
  ),
  q.fillIn(
    13,
    2,
    [
      '《关税法》规定，纳税人应当自完成申报之日起____日内缴纳税款；逾期按日加收滞纳税款万分之____的滞纳金。',
      'Under the Tariff Law, duty is payable within ____ days of completing the declaration; after that a surcharge of ____ per ten thousand a day is added.',
    ],
    [
      ['15', '十五', 'fifteen'],
      ['5', '五', 'five'],
    ],
    [
      '《关税法》自 2024 年 12 月 1 日起施行：完成申报之日起十五日内缴纳，逾期按日加收万分之五的滞纳金。',
      'The Tariff Law has applied since 1 December 2024: payment within fifteen days, then a surcharge of 0.05 per cent (five per ten thousand) a day.',
    ],
  ),
  q.fillIn(
    14,
    2,
    [
      '出境货物的木质包装应按国际标准 ISPM ____ 处理并加施 IPPC 标识。',
      'Wood packaging of exports is treated and marked with the IPPC mark under the standard ISPM ____.',
    ],
    [['15', '15号', '第15号', 'No. 15', '十五']],
    [
      'ISPM 15《国际贸易中木质包装材料的管理》规定热处理（HT）、溴甲烷熏蒸（MB）等方法和 IPPC 标识。',
      'ISPM 15, Regulation of wood packaging material in international trade, sets the treatments such as HT and MB and the IPPC mark.',
    ],
  ),
]
