import { both, slide } from '#demo/build.ts'
import type { DemoVideo } from '#demo/media-types.ts'

export const offerAndAcceptance: DemoVideo = {
  media: 'export-contract/01-offer-and-acceptance',
  title: both(['发盘、还盘与接受', 'Offer, counter-offer, acceptance']),
  slides: [
    slide(
      ['一封邮件算不算合同', 'Is an e-mail a contract?'],
      [
        ['货物写明', 'The goods are named'],
        ['数量和价格能确定', 'Quantity and price can be fixed'],
        ['表明愿意受约束', 'It means to bind'],
      ],
      [
        '一封邮件也可以成立合同。看三点：货物写明了没有，数量和价格能不能确定，发件人有没有受约束的意思。三点齐全，就是发盘。',
        'An e-mail can make a contract. Look at three points: are the goods named, can quantity and price be fixed, and does the sender mean to be bound? With all three it is an offer.',
      ],
    ),
    slide(
      ['发盘何时生效', 'When an offer takes effect'],
      [
        ['到达对方时生效', 'On reaching the other side'],
        ['到达之前可以撤回', 'Withdrawn before arrival'],
      ],
      [
        '发盘到达对方时生效。在到达之前，或者与发盘同时，撤回通知送到，发盘就不生效，写明不可撤销的也一样。',
        'An offer takes effect when it reaches the other side. A withdrawal that arrives before it or with it stops the offer, even one that says it is irrevocable.',
      ],
    ),
    slide(
      ['发盘还能撤销吗', 'Can it be revoked?'],
      [
        ['对方发出接受前可以', 'Yes, until acceptance is sent'],
        ['定了期限就不可以', 'Not if a time is fixed'],
        ['对方已信赖就不可以', 'Not if relied upon'],
      ],
      [
        '生效以后，只要对方还没有发出接受，原则上可以撤销。但是写明了接受期限，或者对方有理由信赖并且已经行动，就不能再撤销。',
        'Once effective, an offer may be revoked until acceptance is sent. It may not if it fixes a time for acceptance, or if the other side reasonably relied on it and acted.',
      ],
    ),
    slide(
      ['接受还是还盘', 'Acceptance or counter-offer'],
      [
        ['完全同意是接受', 'Full assent accepts'],
        ['实质变更是还盘', 'A material change counters'],
        ['价格付款数量都算', 'Price, payment and quantity count'],
      ],
      [
        '对方回信说同意，但是把付款方式改成货到付款。这就不是接受，而是还盘。价格、付款、品质、数量、交货和争议解决的改动，都是实质变更。',
        'The buyer agrees but changes payment to open account. That is no acceptance but a counter-offer. Changes of price, payment, quality, quantity, delivery or disputes are material.',
      ],
    ),
    slide(
      ['迟到的接受', 'A late acceptance'],
      [
        ['原则上无效', 'In principle without effect'],
        ['发盘人可以立即认可', 'The offeror may approve at once'],
      ],
      [
        '接受到得晚了，原则上没有效力。不过发盘人可以马上通知对方认可它。如果是邮路延误造成的，发盘人不及时反对，合同就成立。',
        'A late acceptance has no effect in principle, but the offeror may approve it at once. If only the transmission was late, the contract stands unless he objects without delay.',
      ],
    ),
    slide(
      ['把话写清楚', 'Say it clearly'],
      [
        ['写明有效期', 'State the validity'],
        ['写明以合同书为准', 'Subject to a signed contract'],
        ['回复时逐条核对', 'Check each point'],
      ],
      [
        '发盘时写清有效期和回复方式。还不想受约束，就写明以签订合同书为准。收到回复，先逐条核对，再说成交。',
        'Give the validity and the way to reply. If you do not mean to be bound yet, say “subject to a signed contract”. Check each point of a reply before you call it a deal.',
      ],
    ),
  ],
}
