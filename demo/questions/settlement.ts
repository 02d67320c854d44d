import { bank } from '#demo/build.ts'
import type { DemoQuestion } from '#demo/types.ts'

const q = bank('settlement')

export const settlementQuestions: DemoQuestion[] = [
  q.single(
    1,
    1,
    [
      '托收指示中附有远期汇票，但没有说明凭承兑还是凭付款交单。按 URC 522，应如何交单？',
      'A collection holds a usance draft but does not say whether documents go against acceptance or payment. What does URC 522 prescribe?',
    ],
    [
      ['凭承兑交单', 'Against acceptance'],
      ['只能凭付款交单', 'Only against payment'],
      ['由代收行自行决定', 'As the collecting bank sees fit'],
      ['直接退单', 'Return of the documents'],
    ],
    1,
    [
      'URC 522 第 7 条 b 款：没有说明的，商业单据只能凭付款交付，代收行对由此迟交产生的后果不负责任。',
      'URC 522 article 7(b): in the absence of such a statement, documents are released only against payment, and the collecting bank is not responsible for the delay.',
    ],
  ),
  q.single(
    2,
    1,
    [
      '银行美元兑人民币报价为 7.1000／7.1200。出口企业卖出 100,000 美元，可得多少人民币？',
      'A bank quotes USD/CNY 7.1000/7.1200. An exporter sells USD 100,000. How much does he receive?',
    ],
    [
      ['712,000 元', 'CNY 712,000'],
      ['711,000 元', 'CNY 711,000'],
      ['710,000 元', 'CNY 710,000'],
      ['700,000 元', 'CNY 700,000'],
    ],
    2,
    [
      '直接标价法下，前者为银行买入价，后者为银行卖出价。企业卖、银行买，用 7.1000：100,000 × 7.1 ＝ 710,000 元。',
      'In a direct quotation the first figure is the bank’s buying rate. The company sells and the bank buys at 7.1000: 100,000 × 7.1 = CNY 710,000.',
    ],
  ),
  q.single(
    3,
    2,
    ['SWIFT 报文中，用于开立跟单信用证的是？', 'Which SWIFT message issues a documentary credit?'],
    [
      ['MT 103', 'MT 103'],
      ['MT 400', 'MT 400'],
      ['MT 707', 'MT 707'],
      ['MT 700', 'MT 700'],
    ],
    3,
    [
      'SWIFT 第七类报文：MT 700 开立信用证，MT 707 修改信用证。MT 400 用于托收付款通知，MT 103 是单笔客户汇款。',
      'In SWIFT category 7, MT 700 issues and MT 707 amends a credit. MT 400 advises payment of a collection; MT 103 is a single customer transfer.',
    ],
  ),
  q.single(
    4,
    2,
    [
      '出口商三个月后收到 50 万欧元，担心欧元贬值，最直接的做法是？',
      'An exporter will receive EUR 500,000 in three months and fears a fall of the euro. What is the most direct hedge?',
    ],
    [
      ['向银行卖出三个月远期欧元', 'Sell euros three months forward'],
      ['向银行买入三个月远期欧元', 'Buy euros three months forward'],
      ['推迟收款', 'Put off collection'],
      ['增加欧元存款', 'Hold more euro deposits'],
    ],
    0,
    [
      '出口应收外币是多头，卖出同期限、同金额的远期外汇即可锁定本币收入，这是远期结汇的基本原理。',
      'A receivable in euros is a long position; selling the same amount forward for the same date fixes the income in local currency.',
    ],
  ),
  q.multiple(
    5,
    2,
    ['关于托收，哪些说法符合 URC 522？', 'Which statements on collections agree with URC 522?'],
    [
      ['D/A 之下付款人承兑后即可取得单据', 'Under D/A the drawee gets the documents on acceptance'],
      [
        '银行应确定所收单据与托收指示所列是否一致',
        'Banks must see that documents appear as listed',
      ],
      ['银行没有义务审核单据内容', 'Banks are not obliged to examine the contents of documents'],
      ['代收行保证付款人付款', 'The collecting bank guarantees payment'],
    ],
    [0, 1, 2],
    [
      '见第 4 条 a 款 ii 项（不为获取指示而审单）、第 12 条 a 款（核对所列单据）和第 7 条。托收属于商业信用，银行不保证付款。',
      'See article 4(a)(ii) (no examination to obtain instructions), article 12(a) (documents as listed) and article 7. A collection rests on the buyer’s credit; banks guarantee nothing.',
    ],
  ),
  q.multiple(
    6,
    3,
    [
      '关于受 URDG 758 约束的见索即付保函，哪些说法正确？',
      'Which statements are right for a demand guarantee under URDG 758?',
    ],
    [
      [
        '索赔须附说明申请人违约方面的声明',
        'A demand needs a statement of the respect in which the applicant is in breach',
      ],
      ['担保人须先查实违约', 'The guarantor must first verify the breach'],
      ['独立于基础交易', 'It is independent of the underlying relationship'],
      ['担保人处理的是单据', 'The guarantor deals with documents'],
    ],
    [0, 2, 3],
    [
      '第 5 条（独立性）、第 6 条（单据交易）、第 15 条 a 款（违约声明）。担保人不调查事实，只审相符索赔。',
      'Article 5 (independence), article 6 (documents) and article 15(a) (supporting statement). The guarantor examines the demand, not the facts.',
    ],
  ),
  q.trueFalse(
    7,
    1,
    [
      '汇款、托收都属于商业信用，信用证属于银行信用。',
      'Remittance and collection rest on the trader’s credit, a letter of credit on the bank’s.',
    ],
    true,
    [
      '托收银行不承担付款责任（URC 522）；信用证的开证行对相符交单承担确定的承付责任（UCP 600 第 7 条）。',
      'Collecting banks do not undertake to pay (URC 522); an issuing bank is bound to honour a complying presentation (UCP 600 article 7).',
    ],
  ),
  q.trueFalse(
    8,
    2,
    [
      '福费廷业务中，包买商买断票据后，一般对出口商没有追索权。',
      'In forfaiting, the forfaiter buys the claim as a rule without recourse to the exporter.',
    ],
    true,
    [
      '《福费廷统一规则》（URF 800）第 2 条把福费廷交易定义为无追索权地买卖付款请求权。',
      'The Uniform Rules for Forfaiting (URF 800), article 2, define the transaction as the sale of a payment claim without recourse.',
    ],
  ),
  q.fillIn(
    9,
    1,
    [
      '付款交单的英文缩写是____，承兑交单的英文缩写是____。',
      'Documents against payment is shortened to ____, documents against acceptance to ____.',
    ],
    [
      ['D/P', 'DP'],
      ['D/A', 'DA'],
    ],
    [
      'URC 522 第 7 条使用 D/P 和 D/A 两种交单条件。D/A 之下，付款人承兑即可拿到单据，出口商的风险更大。',
      'URC 522 article 7 uses D/P and D/A. Under D/A the drawee gets the documents on acceptance, so the exporter risks more.',
    ],
  ),
]
