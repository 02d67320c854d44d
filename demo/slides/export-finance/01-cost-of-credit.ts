import { both, slide } from '#demo/build.ts'
import type { DemoVideo } from '#demo/media-types.ts'

export const costOfCredit: DemoVideo = {
  media: 'export-finance/01-cost-of-credit',
  title: both(['九十天账期值多少钱', 'What ninety days cost']),
  slides: [
    slide(
      ['账期是一笔贷款', 'Credit terms are a loan'],
      [
        ['货先走', 'Goods go first'],
        ['钱后到', 'Money comes later'],
        ['中间是你的资金', 'Your money in between'],
      ],
      [
        '客户要九十天账期，等于你借给他一笔九十天的钱。货先走，钱后到，中间占用的是你的资金。',
        'A buyer who wants ninety days borrows from you for ninety days. The goods go first and the money comes later; in between it is your money that is tied up.',
      ],
    ),
    slide(
      ['算一笔账', 'Work it out'],
      [
        ['发票十万美元', 'Invoice: USD 100,000'],
        ['年利率百分之六', '6% a year'],
        ['九十天约一千四百八十', 'About USD 1,480'],
      ],
      [
        '发票十万美元，年利率百分之六，九十天的利息大约是一千四百八十美元。毛利只有百分之八的话，将近五分之一没有了。',
        'On an invoice of 100,000 dollars at six per cent, ninety days cost about 1,480 dollars. With a margin of eight per cent, nearly a fifth of it is gone.',
      ],
    ),
    slide(
      ['还有三项成本', 'Three more costs'],
      [
        ['坏账', 'Bad debts'],
        ['保险费', 'Insurance premium'],
        ['汇率', 'Exchange rate'],
      ],
      [
        '利息之外还有三项：客户不付的风险，信用保险的保费，九十天里汇率的变动。三项都要放进报价里。',
        'Beside interest come three more: the risk that the buyer does not pay, the premium of credit insurance, and the exchange rate over ninety days. All belong in the price.',
      ],
    ),
    slide(
      ['把钱提前拿回来', 'Get the money earlier'],
      [
        ['押汇：有追索权', 'Bill purchase: with recourse'],
        ['保理：连服务带买断', 'Factoring: service and cover'],
        ['福费廷：无追索权', 'Forfaiting: without recourse'],
      ],
      [
        '不想等，就把应收账款变成现金。押汇便宜，但是客户不付还要找你。福费廷把票据卖断，银行不再追索，价格也高一些。',
        'If you cannot wait, turn the receivable into cash. Bill purchase is cheap, but the bank comes back to you. Forfaiting sells the paper outright, without recourse, and costs more.',
      ],
    ),
    slide(
      ['比较年化成本', 'Compare by the year'],
      [
        ['费用除以实得金额', 'Cost over cash received'],
        ['乘以三百六十除以天数', 'Times 360 over the days'],
      ],
      [
        '比较方案，看年化成本：全部费用除以实际到手的金额，乘以三百六十，再除以天数。手续费不能漏掉。',
        'Compare offers by their yearly cost: all charges over the cash received, times 360, over the number of days. Leave no handling fee out.',
      ],
    ),
    slide(
      ['先看客户再看工具', 'The buyer before the tool'],
      [
        ['新客户：定金加信用证', 'New: deposit and credit'],
        ['老客户：保险加保理', 'Known: insurance and factoring'],
        ['大客户：卖断票据', 'Large: sell the paper'],
      ],
      [
        '工具跟着客户走。新客户收定金，用信用证；有记录的老客户，投保后做保理；金额大、期限长的，卖断票据。',
        'The tool follows the buyer. From a new one take a deposit and a credit; for a known one insure and factor; for large sums and long terms sell the paper outright.',
      ],
    ),
  ],
}
