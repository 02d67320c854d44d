import { both, slide } from '#demo/build.ts'
import type { DemoVideo } from '#demo/media-types.ts'

export const dutyAndOrigin: DemoVideo = {
  media: 'customs-declaration/04-duty-and-origin',
  title: both(['税费计算与 RCEP 原产地', 'Duty, tax and RCEP origin']),
  slides: [
    slide(
      ['先定计税价格', 'First the customs value'],
      [
        ['成交价格为基础', 'Based on the transaction price'],
        ['加起卸前的运费、保险费', 'Plus freight and insurance'],
        ['《关税法》第二十四条', 'Tariff Law, article 24'],
      ],
      [
        '进口货物的计税价格，以成交价格为基础，加上运抵境内输入地点起卸前的运费和保险费。通俗地说，接近 CIF 价。',
        'The customs value starts from the transaction price and adds freight and insurance up to unloading at the place of import. Roughly, it is the CIF value.',
      ],
    ),
    slide(
      ['算一票货', 'Work one out'],
      [
        ['计税价格 100,000 元', 'Customs value CNY 100,000'],
        ['关税 10%：10,000 元', 'Duty at 10%: 10,000'],
        ['增值税 13%：14,300 元', 'VAT at 13%: 14,300'],
      ],
      [
        '算一票货：计税价格十万元，关税税率百分之十，关税一万元。增值税的基数是十一万元，乘以百分之十三，等于一万四千三百元。',
        'Work one out: customs value 100,000, duty at ten per cent is 10,000. VAT is charged on 110,000; at thirteen per cent it comes to 14,300 yuan.',
      ],
    ),
    slide(
      ['缴税期限', 'When to pay'],
      [
        ['完成申报起 15 日内', 'Within 15 days of declaring'],
        ['滞纳金每日万分之五', 'Surcharge: 0.05% a day'],
        ['可提供担保先放行', 'Release against security'],
      ],
      [
        '从二零二四年十二月一日起，关税法施行。税款要在完成申报之日起十五日内缴纳，逾期按日加收万分之五的滞纳金。',
        'The Tariff Law has applied since 1 December 2024. Tax is due within fifteen days of completing the declaration; after that 0.05 per cent is added each day.',
      ],
    ),
    slide(
      ['用好 RCEP', 'Making use of RCEP'],
      [
        ['十五个成员国', 'Fifteen members'],
        ['区域价值成分 40%', 'Regional value content 40%'],
        ['原产材料可累积', 'Originating materials cumulate'],
      ],
      [
        'RCEP 有十五个成员国。货物达到区域价值成分百分之四十，或者税则改变等标准，就有机会享受优惠税率，成员国的原产材料还可以累积。',
        'RCEP has fifteen members. Goods that reach forty per cent regional value or meet another listed rule may enjoy the lower rate, and members’ originating materials cumulate.',
      ],
    ),
    slide(
      ['算区域价值成分', 'Calculating regional value content'],
      [
        ['扣减法：（FOB － 非原产材料）÷ FOB', 'Build-down: (FOB − VNM) ÷ FOB'],
        ['例：（100 － 55）÷ 100', 'Example: (100 − 55) ÷ 100'],
        ['结果：45%，达标', 'Result: 45%, it qualifies'],
      ],
      [
        '用扣减法算：离岸价一百美元，非原产材料五十五美元，相减再除以离岸价，等于百分之四十五，超过四十，达标。',
        'By the build-down formula: FOB 100, non-originating materials 55; subtract and divide by FOB, and you get 45 per cent. That is above forty: it qualifies.',
      ],
    ),
    slide(
      ['证明与直接运输', 'Proof and direct consignment'],
      [
        ['原产地证书或声明', 'Certificate or declaration'],
        ['一年内有效', 'Valid for one year'],
        ['经第三国须未加工', 'No processing on the way'],
      ],
      [
        '享惠还要两样：有效的原产地证书或经核准出口商的声明，以及直接运输。经过第三国可以，但不能进一步加工。',
        'Two more things are needed: a valid certificate or an approved exporter’s declaration, and direct consignment. A third country may be passed, but without further processing.',
      ],
    ),
  ],
}
