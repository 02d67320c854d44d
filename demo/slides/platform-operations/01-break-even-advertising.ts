import { both, slide } from '#demo/build.ts'
import type { DemoVideo } from '#demo/media-types.ts'

export const breakEven: DemoVideo = {
  media: 'platform-operations/01-break-even-advertising',
  title: both(['广告花多少才不亏', 'Advertising without a loss']),
  slides: [
    slide(
      ['先算单件毛利', 'First the margin per piece'],
      [
        ['售价', 'Price'],
        ['减去货、运、佣、退', 'Less goods, freight, fees, returns'],
      ],
      [
        '广告之前，先算单件毛利。售价三十美元，减去货款、头程和尾程、平台佣金，再减去退货分摊，剩下九美元。',
        'Before advertising, work out the margin of a piece. A price of 30 dollars, less goods, freight both ways, commission and a share of returns, leaves nine.',
      ],
    ),
    slide(
      ['盈亏平衡的广告占比', 'Break-even share'],
      [
        ['毛利除以售价', 'Margin over price'],
        ['九除以三十是三成', 'Nine over thirty: 30%'],
      ],
      [
        '盈亏平衡的广告占比，就是毛利除以售价。九除以三十，百分之三十。广告花费超过销售额的三成，每卖一件就亏一件。',
        'The break-even share of advertising is margin over price: nine over thirty, thirty per cent. Spend more than that, and each sale loses money.',
      ],
    ),
    slide(
      ['倒推最高出价', 'The highest bid'],
      [
        ['转化率', 'Conversion rate'],
        ['毛利乘以转化率', 'Margin times conversion'],
      ],
      [
        '每次点击最多出多少钱？毛利乘以转化率。一百次点击成交十单，转化率百分之十，最高出价就是九角美元。',
        'How much may a click cost at most? Margin times conversion. With ten orders in a hundred clicks, ten per cent, the highest bid is 90 cents.',
      ],
    ),
    slide(
      ['词要分三类', 'Three kinds of keywords'],
      [
        ['精准词：加价', 'Exact: bid up'],
        ['泛词：控价', 'Broad: keep low'],
        ['无关词：否定', 'Irrelevant: exclude'],
      ],
      [
        '关键词分三类。成交好的精准词加价；流量大、成交少的泛词压低出价；有点击没有成交的无关词，加进否定清单。',
        'Sort keywords into three: bid up exact words that sell, keep broad ones low, and exclude words that bring clicks but no orders.',
      ],
    ),
    slide(
      ['看两周再动手', 'Wait two weeks'],
      [
        ['样本要够', 'Enough clicks'],
        ['一次改一处', 'One change at a time'],
      ],
      [
        '不要天天改。一个词至少积累一百次点击，再看成交。一次只改一处，才知道是哪一处起了作用。',
        'Do not change bids every day. Let a word gather at least a hundred clicks, and change one thing at a time, so that you know what worked.',
      ],
    ),
    slide(
      ['广告之外', 'Beyond advertising'],
      [
        ['图片和标题先过关', 'Pictures and title first'],
        ['缺货时停广告', 'Stop when stock runs out'],
      ],
      [
        '转化率低，先改图片、标题和评价，再谈出价。库存不足时把广告停下来，买来的流量不要浪费在断货的页面上。',
        'If few visitors buy, mend pictures, title and reviews before the bid. Stop advertising when stock runs short: paid traffic is wasted on an empty page.',
      ],
    ),
  ],
}
