import { both, slide } from '#demo/build.ts'
import type { DemoVideo } from '#demo/media-types.ts'

export const fourCodes: DemoVideo = {
  media: 'cross-border-logistics/01-four-codes',
  title: both(['四个监管代码，四条路', 'Four codes, four roads']),
  slides: [
    slide(
      ['包裹走哪条路', 'Which road for the parcel?'],
      [
        ['卖给谁？', 'Who buys?'],
        ['货在哪里成交？', 'Where are the goods when sold?'],
        ['代码由此而定', 'The code follows'],
      ],
      [
        '同样一件商品，卖给消费者还是企业，先发货还是先成交，走的通关路径都不一样。四个数字代码，对应四条路。',
        'The same article takes another road depending on who buys it and whether it is shipped before or after the sale. Four codes stand for four roads.',
      ],
    ),
    slide(
      ['9610：零售直邮', '9610: retail, direct'],
      [
        ['消费者下单，包裹出口', 'Consumer orders, parcel leaves'],
        ['清单核放', 'Release by list'],
        ['适合小包、专线', 'Fits small parcels'],
      ],
      [
        '九六一零是零售直邮：境外消费者下单，包裹逐件出口。海关凭清单核放，事后汇总，适合小包和专线。',
        '9610 is direct retail: a foreign consumer orders and parcels leave one by one. Customs releases by list and sums up later; it fits small parcels.',
      ],
    ),
    slide(
      ['9710：企业对企业', '9710: business to business'],
      [
        ['平台上成交的 B2B 订单', 'B2B orders made on a platform'],
        ['直接出口给境外企业', 'Straight to the foreign firm'],
        ['上传订单信息', 'Order data uploaded'],
      ],
      [
        '九七一零是企业对企业直接出口：在跨境电商平台与境外企业成交，货物直接运给对方，申报时传输订单信息。',
        '9710 is direct B2B export: the deal is made on a platform with a foreign firm, goods go straight to it, and the order data are sent with the declaration.',
      ],
    ),
    slide(
      ['9810：先到海外仓', '9810: first to the warehouse'],
      [
        ['先出口，后销售', 'Export first, sell later'],
        ['货物进入海外仓', 'Goods enter the warehouse'],
        ['适合爆款和大件', 'Fits best-sellers and bulky goods'],
      ],
      [
        '九八一零是出口海外仓：货物先运到境外仓库，再在平台上销售，从当地发给买家，适合销量稳定的商品和大件。',
        '9810 is export to an overseas warehouse: goods are shipped first, sold on a platform later, and delivered from there. It fits steady sellers and bulky goods.',
      ],
    ),
    slide(
      ['1210：保税备货', '1210: bonded stock'],
      [
        ['批量进入综合保税区', 'In bulk into a bonded zone'],
        ['订单来了再出区', 'Out when ordered'],
        ['进口、出口都可用', 'For imports and exports'],
      ],
      [
        '一二一零是保税模式：货物批量进入综合保税区，有了订单再逐件放行。进口用它做保税备货，出口也可以用。',
        '1210 is the bonded model: goods enter a bonded zone in bulk and leave piece by piece as orders come. It serves imports and exports alike.',
      ],
    ),
    slide(
      ['小结', 'In short'],
      [
        ['9610 对消费者', '9610: to consumers'],
        ['9710 对企业', '9710: to firms'],
        ['9810 去海外仓，1210 保税', '9810: warehouse, 1210: bonded'],
      ],
      [
        '一句话记住：九六一零对消费者，九七一零对企业，九八一零去海外仓，一二一零在保税区。选错代码，退税和结汇都会受影响。',
        'In one line: 9610 to consumers, 9710 to firms, 9810 to the warehouse, 1210 in the bonded zone. The wrong code troubles both refund and settlement.',
      ],
    ),
  ],
}
