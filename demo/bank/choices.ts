import { type BankQuestion, multiple, type Pair, single, topic, trueFalse } from './make.ts'

const q = topic('basics')
const contract: Pair = ['合同', 'Contracts']
const insurance: Pair = ['保险', 'Insurance']
const transport: Pair = ['运输', 'Transport']
const disputes: Pair = ['争议', 'Disputes']

/** Questions of choice beside those of the courses. */
export const choiceQuestions: BankQuestion[] = [
  q(
    1,
    2,
    [contract],
    single(
      [
        '《联合国国际货物销售合同公约》的英文缩写是？',
        'What is the abbreviation of the UN sales convention?',
      ],
      [
        ['CISG', 'CISG'],
        ['UCP', 'UCP'],
        ['ISBP', 'ISBP'],
        ['URC', 'URC'],
      ],
      0,
      [
        'CISG：Convention on Contracts for the International Sale of Goods。',
        'CISG stands for Convention on Contracts for the International Sale of Goods.',
      ],
    ),
  ),
  q(
    2,
    2,
    [contract],
    single(
      ['凭样品买卖中，“对等样品”是指？', 'What is a counter sample?'],
      [
        ['卖方按买方来样复制的样品', 'A sample the seller makes after the buyer’s'],
        ['买方寄给卖方的样品', 'A sample the buyer sends'],
        ['第三方检验用样品', 'A sample for a third party'],
        ['备查的留样', 'A sample kept for reference'],
      ],
      0,
      [
        '对等样品经买方确认后作为交货依据，也称回样。',
        'Once approved it is the standard of delivery; also called a return sample.',
      ],
    ),
  ),
  q(
    2,
    2,
    [contract],
    single(
      [
        '溢短装条款中“more or less at seller’s option”表示由谁决定？',
        'Who decides under “more or less at seller’s option”?',
      ],
      [
        ['卖方', 'The seller'],
        ['买方', 'The buyer'],
        ['船方', 'The carrier'],
        ['银行', 'The bank'],
      ],
      0,
      ['机动幅度的选择权在卖方。', 'The seller may choose within the tolerance.'],
    ),
  ),
  q(
    1,
    2,
    [transport],
    single(
      ['下列哪种运输单据可以转让？', 'Which transport document is negotiable?'],
      [
        ['指示提单', 'An order bill of lading'],
        ['航空运单', 'An air waybill'],
        ['海运单', 'A sea waybill'],
        ['铁路运单', 'A rail consignment note'],
      ],
      0,
      ['指示提单经背书可以转让。', 'An order bill is transferred by endorsement.'],
    ),
  ),
  q(
    2,
    2,
    [insurance],
    single(
      ['保险金额通常以什么为基础加成计算？', 'On what value is the insured amount based?'],
      [
        ['CIF 或 CIP 价', 'CIF or CIP'],
        ['FOB 价', 'FOB'],
        ['采购成本', 'Purchase cost'],
        ['EXW 价', 'EXW'],
      ],
      0,
      ['按 CIF/CIP 价加成，一般 10%。', 'CIF or CIP plus usually ten percent.'],
    ),
  ),
  q(
    2,
    2,
    [disputes],
    single(
      ['仲裁裁决的效力通常是？', 'What is the effect of an award as a rule?'],
      [
        ['终局的，对双方有约束力', 'Final and binding'],
        ['可向法院上诉', 'Open to appeal'],
        ['仅供参考', 'Advisory'],
        ['一年后生效', 'Effective after a year'],
      ],
      0,
      [
        '一裁终局是仲裁的特点；可依《纽约公约》申请承认和执行。',
        'Awards are final, and enforced under the New York Convention.',
      ],
    ),
  ),
  q(
    2,
    2,
    [disputes],
    single(
      [
        '买方对品质异议的索赔期限，合同未规定时 CISG 的最长时限是多久？',
        'Where the contract is silent, how long may the buyer give notice of a defect under the CISG at most?',
      ],
      [
        ['两年', 'Two years'],
        ['六个月', 'Six months'],
        ['一年', 'One year'],
        ['四年', 'Four years'],
      ],
      0,
      [
        'CISG 第 39 条：实际收到货物之日起两年。',
        'CISG, article 39: two years from the handing over.',
      ],
    ),
  ),
  q(
    3,
    3,
    [contract],
    multiple(
      ['下列哪些属于不可抗力事件？', 'Which of these are usually force majeure?'],
      [
        ['地震', 'An earthquake'],
        ['战争', 'War'],
        ['市场价格上涨', 'A rise in market prices'],
        ['政府禁令', 'A government ban'],
        ['汇率波动', 'Exchange rate movements'],
      ],
      [0, 1, 3],
      ['商业风险不属于不可抗力。', 'Commercial risks are not force majeure.'],
    ),
  ),
  q(
    2,
    3,
    [insurance],
    multiple(
      [
        '下列哪些属于我国海运货物保险的一般附加险？',
        'Which are general additional covers in China?',
      ],
      [
        ['偷窃提货不着险', 'Theft, pilferage and non-delivery'],
        ['淡水雨淋险', 'Fresh water and rain damage'],
        ['战争险', 'War risk'],
        ['短量险', 'Shortage'],
        ['罢工险', 'Strikes risk'],
      ],
      [0, 1, 3],
      ['战争险、罢工险是特殊附加险。', 'War and strikes are special covers.'],
    ),
  ),
  q(
    2,
    3,
    [transport],
    multiple(
      ['班轮运费的计收标准有哪些？', 'By what may liner freight be charged?'],
      [
        ['按毛重（W）', 'Gross weight (W)'],
        ['按体积（M）', 'Measurement (M)'],
        ['按价格（Ad. Val.）', 'Value (Ad. Val.)'],
        ['按保险费', 'Insurance premium'],
      ],
      [0, 1, 2],
      ['W、M、W/M、Ad. Val. 等。', 'W, M, W/M, Ad. Val. and others.'],
    ),
  ),
  q(
    3,
    3,
    [['结算', 'Settlement']],
    multiple(
      ['汇票的必要记载事项包括？', 'What must a bill of exchange contain?'],
      [
        ['“汇票”字样', 'The words “bill of exchange”'],
        ['确定的金额', 'A certain sum'],
        ['付款人名称', 'The drawee'],
        ['出票人签章', 'The drawer’s signature'],
        ['信用证号', 'The number of the credit'],
      ],
      [0, 1, 2, 3],
      [
        '《票据法》第 22 条；信用证号不是必要记载事项。',
        'Negotiable Instruments Law of China, article 22.',
      ],
    ),
  ),
  q(
    2,
    3,
    [['海关', 'Customs']],
    multiple(
      [
        '申报出口时通常需要哪些单证？',
        'Which documents are usually needed for an export declaration?',
      ],
      [
        ['发票', 'Invoice'],
        ['装箱单', 'Packing list'],
        ['合同', 'Contract'],
        ['进口许可证', 'Import licence'],
      ],
      [0, 1, 2],
      ['进口许可证用于进口。', 'Import licences are for imports.'],
    ),
  ),
  q(
    2,
    3,
    [['跨境电商', 'Cross-border e-commerce']],
    multiple(
      [
        '欧盟 GPSR 对非欧盟卖家的要求包括？',
        'What does the EU’s GPSR require of sellers outside the EU?',
      ],
      [
        ['指定欧盟负责人', 'A responsible person in the EU'],
        ['产品和包装标注负责人信息', 'Their details on the product or package'],
        ['必须在欧盟设立工厂', 'A factory in the EU'],
        ['保存技术文件', 'Technical documentation'],
      ],
      [0, 1, 3],
      [
        '《通用产品安全法规》自 2024 年 12 月 13 日起适用。',
        'The General Product Safety Regulation applies from 13 December 2024.',
      ],
    ),
  ),
  q(
    1,
    1,
    [contract],
    trueFalse(
      [
        '品质公差条款允许交货品质在约定范围内有差异。',
        'A quality tolerance allows differences within agreed limits.',
      ],
      true,
      ['在公差范围内不视为违约。', 'Within the tolerance there is no breach.'],
    ),
  ),
  q(
    1,
    1,
    [transport],
    trueFalse(['航空运单是物权凭证。', 'An air waybill is a document of title.'], false, [
      '航空运单不可转让，收货人凭通知提货。',
      'It is not negotiable; the consignee collects against a notice.',
    ]),
  ),
  q(
    2,
    1,
    [transport],
    trueFalse(['倒签提单是合法的做法。', 'Antedating a bill of lading is legal.'], false, [
      '倒签提单构成欺诈，承运人和托运人须承担责任。',
      'It is fraud for which carrier and shipper are liable.',
    ]),
  ),
  q(
    2,
    1,
    [insurance],
    trueFalse(
      [
        '共同海损只由受损货主承担。',
        'General average is borne by the owner of the damaged cargo alone.',
      ],
      false,
      ['由各受益方按获救价值分摊。', 'All interests contribute by their saved values.'],
    ),
  ),
  q(
    2,
    1,
    [['结算', 'Settlement']],
    trueFalse(
      [
        '信用证业务中，银行对货物品质负责。',
        'Banks are liable for the quality of goods under a credit.',
      ],
      false,
      ['银行处理的是单据（UCP 600 第 5 条）。', 'Banks deal with documents (UCP 600, article 5).'],
    ),
  ),
  q(
    1,
    1,
    [['海关', 'Customs']],
    trueFalse(['所有出口货物都要征收出口关税。', 'All exports pay export duty.'], false, [
      '我国只对少数商品征收出口关税。',
      'China levies it on few goods.',
    ]),
  ),
  q(
    2,
    1,
    [disputes],
    trueFalse(
      [
        '仲裁协议可以在争议发生后达成。',
        'An arbitration agreement can be made after the dispute has arisen.',
      ],
      true,
      ['可以是合同条款，也可以是事后协议。', 'It may be a clause or a later agreement.'],
    ),
  ),
]
