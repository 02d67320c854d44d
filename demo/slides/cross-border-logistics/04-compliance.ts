import { both, slide } from '#demo/build.ts'
import type { DemoVideo } from '#demo/media-types.ts'

export const compliance: DemoVideo = {
  media: 'cross-border-logistics/04-compliance',
  title: both(['目的国合规与退货', 'Compliance and returns']),
  slides: [
    slide(
      ['货到了，能卖吗', 'It has arrived: may it be sold?'],
      [
        ['税：谁缴、缴多少', 'Tax: who and how much'],
        ['产品：标志和责任人', 'Product: marks and operators'],
        ['退货：去哪里', 'Returns: where to'],
      ],
      [
        '货物到了海外仓，不等于可以卖。税由谁缴，产品标志是否齐全，退货退到哪里，都要在发货之前想好。',
        'Goods in the warehouse may not yet be fit for sale. Who pays the tax, are the marks complete, where do returns go? Settle it all before you ship.',
      ],
    ),
    slide(
      ['欧盟增值税：IOSS', 'EU VAT: IOSS'],
      [
        ['不超过 150 欧元的进口远程销售', 'Imported distance sales to EUR 150'],
        ['结账时收取增值税', 'VAT collected at checkout'],
        ['海外仓发货不适用', 'Not for stock already in the EU'],
      ],
      [
        '直邮欧盟、货值不超过一百五十欧元的，可以用 IOSS，在结账时收取增值税。货已经在欧盟仓库里，就不适用，要在当地登记税号。',
        'For direct parcels to the EU up to 150 euros IOSS collects VAT at checkout. It does not fit stock already in an EU warehouse; there you register for VAT locally.',
      ],
    ),
    slide(
      ['产品合规', 'Product compliance'],
      [
        ['CE 标志与技术文件', 'CE mark and technical file'],
        ['欧盟境内的责任经营者', 'Responsible operator in the EU'],
        ['标签和说明书语言', 'Language of labels'],
      ],
      [
        '在欧盟卖玩具和电器，要有 CE 标志和技术文件，还要有设在欧盟境内的责任经营者，标签和说明书使用当地语言。',
        'Toys and electrical goods in the EU need the CE mark, a technical file and a responsible operator in the EU, with labels in the local language.',
      ],
    ),
    slide(
      ['包装和电池', 'Packaging and batteries'],
      [
        ['德国 LUCID 登记', 'LUCID register in Germany'],
        ['锂电池：第 9 类危险品', 'Lithium batteries: Class 9'],
        ['UN 3480 与 UN 3481', 'UN 3480 and UN 3481'],
      ],
      [
        '把包装投放到德国市场，要在 LUCID 登记。锂电池属于第九类危险品，单独运输和装在设备里，联合国编号不同，包装要求也不同。',
        'Packaging put on the German market is registered with LUCID. Lithium batteries are Class 9; alone or in equipment, they differ in UN number and in packing.',
      ],
    ),
    slide(
      ['退货怎么办', 'Handling returns'],
      [
        ['海外仓检验、重新上架', 'Inspect and restock abroad'],
        ['批量退运回国', 'Return in bulk'],
        ['当地处理', 'Dispose of locally'],
      ],
      [
        '退货有三种办法：海外仓检验后重新上架，集中起来批量退运，或者在当地处理。先算一算，退回来的运费是不是比货还贵。',
        'Returns have three ways: inspect and restock abroad, collect and ship back in bulk, or dispose of locally. First work out whether the freight would exceed the value of the goods.',
      ],
    ),
    slide(
      ['规则常变，先查再发', 'Rules change: check first'],
      [
        ['各国小额免税在收紧', 'Low-value relief is tightening'],
        ['以官方网站为准', 'Trust official sites'],
        ['每季度复查一次', 'Review every quarter'],
      ],
      [
        '最后提醒：各国对小额包裹的免税政策正在收紧，规则变化很快。以官方网站为准，每季度复查一次，先查再发。',
        'A last word: relief for low-value parcels is tightening in many countries, and rules change fast. Trust official sites, review every quarter, check before you ship.',
      ],
    ),
  ],
}
