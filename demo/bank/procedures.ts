import { type BankQuestion, dragText, ordering, type Pair, topic } from './make.ts'

const q = topic('procedures')
const credit: Pair = ['信用证', 'Letters of credit']
const customs: Pair = ['海关', 'Customs']
const letters: Pair = ['外贸英语', 'Trade English']

/** Steps to be brought into order, and sentences to be completed with given words. */
export const procedureQuestions: BankQuestion[] = [
  q(
    2,
    5,
    [credit],
    ordering(
      ['将即期议付信用证的业务流程排序。', 'Bring the steps of a sight credit into order.'],
      [
        ['买卖双方签订合同', 'Buyer and seller sign the contract'],
        ['进口商向开证行申请开证', 'The importer applies for the credit'],
        ['通知行向出口商通知信用证', 'The advising bank advises the exporter'],
        ['出口商发货并备齐单据', 'The exporter ships the goods and prepares the documents'],
        ['出口商向银行交单议付', 'The exporter presents the documents'],
        ['开证行审单付款', 'The issuing bank examines them and pays'],
        ['进口商付款赎单', 'The importer pays and takes up the documents'],
      ],
      [
        '开证行先付款，进口商再向开证行付款赎单。',
        'The issuing bank pays first; the importer then reimburses it.',
      ],
    ),
  ),
  q(
    2,
    4,
    [customs],
    ordering(
      ['将一般贸易出口报关的环节排序。', 'Bring the steps of an export declaration into order.'],
      [
        ['申报', 'Declaration'],
        ['海关审单', 'Review of the declaration'],
        ['查验（如布控）', 'Inspection, where selected'],
        ['缴纳税费（如有）', 'Payment of duties, if any'],
        ['放行', 'Release'],
      ],
      [
        '查验并非每票都有，放行在查验和缴税之后。',
        'Not every consignment is inspected; release comes last.',
      ],
    ),
  ),
  q(
    1,
    4,
    [['交易磋商', 'Negotiation']],
    ordering(
      ['将交易磋商的一般环节排序。', 'Bring the stages of a negotiation into order.'],
      [
        ['询盘', 'Enquiry'],
        ['发盘', 'Offer'],
        ['还盘', 'Counter-offer'],
        ['接受', 'Acceptance'],
      ],
      [
        '其中发盘和接受是合同成立不可缺少的环节。',
        'Offer and acceptance are indispensable for a contract.',
      ],
    ),
  ),
  q(
    2,
    5,
    [['运输', 'Transport']],
    ordering(
      ['将整箱货海运出口的步骤排序。', 'Bring the steps of an FCL export by sea into order.'],
      [
        ['向货代或船公司订舱', 'Book space with the forwarder or carrier'],
        ['提取空箱', 'Pick up the empty container'],
        ['工厂装箱并封箱', 'Load and seal it at the factory'],
        ['重箱进港并提交 VGM', 'Bring it to the port and submit the VGM'],
        ['报关放行', 'Clear the customs'],
        ['装船', 'Load it on board'],
        ['船公司签发提单', 'Receive the bill of lading'],
      ],
      ['提单在货物装船后签发。', 'An on-board bill of lading is issued after loading.'],
    ),
  ),
  q(
    3,
    5,
    [['保险', 'Insurance']],
    ordering(
      ['将货物运输保险的索赔步骤排序。', 'Bring the steps of a cargo insurance claim into order.'],
      [
        ['发现货损后立即通知保险人', 'Notify the insurer of the loss at once'],
        ['申请检验并取得检验报告', 'Have the goods surveyed and get the report'],
        ['向承运人等责任方提出书面索赔', 'Claim in writing against the carrier'],
        ['备齐索赔单证', 'Assemble the claim documents'],
        ['向保险人提出索赔', 'Submit the claim to the insurer'],
      ],
      [
        '保留向承运人的追偿权是被保险人的义务。',
        'The insured must preserve the right of recourse against the carrier.',
      ],
    ),
  ),
  q(
    2,
    4,
    [['跨境电商', 'Cross-border e-commerce']],
    ordering(
      ['将新品上架的步骤排序。', 'Bring the launch of a product into order.'],
      [
        ['市场调研与选品', 'Research the market and choose the product'],
        ['核算成本与定价', 'Work out costs and price'],
        ['拍摄图片、撰写详情页', 'Take pictures and write the listing'],
        ['上架并投放广告', 'Publish and advertise'],
        ['根据数据优化', 'Optimise from the data'],
      ],
      [
        '先算清成本再定价，上架后依数据迭代。',
        'Know the costs before the price; improve from the data afterwards.',
      ],
    ),
  ),
  q(
    2,
    4,
    [credit],
    ordering(
      [
        '按提示付款的先后，将远期承兑汇票的票据行为排序。',
        'Bring the acts on a time draft into order.',
      ],
      [
        ['出票', 'Drawing'],
        ['提示承兑', 'Presentation for acceptance'],
        ['承兑', 'Acceptance'],
        ['到期提示付款', 'Presentation for payment at maturity'],
        ['付款', 'Payment'],
      ],
      ['即期汇票无需承兑。', 'A sight draft needs no acceptance.'],
    ),
  ),
  q(
    1,
    3,
    [letters],
    ordering(
      [
        '将英文商务信函的组成部分按通常顺序排列。',
        'Bring the parts of a business letter into their usual order.',
      ],
      [
        ['信头与日期', 'Letterhead and date'],
        ['封内地址', 'Inside address'],
        ['称呼', 'Salutation'],
        ['正文', 'Body'],
        ['结尾敬语与签名', 'Complimentary close and signature'],
      ],
      ['附件标注（Enc.）在签名之后。', 'A note on enclosures follows the signature.'],
    ),
  ),
  q(
    2,
    4,
    [letters],
    dragText(
      [
        'We thank you for your {a} of 12 May and are pleased to {b} you our best price as {c}.\n（把词语拖到空格里）',
        'We thank you for your {a} of 12 May and are pleased to {b} you our best price as {c}.',
      ],
      [
        ['enquiry', 'enquiry'],
        ['quote', 'quote'],
        ['follows', 'follows'],
      ],
      [
        'quote sb. a price；as follows 为固定搭配。',
        '“Quote somebody a price”; “as follows” never changes.',
      ],
      [
        ['offer for', 'offer for'],
        ['following', 'following'],
      ],
    ),
  ),
  q(
    2,
    4,
    [letters, credit],
    dragText(
      [
        'Please {a} the L/C so that it reaches us {b} weeks before the {c} of shipment.\n（把词语拖到空格里）',
        'Please {a} the L/C so that it reaches us {b} weeks before the {c} of shipment.',
      ],
      [
        ['open', 'open'],
        ['four', 'four'],
        ['time', 'time'],
      ],
      [
        'open / establish an L/C；time of shipment 装运期。',
        '“Open” or “establish” an L/C; “time of shipment”.',
      ],
      [
        ['make', 'make'],
        ['shipment', 'shipment'],
      ],
    ),
  ),
  q(
    2,
    3,
    [['Incoterms® 2020', 'Incoterms® 2020']],
    dragText(
      [
        'CIF 下，卖方在{a}交货，负担到{b}的运费和保险费，风险在货物{c}时转移。',
        'Under CIF the seller delivers at the {a}, pays freight and insurance to the {b}, and risk passes when the goods are {c}.',
      ],
      [
        ['装运港', 'port of shipment'],
        ['目的港', 'port of destination'],
        ['装上船', 'on board'],
      ],
      ['CIF 的风险点与费用点不同。', 'Under CIF the points of risk and of cost differ.'],
      [
        ['越过船舷', 'across the ship’s rail'],
        ['卸下船', 'unloaded'],
      ],
    ),
  ),
  q(
    3,
    4,
    [customs],
    dragText(
      [
        '进口货物的收货人应自运输工具申报进境之日起 {a} 日内申报；逾期的，自第 {b} 日起征收{c}。',
        'The consignee must declare imports within {a} days from the day on which the means of transport was declared; from day {b} on, a {c} is due.',
      ],
      [
        ['14', '14'],
        ['15', '15'],
        ['滞报金', 'late declaration fee'],
      ],
      ['滞报金按日征收完税价格的 0.5‰。', 'The fee is 0.05 % of the dutiable value a day.'],
      [
        ['滞纳金', 'late payment fee'],
        ['7', '7'],
      ],
    ),
  ),
  q(
    2,
    3,
    [['运输', 'Transport']],
    dragText(
      [
        '海运提单是货物{a}、运输合同的{b}和{c}凭证。',
        'A bill of lading is a {a} for the goods, {b} of the contract of carriage and a document of {c}.',
      ],
      [
        ['收据', 'receipt'],
        ['证明', 'evidence'],
        ['物权', 'title'],
      ],
      [
        '航空运单和海运单不是物权凭证。',
        'Air waybills and sea waybills are no documents of title.',
      ],
      [
        ['保单', 'policy'],
        ['付款', 'payment'],
      ],
    ),
  ),
]
