import { both, slide } from '#demo/build.ts'
import type { DemoVideo } from '#demo/media-types.ts'

export const warehouseStock: DemoVideo = {
  media: 'cross-border-logistics/03-warehouse-stock',
  title: both(['海外仓补货', 'Replenishing the warehouse']),
  slides: [
    slide(
      ['断货和压货', 'Too little, too much'],
      [
        ['断货：排名下滑', 'Out of stock: ranking falls'],
        ['压货：仓租吃掉利润', 'Overstock: storage eats profit'],
        ['中间是补货点', 'Between them: the reorder point'],
      ],
      [
        '海外仓有两怕：断货，商品排名下滑；压货，仓租吃掉利润。要在两者之间找到平衡，靠的是补货点。',
        'A warehouse fears two things: running out, when the ranking falls, and overstock, when storage eats the profit. The reorder point keeps the balance.',
      ],
    ),
    slide(
      ['补货周期有多长', 'How long is the lead time?'],
      [
        ['生产 10 天', 'Production 10 days'],
        ['海运和清关 25 天', 'Sea and customs 25 days'],
        ['派送和上架 5 天', 'Delivery and shelving 5 days'],
      ],
      [
        '先算补货周期：生产十天，海运和清关二十五天，派送上架五天，一共四十天。任何一段延误，都会造成断货。',
        'First the lead time: ten days to produce, twenty-five at sea and in customs, five to deliver and shelve: forty in all. A delay in any part leaves you empty.',
      ],
    ),
    slide(
      ['安全库存', 'Safety stock'],
      [
        ['应付销量波动', 'For swings in sales'],
        ['应付运输延误', 'For delays on the way'],
        ['例：15 天的销量', 'Example: 15 days of sales'],
      ],
      [
        '安全库存应付销量波动和运输延误。初学者可以先按十五天的销量准备，有了数据以后，再按波动大小调整。',
        'Safety stock meets swings in sales and delays on the way. A beginner may start with fifteen days of sales and adjust as data come in.',
      ],
    ),
    slide(
      ['算补货点', 'The reorder point'],
      [
        ['日均销量 × 周期 ＋ 安全库存', 'Daily sales × lead time + safety'],
        ['20 × 40 ＋ 300', '20 × 40 + 300'],
        ['补货点：1,100 件', 'Reorder point: 1,100'],
      ],
      [
        '日均卖二十件，周期四十天，安全库存三百件。二十乘四十加三百，等于一千一百件。库存降到这个数，就要下单补货。',
        'Twenty sold a day, forty days of lead time, three hundred in safety. Twenty times forty plus three hundred is 1,100: when stock falls to that, order.',
      ],
    ),
    slide(
      ['看库龄，清滞销', 'Watch the age of stock'],
      [
        ['按库龄分段', 'Group by age'],
        ['超过 90 天要预警', 'Warn at 90 days'],
        ['促销、移仓或弃置', 'Promote, move or dispose'],
      ],
      [
        '库存还要看库龄。超过九十天没有卖出去的，要预警，及时促销、移仓，或者弃置，不要等长期仓储费来了才后悔。',
        'Look at the age of stock too. What has lain for ninety days wants a warning: promote it, move it or dispose of it before long-term fees arrive.',
      ],
    ),
    slide(
      ['旺季要提前', 'Plan ahead for the peak'],
      [
        ['倒推截单时间', 'Count back from the deadline'],
        ['分批发运', 'Ship in batches'],
        ['留出备用渠道', 'Keep a second channel'],
      ],
      [
        '旺季从销售日往前倒推：入仓截止、开船、生产，一步步定日期。货物分批发运，再留一条备用渠道，风险就小得多。',
        'For the peak, count back from the day of sale: warehouse deadline, sailing, production. Ship in batches and keep a second channel, and the risk is far smaller.',
      ],
    ),
  ],
}
