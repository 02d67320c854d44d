import { both, slide } from '#demo/build.ts'
import type { DemoVideo } from '#demo/media-types.ts'

export const readingTheCredit: DemoVideo = {
  media: 'letters-of-credit/02-reading-the-credit',
  title: both(['读懂一份 MT 700', 'Reading an MT 700']),
  slides: [
    slide(
      ['收到信用证，先别急着备货', 'Before you produce'],
      [
        ['先审证，再备货', 'Read first, then produce'],
        ['对照合同逐条看', 'Hold it against the contract'],
        ['办不到的立即要求修改', 'Ask at once for amendments'],
      ],
      [
        '收到信用证，不要急着备货。先对照合同逐条看一遍，办不到的条款，马上请买方去银行修改。等货上了船再改，就被动了。',
        'When the credit arrives, do not rush to produce. Read it against the contract, and ask the buyer at once to have impossible terms amended. After shipment it is too late.',
      ],
    ),
    slide(
      ['三个日期', 'Three dates'],
      [
        ['44C：最迟装运日', '44C: latest date of shipment'],
        ['48：交单期', '48: period for presentation'],
        ['31D：有效期和地点', '31D: date and place of expiry'],
      ],
      [
        '先看三个日期：四十四 C 是最迟装运日，四十八是交单期，三十一 D 是有效期和到期地点。三者之间要留够制单的时间。',
        'First see three dates: field 44C for the latest shipment, 48 for presentation, and 31D for the date and place of expiry. Leave time enough between them to make the documents.',
      ],
    ),
    slide(
      ['金额与数量', 'Amount and quantity'],
      [
        ['32B：币种和金额', '32B: currency and amount'],
        ['39A：增减百分比', '39A: percentage tolerance'],
        ['第 30 条：10% 与 5%', 'Article 30: 10% and 5%'],
      ],
      [
        '三十二 B 是币种和金额，三十九 A 是允许的增减。写了 about，可以增减一成；散装货物，数量可以增减百分之五，但总金额不能超。',
        'Field 32B gives currency and amount, 39A the tolerance. “About” allows ten per cent; bulk cargo may vary by five per cent in quantity, within the amount of the credit.',
      ],
    ),
    slide(
      ['货物与单据', 'Goods and documents'],
      [
        ['45A：货物描述', '45A: description of goods'],
        ['46A：所需单据', '46A: documents required'],
        ['47A：附加条件', '47A: additional conditions'],
      ],
      [
        '四十五 A 是货物描述，发票要与它一致。四十六 A 列出单据，四十七 A 是附加条件，陷阱往往就藏在这里。',
        'Field 45A describes the goods, and the invoice must correspond. Field 46A lists the documents and 47A the additional conditions, where the traps tend to hide.',
      ],
    ),
    slide(
      ['警惕软条款', 'Beware of soft clauses'],
      [
        ['须买方签字的检验证', 'Certificate signed by the buyer'],
        ['装运须等买方指示', 'Shipment on the buyer’s word'],
        ['主动权落入买方手中', 'The buyer holds the key'],
      ],
      [
        '如果信用证要求由买方签字的检验证书，或者装运要等买方指示，付款的主动权就到了买方手里。这叫软条款，应当要求删除。',
        'If the credit asks for a certificate signed by the buyer, or shipment on his instructions, payment lies in the buyer’s hands. Such soft clauses should be struck out.',
      ],
    ),
    slide(
      ['修改要整体接受', 'Amendments: all or nothing'],
      [
        ['MT 707：信用证修改', 'MT 707: amendment'],
        ['部分接受等于拒绝', 'Partial acceptance is rejection'],
        ['第 10 条 e 款', 'Article 10(e)'],
      ],
      [
        '修改书用 MT 七零七发来。请记住第十条：修改只能整体接受或整体拒绝，部分接受，就视为拒绝。',
        'An amendment comes by MT 707. Remember article 10: accept it whole or reject it whole. Accepting a part counts as rejection.',
      ],
    ),
  ],
}
