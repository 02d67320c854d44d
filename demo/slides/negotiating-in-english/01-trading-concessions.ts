import { both, slide } from '#demo/build.ts'
import type { DemoVideo } from '#demo/media-types.ts'

export const tradingConcessions: DemoVideo = {
  media: 'negotiating-in-english/01-trading-concessions',
  title: both(['用条件句换让步', 'Trading concessions with if']),
  slides: [
    slide(
      ['让步不要白给', 'Do not give for nothing'],
      [
        ['先要后给', 'Ask, then give'],
        ['一让一换', 'One for one'],
      ],
      [
        '谈判里最贵的一句话，是没有条件的同意。每让一步，都要换回一点东西：数量、付款、时间，或者下一张订单。',
        'The dearest words in a negotiation are an unconditional yes. For every step you give, take something back: quantity, payment, time, or the next order.',
      ],
    ),
    slide(
      ['第一条件句：可以谈', 'First conditional: open'],
      [
        ['If you order 5,000, we will…', 'If you order 5,000, we will…'],
        ['条件在前', 'Condition first'],
      ],
      [
        '愿意成交，用第一条件句，把条件放在前面。先说您如果订五千件，再说我们就承担运费。对方先听到条件，才听到好处。',
        'If you are willing, use the first conditional, condition first: “If you order five thousand pieces, we will pay the freight.” The buyer hears the condition before the benefit.',
      ],
    ),
    slide(
      ['第二条件句：试探', 'Second conditional: probing'],
      [
        ['If you paid in advance, we could…', 'If you paid in advance, we could…'],
        ['不算承诺', 'Not a promise'],
      ],
      [
        '还没有想好，用第二条件句。说如果你们预付，我们也许可以考虑。过去式拉开距离，听得出这是试探，不是承诺。',
        'If you are not sure yet, use the second: “If you paid in advance, we could look at the price.” The past form keeps a distance: a probe, not a promise.',
      ],
    ),
    slide(
      ['把门留着', 'Keep the door open'],
      [
        ['That would be difficult unless…', 'That would be difficult unless…'],
        ['拒绝后面跟办法', 'Refuse, then offer a way'],
      ],
      [
        '拒绝的时候，后面跟一个办法。先说这很难办，再说除非交货期可以放宽两个星期。对方听到的是路，不是墙。',
        'When you refuse, let a way follow: “That would be difficult unless delivery can move by two weeks.” The other side hears a road and not a wall.',
      ],
    ),
    slide(
      ['打包来谈', 'Package it'],
      [
        ['价格加付款', 'Price with payment'],
        ['不要一条一条让', 'Not point by point'],
      ],
      [
        '不要一条一条地让。把价格、付款和交货打成一包，说只有这三条一起成立，这个价格才有效。拆开一条，整包重谈。',
        'Do not give way point by point. Put price, payment and delivery in one package: this price holds only with all three. Take one out, and the package opens again.',
      ],
    ),
    slide(
      ['最后说一遍', 'Say it once more'],
      [
        ['So, to sum up…', 'So, to sum up…'],
        ['当天发确认邮件', 'Confirm the same day'],
      ],
      [
        '谈完当场复述一遍，数字、条件、日期都说到。当天把同样的内容写成邮件，请对方回复确认。口头的让步，写下来才算。',
        'Sum up at the table with figures, conditions and dates. Write the same in an e-mail that day and ask for a reply. A spoken concession counts once it is written.',
      ],
    ),
  ],
}
