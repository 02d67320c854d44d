import { bank } from '#demo/build.ts'
import type { DemoQuestion } from '#demo/types.ts'

const q = bank('contract-negotiation')

export const negotiationQuestions: DemoQuestion[] = [
  q.single(
    1,
    1,
    [
      '对一项发盘表示接受，但要求把付款方式由信用证改为 T/T。按 CISG，这构成什么？',
      'A reply accepts an offer but changes payment from L/C to T/T. What is it under the CISG?',
    ],
    [
      ['有效接受', 'An acceptance'],
      ['拒绝并构成还盘', 'A rejection and counter-offer'],
      ['询盘', 'An enquiry'],
      ['发盘的撤回', 'A withdrawal of the offer'],
    ],
    1,
    [
      'CISG 第十九条第（1）、（3）款：对付款等条件的更改视为实质性变更，构成拒绝和还盘。',
      'CISG article 19(1) and (3): a change to payment is material, so the reply is a rejection and a counter-offer.',
    ],
  ),
  q.single(
    2,
    2,
    [
      '按 CISG，受盘人收到发盘后一直沉默，结果如何？',
      'Under the CISG, the offeree simply stays silent. What follows?',
    ],
    [
      ['构成接受', 'That is acceptance'],
      ['30 天后视为接受', 'Acceptance after 30 days'],
      ['构成还盘', 'That is a counter-offer'],
      ['沉默本身不构成接受', 'Silence in itself is not acceptance'],
    ],
    3,
    [
      'CISG 第十八条第（1）款：缄默或不行动本身不等于接受。',
      'CISG article 18(1): silence or inactivity does not in itself amount to acceptance.',
    ],
  ),
  q.single(
    3,
    2,
    ['谈判中的 BATNA 指的是？', 'What does BATNA mean in negotiation?'],
    [
      ['谈判破裂时的最佳替代方案', 'The best alternative to a negotiated agreement'],
      ['双方的可能成交区间', 'The zone of possible agreement'],
      ['己方的开价', 'One’s opening offer'],
      ['最后期限', 'The deadline'],
    ],
    0,
    [
      'BATNA 出自费舍尔与尤里《谈判力》（Getting to Yes）：best alternative to a negotiated agreement。可能成交区间的缩写是 ZOPA。',
      'The term comes from Fisher and Ury, Getting to Yes. The zone of possible agreement is ZOPA.',
    ],
  ),
  q.single(
    4,
    1,
    [
      '“The offer is subject to our final confirmation.” 这句话表明发盘的性质是？',
      '“The offer is subject to our final confirmation.” What does this say about the offer?',
    ],
    [
      ['实盘，可随时接受', 'It is firm and open to acceptance'],
      ['不可撤销的发盘', 'It is irrevocable'],
      ['虚盘，没有受约束的意思', 'It is non-firm; the sender does not mean to be bound'],
      ['已成立的合同', 'It is a concluded contract'],
    ],
    2,
    [
      'CISG 第十四条第（1）款要求发盘表明一经接受即受约束的意思。“以我方最后确认为准”保留了确认权，属于虚盘。',
      'CISG article 14(1) asks for the intention to be bound on acceptance. The sentence reserves confirmation, so the proposal is non-firm.',
    ],
  ),
  q.multiple(
    5,
    2,
    [
      '按 CISG 第十九条，变更下列哪些条件视为实质性变更？',
      'Changes to which of these are material under CISG article 19?',
    ],
    [
      ['要求多寄一份装箱单', 'A request for one more copy of the packing list'],
      ['价格', 'Price'],
      ['货物质量和数量', 'Quality and quantity of the goods'],
      ['争端的解决', 'Settlement of disputes'],
    ],
    [1, 2, 3],
    [
      '第十九条第（3）款列举：价格、付款、质量和数量、交货地点和时间、责任范围、争端解决等。多要一份单据通常不算实质性变更。',
      'Article 19(3) lists price, payment, quality and quantity, place and time of delivery, extent of liability and settlement of disputes. One more copy is not material as a rule.',
    ],
  ),
  q.multiple(
    6,
    1,
    [
      '下列哪些词语适合用在正式的英文催款函中？',
      'Which phrases fit a formal English reminder of payment?',
    ],
    [
      ['Pay up or else!', 'Pay up or else!'],
      [
        'Please find the statement of account attached.',
        'Please find the statement of account attached.',
      ],
      [
        'We would appreciate your prompt remittance.',
        'We would appreciate your prompt remittance.',
      ],
      ['The invoice is now 15 days overdue.', 'The invoice is now 15 days overdue.'],
    ],
    [1, 2, 3],
    [
      '商务信函的 7C 原则之一是礼貌（Courtesy）：说明事实、给出单据、提出请求，不用威胁语气。',
      'Courtesy is one of the seven Cs of business writing: state the fact, attach the paper, make the request, and do not threaten.',
    ],
  ),
  q.trueFalse(
    7,
    2,
    [
      '按 CISG，发盘送达受盘人之前或同时，撤回通知送达的，发盘可以撤回，即使发盘是不可撤销的。',
      'Under the CISG even an irrevocable offer may be withdrawn if the withdrawal reaches the offeree before or with the offer.',
    ],
    true,
    [
      'CISG 第十五条第（2）款。注意区分：撤回（withdrawal）发生在生效以前，撤销（revocation）发生在生效以后。',
      'CISG article 15(2). Withdrawal comes before the offer takes effect, revocation after.',
    ],
  ),
  q.trueFalse(
    8,
    2,
    [
      '营业地分别在两个 CISG 缔约国的企业订立货物买卖合同，必须在合同中写明，CISG 才能适用。',
      'Between firms in two contracting states the CISG applies to a sale of goods only if the contract says so.',
    ],
    false,
    [
      'CISG 第一条第（1）款（a）项：营业地在不同缔约国的，公约自动适用；第六条允许当事人排除适用。',
      'CISG article 1(1)(a): it applies of itself between parties in different contracting states; article 6 lets them exclude it.',
    ],
  ),
  q.fillIn(
    9,
    1,
    [
      '“形式发票”的英文是____ invoice。',
      'The invoice sent before shipment, to show the terms of a proposed sale, is a ____ invoice.',
    ],
    [['pro forma', 'proforma', 'pro-forma']],
    [
      '形式发票用于报价、申请进口许可或开立信用证，不是要求付款的凭证。UCP 600 第 18 条所说的商业发票不能用标明 provisional、pro-forma 的发票代替（ISBP 821 C1）。',
      'It serves to quote, to obtain a licence or to open a credit. Where a credit asks for an invoice, one marked provisional or pro-forma will not do (ISBP 821, paragraph C1).',
    ],
  ),
  q.fillIn(
    10,
    3,
    [
      '按 CISG 第三十九条，买方自实际收到货物之日起____年内不通知货物不符合同的，原则上丧失声称不符的权利。',
      'Under CISG article 39, a buyer who gives no notice of non-conformity within ____ years of actual handing over loses the right to rely on it in general.',
    ],
    [['2', '两', '二', 'two']],
    [
      '第三十九条第（2）款规定最长两年，除非与合同规定的保证期限不符；第（1）款还要求在合理时间内通知。',
      'Article 39(2) sets two years at most unless this conflicts with a contractual guarantee; article 39(1) asks for notice within a reasonable time.',
    ],
  ),
]
