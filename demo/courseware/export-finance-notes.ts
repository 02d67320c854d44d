import { notes } from '#demo/build.ts'
import type { DemoCourseware } from '#demo/media-types.ts'

/** Lecture notes, one page a chapter. */
export const exportFinanceNotes: DemoCourseware[] = [
  notes(
    'export-finance/notes-01.pdf',
    ['账期与现金流', 'Credit and cash flow'],
    [
      [
        '账期成本等于金额乘以年利率乘以天数除以 360',
        'The cost of credit is amount times yearly rate times days over 360',
      ],
      [
        '100,000 美元、6%、90 天，利息 1,500 美元（按 360 天计）',
        '100,000 dollars at 6% for 90 days: 1,500 (on 360 days)',
      ],
      [
        '账期还带来坏账、保费和汇率三项成本',
        'Credit also brings bad debts, premium and exchange risk',
      ],
      ['把这些成本写进报价，或者换成较短的账期', 'Put them in the price or shorten the term'],
    ],
    ['60 天改成 120 天，报价要加多少？', 'Sixty days become 120: how much more must the price be?'],
  ),
  notes(
    'export-finance/notes-02.pdf',
    ['装运前融资', 'Before shipment'],
    [
      [
        '打包贷款凭信用证或合同发放，用于备货',
        'A packing loan on a credit or contract pays for making the goods',
      ],
      ['额度一般不超过信用证金额的 80%', 'It is as a rule at most 80% of the credit'],
      [
        '用出口收款归还，审单不符会影响还款',
        'It is repaid from the proceeds, which discrepancies put at risk',
      ],
      ['订单融资看买方信用和历史交易', 'Order finance looks at the buyer and past trade'],
    ],
    [
      '信用证 200,000 美元，最多可以贷多少？',
      'A credit of 200,000: what is the most you can borrow?',
    ],
  ),
  notes(
    'export-finance/notes-03.pdf',
    ['装运后融资', 'After shipment'],
    [
      ['出口押汇：凭单据垫款，有追索权', 'Bill purchase: an advance on documents, with recourse'],
      ['贴现：已承兑的远期汇票提前兑现', 'Discount: cash for an accepted usance draft'],
      ['保理：买断应收账款，含催收和坏账担保', 'Factoring: receivables with collection and cover'],
      [
        '福费廷：无追索权买断，通常要有银行担保',
        'Forfaiting: without recourse, as a rule with a bank’s guarantee',
      ],
      [
        '年化成本等于全部费用除以实得金额，再乘以 360 除以天数',
        'Yearly cost: all charges over cash received, times 360 over days',
      ],
    ],
    [
      '实得 98,000，费用 2,000，90 天，年化成本多少？答：约 8.16%。',
      'Received 98,000, charges 2,000, 90 days: the yearly cost? Answer: about 8.16%.',
    ],
  ),
  notes(
    'export-finance/notes-04.pdf',
    ['信用保险', 'Credit insurance'],
    [
      [
        '商业风险：破产、拖欠、拒收；政治风险：汇兑限制、战争、撤证',
        'Commercial risks: insolvency, default, refusal; political: transfer limits, war, licences',
      ],
      ['先为每个买方申请限额，再发货', 'Apply for a limit on each buyer before shipment'],
      [
        '赔付比例一般为 80% 至 90%，自己承担一部分',
        'Cover is as a rule 80 to 90%; the rest is your own',
      ],
      [
        '可能损失要在期限内通知，逾期会减赔或不赔',
        'Notify a likely loss in time, or payment is cut',
      ],
    ],
    ['限额 50,000，出运 80,000，赔付怎么算？', 'Limit 50,000, shipped 80,000: what is paid?'],
  ),
  notes(
    'export-finance/notes-05.pdf',
    ['方案设计', 'Designing a plan'],
    [
      ['先评客户：国别、行业、付款记录', 'First the buyer: country, trade, record'],
      ['再定付款方式和账期，然后配保险与融资', 'Then payment and term, then insurance and finance'],
      [
        '三个方案并排比较：年化成本、追索权、占用额度',
        'Compare three plans: yearly cost, recourse, lines used',
      ],
      ['写明最坏情况下损失多少', 'State the loss in the worst case'],
    ],
    [
      '为 150,000 美元、90 天的赊销订单设计一个方案。',
      'Plan the finance of an open-account order of 150,000 at 90 days.',
    ],
  ),
]
