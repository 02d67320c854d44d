import { texts } from '#src/web/i18n.tsx'

/** Texts of the example questions whose parts are placed, ordered, pointed at or filled in on a sheet. */
export const placedText = texts({
  zh: {
    matching: '<p>将贸易术语与其含义配对。</p>',
    left: ['EXW', 'FOB', 'CIF'],
    right: ['工厂交货', '船上交货', '成本、保险费加运费', '完税后交货'],
    ordering: '<p>按先后顺序排列信用证业务的步骤。</p>',
    steps: ['买方申请开证', '开证行开立信用证', '卖方装运货物', '卖方交单', '银行付款'],
    classification: '<p>将单据按性质分类；不属于任何一类的留在外面。</p>',
    categories: ['运输单据', '金融单据'],
    papers: ['海运提单', '汇票', '航空运单', '本票', '装箱单'],
    dragText:
      '<p>信用证项下，<span data-gap="d1"></span> 开立信用证，<span data-gap="d2"></span> 交单，<span data-gap="d3"></span> 通知信用证。</p>',
    tokens: ['开证行', '受益人', '通知行', '承运人'],
    hotspot: '<p>在图中标出船舶停靠的泊位。</p>',
    picture: '港口示意图',
    areas: ['图左的泊位', '图中的堆场', '图右的大门'],
    form: '<p>根据合同填写商业发票：发票号码 HYINV26118，单价 2.20 美元，数量 24,000 条。</p>',
    sheet: '空白商业发票',
    boxes: ['发票号码', '数量（条）', '总值（美元）', '贸易术语'],
    terms: ['CIF', 'FOB'],
  },
  en: {
    matching: '<p>Match each trade term with its meaning.</p>',
    left: ['EXW', 'FOB', 'CIF'],
    right: ['Ex Works', 'Free On Board', 'Cost, Insurance and Freight', 'Delivered Duty Paid'],
    ordering: '<p>Put the steps of a letter of credit in order.</p>',
    steps: [
      'The buyer applies for the credit',
      'The bank issues the credit',
      'The seller ships the goods',
      'The seller presents the documents',
      'The bank pays',
    ],
    classification: '<p>Sort the documents; leave out those that belong to neither.</p>',
    categories: ['Transport documents', 'Financial documents'],
    papers: ['Bill of lading', 'Draft', 'Air waybill', 'Promissory note', 'Packing list'],
    dragText:
      '<p>Under a credit the <span data-gap="d1"></span> issues it, the <span data-gap="d2"></span> presents the documents, and the <span data-gap="d3"></span> advises it.</p>',
    tokens: ['issuing bank', 'beneficiary', 'advising bank', 'carrier'],
    hotspot: '<p>Mark the berth at which the ship lies.</p>',
    picture: 'A drawing of a port',
    areas: ['the berth on the left', 'the yard in the middle', 'the gate on the right'],
    form: '<p>Fill in the invoice for the contract: invoice number HYINV26118, USD 2.20 each, 24,000 pieces.</p>',
    sheet: 'A blank commercial invoice',
    boxes: ['Invoice number', 'Quantity in pieces', 'Amount in USD', 'Trade term'],
    terms: ['CIF', 'FOB'],
  },
})
