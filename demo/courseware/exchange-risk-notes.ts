import { notes } from '#demo/build.ts'
import type { DemoCourseware } from '#demo/media-types.ts'

/** Lecture notes, one page a chapter. */
export const exchangeRiskNotes: DemoCourseware[] = [
  notes(
    'exchange-risk/notes-01.pdf',
    ['汇率怎么报', 'How rates are quoted'],
    [
      [
        '人民币对美元用直接标价：一美元等于多少人民币',
        'Dollar–yuan is quoted directly: yuan for one dollar',
      ],
      [
        '买入价是银行买外汇的价，卖出价是银行卖外汇的价',
        'The bid is the bank’s price to buy, the offer its price to sell',
      ],
      ['出口收汇用买入价结汇', 'An exporter sells dollars at the bid'],
      ['现汇和现钞的买入价不同', 'Rates for transfers and banknotes differ'],
    ],
    [
      '报价 7.1200/7.1500，收 10,000 美元结汇多少？答：71,200 元。',
      'At 7.1200/7.1500, how much are 10,000 dollars? Answer: 71,200 yuan.',
    ],
  ),
  notes(
    'exchange-risk/notes-02.pdf',
    ['敞口在哪里', 'Finding the exposure'],
    [
      [
        '报价未成交、签约未收款、收款未结汇，三段都有风险',
        'Quoted, signed, received: each stage before settlement bears risk',
      ],
      ['收入与支出同一币种，可以自然对冲', 'Income and costs in one currency hedge each other'],
      ['按币种和到期月做一张敞口表', 'Draw up exposure by currency and month'],
      ['净敞口才需要避险', 'Only the net exposure needs a hedge'],
    ],
    [
      '应收 50 万、应付 30 万美元同月到期，净敞口多少？',
      'Due in one month: 500,000 in, 300,000 out. What is the net?',
    ],
  ),
  notes(
    'exchange-risk/notes-03.pdf',
    ['远期与掉期', 'Forwards and swaps'],
    [
      [
        '远期汇率由即期汇率和两种货币的利差决定',
        'A forward rate follows from the spot rate and the difference in interest',
      ],
      [
        '利率高的货币远期贴水，利率低的升水',
        'The currency with the higher rate is at a discount forward',
      ],
      ['收款日不确定用择期远期', 'Use an option-dated forward when the date is uncertain'],
      ['到期收不到款，用掉期展期', 'If the payment is late, roll the forward over with a swap'],
    ],
    [
      '锁定的意义是确定利润，不是赚汇差。为什么？',
      'A forward fixes the profit; it is no bet on rates. Why?',
    ],
  ),
]
